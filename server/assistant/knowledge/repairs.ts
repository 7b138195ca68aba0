import type { Ctx } from '../../core/context.js';
import { parseShortId } from '../../core/entities/ids.js';
import { KATHMANDU } from '../../core/fields/moment.js';
import { rupees } from '../../core/fields/money.js';
import { listOwnRepairs, present, STATUS_LABELS, trackRepair } from '../../repairs/index.js';
import { lines, type Passage } from './passage.js';

/** What whoever holds the full id may see of a repair. */
type Tracked = NonNullable<Awaited<ReturnType<typeof trackRepair>>>;

/** Twelve letters and digits in one word, hyphens between them or not; or in three groups, as ids are read out. Overlapping ones are all found. */
const WRITTEN_ID =
  /(?<![\p{L}\p{N}])(?=((?:[\da-z०-९]-?){11}[\da-z०-९]|(?:[\da-z०-९]{4}\s){2}[\da-z०-९]{4})(?![\p{L}\p{N}]))/giu;
/** A phone number is none, and a long word hardly ever: of an id at least a digit, a capital or a hyphen is seen. */
const IS_LIKELY = /^(?=.*[A-Za-z])(?=.*[\dA-Z०-९-])/;
const MOST_LOOKED_UP = 5;
const MOST_OWN = 5;

/** Repair ids that are in what was said, the newest first, each once. */
function idsIn(said: readonly string[]): string[] {
  const written = said.toReversed().flatMap((text) => Array.from(text.matchAll(WRITTEN_ID), ([, id]) => id!));
  const ids = written.filter((id) => IS_LIKELY.test(id)).flatMap((id) => parseShortId(id) ?? []);
  return [...new Set(ids)].slice(0, MOST_LOOKED_UP);
}

/** Only a mixture of letters and digits looks enough like an id to say that there is no such repair. */
const IS_MIXED = /(?=.*\d)(?=.*[A-Z])/;

/**
 * The repairs whose full id was given, as the tracking page shows them to this caller (decisions §3): no name, no phone, no address.
 * @param said all that the visitor wrote
 */
export async function repairPassages(ctx: Ctx, said: readonly string[]): Promise<Passage[]> {
  const ids = idsIn(said);
  const found: Passage[] = [];
  for (const id of ids) {
    const repair = await trackRepair(ctx, id);
    if (repair) found.push(toPassage(repair));
  }
  return found.length > 0 ? found : ids.filter((id) => IS_MIXED.test(id)).map(missing);
}

const missing = (id: string): Passage => ({
  title: `Repair ${id}`,
  text: 'There is no repair with this id. It may be mistyped: it has 12 letters and digits.',
  link: '/track',
});

/** The newest repairs of a signed-in caller, alike; none for a guest. */
export async function ownRepairPassages(ctx: Ctx): Promise<Passage[]> {
  if (ctx.actor.kind === 'guest') return [];
  const repairs = await listOwnRepairs(ctx, MOST_OWN);
  return repairs.map((repair) => toPassage(present(ctx, repair)));
}

const day = (date: Date) => date.toLocaleDateString('en-CA', { timeZone: KATHMANDU });

function toPassage(repair: Tracked): Passage {
  const { id, brand, model, tvType, status, submissionDate, lastUpdateDate, promisedDate, history } = repair;
  const cost = repair.actualCost ?? repair.estimatedCost;
  const note = history.findLast((event) => event.note)?.note;
  return {
    title: `Repair ${id}`,
    text: lines(
      `Device: ${[brand, model, tvType].filter(Boolean).join(' ')}.`,
      `Status: ${STATUS_LABELS[status]}, since ${day(lastUpdateDate)}. Requested on ${day(submissionDate)}.`,
      promisedDate && `Promised for ${day(promisedDate)}.`,
      cost !== null && `${repair.actualCost === null ? 'Estimated cost' : 'Cost'}: ${rupees(cost)}.`,
      note && `Note of the workshop: ${note}`,
    ),
    link: `/track/${id}`,
  };
}
