import { parseRupees, typedRupees } from '../../../admin/kit/rupees';
import { toAsciiDigits } from '../../../lib/digits';
import type { LineKind } from './lineKinds';

/** A line as it is typed. */
export interface LineValues {
  kind: LineKind;
  text: string;
  quantity: string;
  unitPrice: string;
  warrantyMonths: string;
  isOptional: boolean;
  photoUrl: string;
  /** Whether the warranty of a covered line begins again; see `quotes/coverage.ts` of the server. */
  startsWarrantyAgain: boolean;
}

/**
 * Lines in a form: each under a name of its own, which it keeps whatever is added or removed around it, so that no field
 * changes its name while somebody types into it.
 */
export interface LinesValues {
  lines: Record<string, LineValues>;
  /** The names of those that are there, in the order in which they are shown. */
  order: string[];
}

/** A line as the server has it. */
export interface StoredLine {
  kind: LineKind;
  text: string;
  quantity: number;
  unitPrice: number;
  warrantyMonths: number | null;
  isOptional: boolean;
  photoUrl?: string | null;
  startsWarrantyAgain?: boolean;
}

export const emptyLine = (): LineValues => ({
  kind: 'PART',
  text: '',
  quantity: '1',
  unitPrice: '',
  warrantyMonths: '0',
  isOptional: false,
  photoUrl: '',
  startsWarrantyAgain: false,
});

export const typedLine = (line: StoredLine): LineValues => ({
  kind: line.kind,
  text: line.text,
  quantity: String(line.quantity),
  unitPrice: typedRupees(line.unitPrice),
  warrantyMonths: String(line.warrantyMonths ?? 0),
  isOptional: line.isOptional,
  photoUrl: line.photoUrl ?? '',
  startsWarrantyAgain: line.startsWarrantyAgain ?? false,
});

/** What a form begins with: what is stored, or an empty line. The names are the places, so that two versions can be compared. */
export function linesOf(stored: readonly StoredLine[]): LinesValues {
  const typed = stored.length > 0 ? stored.map(typedLine) : [emptyLine()];
  const named = typed.map((line, index) => [`line${index + 1}`, line] as const);
  return { lines: Object.fromEntries(named), order: named.map(([name]) => name) };
}

/** The lines that are there, in their order. */
export const linesInOrder = ({ lines, order }: LinesValues): LineValues[] => order.flatMap((name) => lines[name] ?? []);

/** Whether nothing was typed into a line, so that another one may take its place. */
export const isEmptyLine = ({ text, unitPrice }: LineValues): boolean => text.trim() === '' && unitPrice.trim() === '';

/** A whole number as it is typed, in whichever digits; NaN where it is none. */
export const parseWhole = (typed: string): number => {
  const plain = toAsciiDigits(typed).trim();
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN;
};

export const isWithin = (typed: unknown, min: number, max: number): boolean => {
  const value = parseWhole(String(typed));
  return value >= min && value <= max;
};

/** A line as the server takes it. */
export const toLineInput = (line: LineValues) => ({
  kind: line.kind,
  text: line.text,
  quantity: parseWhole(line.quantity),
  unitPrice: parseRupees(line.unitPrice) ?? 0,
  warrantyMonths: parseWhole(line.warrantyMonths),
  isOptional: line.isOptional,
  photoUrl: line.photoUrl || null,
  startsWarrantyAgain: line.startsWarrantyAgain,
});

type Priced = Pick<LineValues, 'quantity' | 'unitPrice'>;

/** What lines come to as they are typed, in rupees; what is no number yet counts nothing. */
export const typedTotal = (lines: readonly Priced[]): number =>
  lines.reduce((sum, { quantity, unitPrice }) => {
    const paisa = Math.round((parseRupees(unitPrice) ?? 0) * 100) * parseWhole(quantity);
    return sum + (Number.isFinite(paisa) ? paisa : 0);
  }, 0) / 100;
