import { fromKathmanduInput, toKathmanduInput } from '../../../lib/dates';
import { toAsciiDigits } from '../../../lib/digits';
import { parseRupees, typedRupees } from '../costs';
import type { AdminQuoteFragment, QuoteDraftInput, QuoteLineKind } from '../detail/repairDetail.gen';

/** A line as it is typed. */
export interface LineValues {
  kind: QuoteLineKind;
  text: string;
  quantity: string;
  unitPrice: string;
  warrantyMonths: string;
  isOptional: boolean;
  photoUrl: string;
}

/** A quote as it is typed, in the order of the form. */
export interface DraftValues {
  lines: LineValues[];
  note: string;
  /** Kathmandu's wall clock; empty for the usual 14 days. */
  validUntil: string;
}

export const emptyLine = (): LineValues => ({
  kind: 'PART',
  text: '',
  quantity: '1',
  unitPrice: '',
  warrantyMonths: '0',
  isOptional: false,
  photoUrl: '',
});

/** What a new draft begins with: what it is to take the place of, or an empty line. */
export function draftOf(quote: AdminQuoteFragment | undefined): DraftValues {
  if (!quote) return { lines: [emptyLine()], note: '', validUntil: '' };
  const isDraft = quote.state === 'DRAFT';
  return {
    lines: quote.lines.map((line) => ({
      kind: line.kind,
      text: line.text,
      quantity: String(line.quantity),
      unitPrice: typedRupees(line.unitPrice),
      warrantyMonths: String(line.warrantyMonths ?? 0),
      isOptional: line.isOptional,
      photoUrl: line.photoUrl ?? '',
    })),
    note: isDraft ? (quote.note ?? '') : '',
    validUntil: isDraft && quote.validUntil ? toKathmanduInput(quote.validUntil) : '',
  };
}

/** A whole number as it is typed, in whichever digits; NaN where it is none. */
export const parseWhole = (typed: string): number => {
  const plain = toAsciiDigits(typed).trim();
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN;
};

/** @param revision of the draft that was edited; null where there is none yet */
export const toDraftInput = ({ lines, note, validUntil }: DraftValues, revision: number | null): QuoteDraftInput => ({
  lines: lines.map((line) => ({
    kind: line.kind,
    text: line.text,
    quantity: parseWhole(line.quantity),
    unitPrice: parseRupees(line.unitPrice) ?? 0,
    warrantyMonths: parseWhole(line.warrantyMonths),
    isOptional: line.isOptional,
    photoUrl: line.photoUrl || null,
  })),
  note: note.trim() || null,
  validUntil: validUntil ? (fromKathmanduInput(validUntil) ?? validUntil) : null,
  revision,
});

/** What the lines come to as they are typed, in rupees; what is no number yet counts nothing. */
export const typedTotal = (lines: readonly LineValues[]): number =>
  lines.reduce((sum, { quantity, unitPrice }) => {
    const paisa = Math.round((parseRupees(unitPrice) ?? 0) * 100) * parseWhole(quantity);
    return sum + (Number.isFinite(paisa) ? paisa : 0);
  }, 0) / 100;
