import type { Ctx } from '../../core/context.js';
import { DELETED_TOO } from '../../core/entities/bin.js';
import { Repair } from '../entity.js';
import type { QuoteLine } from './inputs.js';
import { approvedOf } from './versions.js';
import { warrantyEndOf } from './warranty.js';

/**
 * What the warranty of earlier jobs covers of one that comes back (decisions §14): lines that repeat a covered line cost
 * nothing, and keep the first end unless the shop starts their warranty again.
 */

/** A line of an earlier job that was under warranty. */
export interface CoveredLine {
  /** Of the earlier job. */
  repairId: string;
  kind: QuoteLine['kind'];
  text: string;
  quantity: number;
  warrantyMonths: number;
  /** The last moment of its warranty. */
  until: Date;
  /** Whether the set came back within it. */
  isCovered: boolean;
}

/** How many jobs before one another are looked at. */
const MOST_JOBS = 5;

/** What the jobs before had under warranty, the latest job first. What comes back twice is covered by the later job. */
export async function coverageOf(
  ctx: Ctx,
  repair: Pick<Repair, 'comesBackFrom' | 'submissionDate'>,
): Promise<CoveredLine[]> {
  const found: CoveredLine[] = [];
  let before = repair.comesBackFrom;
  for (let jobs = 0; before && jobs < MOST_JOBS; jobs += 1) {
    // oxlint-disable-next-line no-await-in-loop -- which job was before is known by the one after it
    const job: Repair | null = await ctx.em.findOne(
      Repair,
      { id: before.id },
      { populate: ['quotes'], filters: DELETED_TOO },
    );
    const later = [...found];
    found.push(
      ...(job ? warrantedLines(job, repair.submissionDate) : []).filter(
        (line) => !later.some((one) => repeats(line, one)),
      ),
    );
    before = job?.comesBackFrom ?? null;
  }
  return found;
}

function warrantedLines(job: Repair, cameBack: Date): CoveredLine[] {
  const { lines = [], leftOut = [] } = approvedOf(job) ?? {};
  return lines.flatMap((line, index) => {
    const until = leftOut.includes(index + 1) ? null : warrantyEndOf(job, line);
    if (!until) return [];
    const { kind, text, quantity, warrantyMonths } = line;
    return [{ repairId: job.id, kind, text, quantity, warrantyMonths, until, isCovered: until >= cameBack }];
  });
}

type Named = Pick<QuoteLine, 'kind' | 'text' | 'quantity'>;

const words = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** The same thing in the same words, and no more of it. */
const repeats = (line: Named, earlier: Named): boolean =>
  line.kind === earlier.kind && words(line.text) === words(earlier.text) && line.quantity <= earlier.quantity;

/** Lines as they are kept: those that repeat a covered one cost nothing, each covered one once. */
export function withCoverage(lines: readonly QuoteLine[], coverage: readonly CoveredLine[]): QuoteLine[] {
  const left = coverage.filter(({ isCovered }) => isCovered);
  return lines.map((line) => {
    const index = left.findIndex((covered) => repeats(line, covered));
    if (index < 0) return { ...line, startsWarrantyAgain: false, coveredBy: null, coveredUntil: null };
    const [{ repairId, until }] = left.splice(index, 1) as [CoveredLine];
    return { ...line, unitPrice: 0, coveredBy: repairId, coveredUntil: until.toISOString() };
  });
}
