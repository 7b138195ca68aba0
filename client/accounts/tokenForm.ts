import { requiredLine } from '../lib/textRules';
import { fromKathmanduInput, toKathmanduInput } from '../lib/dates';
import type { AccessScope } from './accessTokens.gen';

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_DAYS = 365;
const MAX_NAME = 60;

/** How long a token may live: so many days, or until the end of a day that is chosen. */
export const LIFETIMES = ['30', '90', '365', 'date'] as const;

export interface TokenValues {
  name: string;
  scopes: AccessScope[];
  /** One of LIFETIMES; called like the server's field, so that its refusals are here. */
  expiresAt: string;
  /** A day in Kathmandu, where one is chosen. */
  date: string;
}

export const EMPTY_TOKEN: TokenValues = { name: '', scopes: [], expiresAt: '30', date: '' };

/** The moment that was chosen, in ISO 8601; null where none was. */
export function endOf({ expiresAt, date }: TokenValues, now: Date): string | null {
  if (expiresAt === 'date') return fromKathmanduInput(`${date}T23:59:59`);
  return new Date(now.getTime() + Number(expiresAt) * DAY_MS).toISOString();
}

/** The first and the last day that can be chosen. */
export function daysOf(now: Date): { min: string; max: string } {
  const dayIn = (days: number) => toKathmanduInput(new Date(now.getTime() + days * DAY_MS)).slice(0, 10);
  return { min: dayIn(1), max: dayIn(MAX_DAYS) };
}

/** The sentences are the server's own (lib/serverMessages.ts). */
export const nameRule = ({ name }: TokenValues): string | undefined => requiredLine('Name', MAX_NAME)(name.trim());

export const scopesRule = ({ scopes }: TokenValues): string | undefined =>
  scopes.length > 0 ? undefined : 'Choose at least one scope.';

/** A day is asked for only where no number of days was chosen. */
export function dateRule({ expiresAt, date }: TokenValues): string | undefined {
  if (expiresAt !== 'date') return undefined;
  if (!date) return 'Please choose when the token expires.';
  const { min, max } = daysOf(new Date());
  if (date < min) return 'A token cannot expire in the past.';
  return date > max ? 'A token can live for at most one year.' : undefined;
}
