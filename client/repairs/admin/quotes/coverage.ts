import { linesOf, type LinesValues, type LineValues } from '../../../prices/admin';
import type { CoveredLineFragment } from '../../repairs.gen';

/** What the warranty of the jobs before covers of a quote that is being written; the server decides it (`quotes/coverage.ts`). */

type Coverage = readonly CoveredLineFragment[];

const words = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

const repeats = (line: LineValues, earlier: CoveredLineFragment): boolean =>
  line.kind === earlier.kind && words(line.text) === words(earlier.text) && Number(line.quantity) <= earlier.quantity;

/** Until when each of the lines is covered, in their order; each covered line covers one. */
export function coverEach(lines: readonly LineValues[], coverage: Coverage): (string | undefined)[] {
  const left = coverage.filter(({ isCovered }) => isCovered);
  return lines.map((line) => {
    const index = left.findIndex((earlier) => repeats(line, earlier));
    return index < 0 ? undefined : left.splice(index, 1)[0]!.until;
  });
}

/** What the first quote of a job that comes back begins with: what is covered, which is not charged. */
export const coveredLines = (coverage: Coverage): LinesValues =>
  linesOf(
    coverage
      .filter(({ isCovered }) => isCovered)
      .map(({ kind, text, quantity, warrantyMonths }) => ({
        kind,
        text,
        quantity,
        warrantyMonths,
        unitPrice: 0,
        isOptional: false,
      })),
  );
