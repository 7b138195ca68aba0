import { fromKathmanduInput, toKathmanduInput } from '../../../lib/dates';
import { linesInOrder, linesOf, type LinesValues, toLineInput } from '../../../prices/admin';
import type { CoveredLineFragment } from '../../repairs.gen';
import { coveredLines } from './coverage';
import type { AdminQuoteFragment, QuoteDraftInput } from '../detail/repairDetail.gen';

/** A quote as it is typed, in the order of the form. */
export interface DraftValues extends LinesValues {
  note: string;
  /** Kathmandu's wall clock; empty for the usual 14 days. */
  validUntil: string;
}

/** What a new draft begins with: what it is to take the place of, what a warranty covers, or an empty line. */
export function draftOf(quote: AdminQuoteFragment | undefined, coverage: readonly CoveredLineFragment[]): DraftValues {
  const isDraft = quote?.state === 'DRAFT';
  return {
    ...(quote ? linesOf(quote.lines) : coveredLines(coverage)),
    note: isDraft ? (quote.note ?? '') : '',
    validUntil: isDraft && quote.validUntil ? toKathmanduInput(quote.validUntil) : '',
  };
}

/** @param revision of the draft that was edited; null where there is none yet */
export const toDraftInput = (
  { note, validUntil, ...lines }: DraftValues,
  revision: number | null,
): QuoteDraftInput => ({
  lines: linesInOrder(lines).map(toLineInput),
  note: note.trim() || null,
  validUntil: validUntil ? (fromKathmanduInput(validUntil) ?? validUntil) : null,
  revision,
});
