import { parseShortId } from '../../platform/ids.js';
import type { Ctx } from '../../platform/context.js';
import { rupees } from '../../platform/money.js';
import { STATUS_LABELS } from '../../repairs/enums.js';
import { listOwnRepairs } from '../../repairs/list.service.js';
import { present, trackRepair } from '../../repairs/service.js';
import { lines, type Passage } from './passage.js';

/** What whoever holds the full id may see of a repair. */
type Tracked = NonNullable<Awaited<ReturnType<typeof trackRepair>>>;

/** Twelve letters and digits in one word, hyphens between them or not. */
const IN_ONE = /(?<![\p{L}\p{N}])[\da-z०-९](?:-?[\da-z०-९]){11}(?![\p{L}\p{N}])/giu;
/** The same in three groups, as ids are read out. */
const IN_GROUPS = /(?<![\p{L}\p{N}])[\da-z०-९]{4}\s[\da-z०-९]{4}\s[\da-z०-९]{4}(?![\p{L}\p{N}])/giu;
const MOST_LOOKED_UP = 3;
const MOST_OWN = 5;

/** Repair ids that stand in a text, as they are written there. */
function idsIn(text: string): string[] {
  const written = [...text.matchAll(IN_ONE), ...text.matchAll(IN_GROUPS)].map(([match]) => match);
  return written.filter((id) => parseShortId(id) !== undefined).slice(0, MOST_LOOKED_UP);
}

/**
 * The repairs whose full id was given, as the tracking page shows them to this caller (decisions §3): no name, no phone, no address.
 * @param said all that the visitor wrote
 */
export async function repairPassages(ctx: Ctx, said: string): Promise<Passage[]> {
  const passages: Passage[] = [];
  for (const id of idsIn(said)) {
    const repair = await trackRepair(ctx, id);
    if (repair) passages.push(toPassage(repair));
  }
  return passages;
}

/** The newest repairs of a signed-in caller, alike; none for a guest. */
export async function ownRepairPassages(ctx: Ctx): Promise<Passage[]> {
  if (ctx.actor.kind === 'guest') return [];
  const repairs = await listOwnRepairs(ctx, MOST_OWN);
  return repairs.map((repair) => toPassage(present(ctx, repair)));
}

const day = (date: Date) => date.toLocaleDateString('en-CA', { timeZone: 'Asia/Kathmandu' });

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
