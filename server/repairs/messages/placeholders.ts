import type { MessageOccasion, MessagePlaceholder } from './enums.js';

/** Placeholders in a text, and what becomes of it. */

const EVERYWHERE: readonly MessagePlaceholder[] = ['name', 'set', 'id', 'hours', 'address', 'phone'];

const BESIDES: Partial<Record<MessageOccasion, readonly MessagePlaceholder[]>> = {
  QUOTE: ['price', 'found', 'work'],
  QUOTE_APPROVED: ['price', 'work'],
  QUOTE_REJECTED: ['due'],
  REPAIRING: ['price', 'work'],
  REPAIRED: ['price', 'work', 'due'],
  DELIVERED: ['price', 'work', 'due'],
};

/** What a text about something may say. */
export const placeholdersOf = (occasion: MessageOccasion): readonly MessagePlaceholder[] => [
  ...(BESIDES[occasion] ?? []),
  ...EVERYWHERE,
];

/** What is known whatever has happened. */
const alwaysKnown = (occasion: MessageOccasion): readonly string[] => [
  'name',
  'set',
  'id',
  ...(occasion === 'QUOTE' ? ['price'] : []),
];

const IN_BRACES = /\{([^{}]*)\}/g;

const namesIn = (text: string): string[] => [...text.matchAll(IN_BRACES)].map(([, name]) => name!.trim());

/** The first thing in braces that there is not in texts about this; braces that do not close are none. */
export function unknownIn(text: string, occasion: MessageOccasion): string | undefined {
  const known: readonly string[] = placeholdersOf(occasion);
  const wrong = namesIn(text).find((name) => !known.includes(name));
  if (wrong !== undefined) return `{${wrong}}`;
  return text.replace(IN_BRACES, '').match(/[{}]/)?.[0];
}

const hasOnly = (text: string, names: readonly string[]): boolean =>
  namesIn(text).every((name) => names.includes(name));

/** Whether something of it can be said whatever is known. */
export const canAlwaysBeSaid = (text: string, occasion: MessageOccasion): boolean =>
  text.split('\n').some((line) => line.trim() !== '' && hasOnly(line, alwaysKnown(occasion)));

/** What stands for each name; null where there is nothing to say. */
export type PlaceholderValues = Record<MessagePlaceholder, string | null>;

/** A text with its values. A line that names what is not known is left out, and so are empty ones. */
export function fillIn(text: string, values: PlaceholderValues): string {
  const valueOf = (name: string) => values[name.trim() as MessagePlaceholder] || null;
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && namesIn(line).every((name) => valueOf(name) !== null))
    .map((line) => line.trim().replace(IN_BRACES, (_, name: string) => valueOf(name)!))
    .join('\n');
}
