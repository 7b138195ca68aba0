import type { ObjectQuery } from '@mikro-orm/core';
import { z } from 'zod';
import { User } from '../../accounts/index.js';
import type { Ctx } from '../../core/context.js';
import { containsEveryWord } from '../../core/entities/textSearch.js';
import { normalizePhone } from '../../core/fields/phone.js';
import { plainEntry } from '../../core/fields/plainLine.js';
import { optionalText, toAsciiDigits } from '../../core/fields/text.js';
import { authorize } from '../../core/policy.js';
import { Repair } from '../entity.js';
import { MAX_SEARCH } from '../inputs.js';
import { NEWEST_FIRST } from '../list.service.js';
import { canManage } from '../policy.js';
import type { Customer } from './views.js';

/** Finding somebody who has been here before, while the number or the name is still being typed. */

const MAX_CUSTOMERS = 10;
/** So many rows are looked at; a beginning that fits more people wants more digits. */
const MAX_ROWS = 200;
const MIN_DIGITS = 3;
const MIN_LETTERS = 2;

const lookupSchema = z.object({ search: optionalText('Search', MAX_SEARCH) });

/** Where to look, in repairs and in accounts. */
interface Lookup {
  repairs: ObjectQuery<Repair>;
  accounts: ObjectQuery<User>;
  /** What the database cannot tell of an account, as it keeps the number as it was typed. */
  fits: (account: User) => boolean;
}

/**
 * Customers whose phone number begins so (three digits or more, however they are written), or whose name has every word.
 * Each is found once, who was here last first: by the account, else by the number.
 * @returns at most ten
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT
 */
export async function findCustomers(ctx: Ctx, written: unknown): Promise<Customer[]> {
  authorize(ctx.actor, canManage(ctx.actor));
  const { search } = lookupSchema.parse({ search: written });
  const lookup = lookupOf(plainEntry(search ?? ''));
  if (!lookup) return [];
  const [repairs, found] = [
    await ctx.em.find(Repair, lookup.repairs, { orderBy: NEWEST_FIRST, limit: MAX_ROWS, populate: ['owner'] }),
    await ctx.em.find(User, lookup.accounts, { orderBy: { id: 'asc' }, limit: MAX_ROWS }),
  ];
  const accounts = found.filter(lookup.fits);
  const customers = new Map<string, Customer>();
  const accountOfNumber = new Map(accounts.map((account) => [keyOfNumber(account.contactNumber), account]));
  for (const repair of repairs) {
    const owner = repair.owner?.getEntity() ?? accountOfNumber.get(repair.contactNumberKey) ?? null;
    const customer = customerOf(owner, repair);
    if (!customers.has(customer.key)) customers.set(customer.key, customer);
  }
  for (const account of accounts) {
    const customer = customerOf(account, null);
    if (!customers.has(customer.key)) customers.set(customer.key, customer);
  }
  return withCounts(ctx, [...customers.values()].slice(0, MAX_CUSTOMERS));
}

function lookupOf(search: string): Lookup | null {
  const digits = toAsciiDigits(search).replace(/\D/g, '');
  if (/^[+\d\s().-]+$/.test(toAsciiDigits(search))) return digits.length < MIN_DIGITS ? null : byNumber(search, digits);
  return search.length < MIN_LETTERS ? null : byName(search);
}

function byNumber(search: string, digits: string): Lookup {
  // half a number may begin with the country's code or not
  const prefixes = [...new Set([normalizePhone(search), ...(digits.startsWith('977') ? [digits] : [])])];
  const begins = (number: string | null) => prefixes.some((prefix) => keyOfNumber(number)?.startsWith(prefix));
  return {
    repairs: { $or: prefixes.map((prefix) => ({ contactNumberKey: { $like: `${prefix}%` } })) },
    accounts: {
      contactNumber: { $ne: null },
      $or: prefixes.map((prefix) => ({ $and: containsEveryWord('search', prefix.replace(/^977/, '')) })),
    },
    fits: ({ contactNumber }) => begins(contactNumber),
  };
}

const byName = (search: string): Lookup => ({
  // the index finds the words anywhere in the record; the name has to have them
  repairs: { $and: [...containsEveryWord('full_search', search), ...containsEveryWord('user_name_key', search)] },
  accounts: { $and: [...containsEveryWord('search', search), ...containsEveryWord('name_key', search)] },
  fits: () => true,
});

const keyOfNumber = (number: string | null) => (number === null ? null : normalizePhone(number));

function customerOf(account: User | null, last: Repair | null): Customer {
  return {
    key: account ? `account:${account.id}` : `number:${last!.contactNumberKey}`,
    userId: account?.id ?? null,
    name: account?.name ?? last?.userName ?? account!.username,
    contactNumber: account?.contactNumber ?? last?.contactNumber ?? null,
    address: last?.pickupAddress ?? null,
    lastRepairId: last?.id ?? null,
    repairCount: 0,
  };
}

/** Counts the repairs of each: those of the account, and those without one under the number. */
async function withCounts(ctx: Ctx, customers: Customer[]): Promise<Customer[]> {
  const userIds = customers.map(({ userId }) => userId).filter((id) => id !== null);
  const numbers = customers.map(({ contactNumber }) => keyOfNumber(contactNumber)).filter((key) => key !== null);
  const owned = await countBy(ctx, 'owner', { owner: { $in: userIds } }, userIds);
  const ofNumber = await countBy(ctx, 'contactNumberKey', { owner: null, contactNumberKey: { $in: numbers } }, numbers);
  return customers.map((customer) => ({
    ...customer,
    repairCount: (owned[customer.userId ?? ''] ?? 0) + (ofNumber[keyOfNumber(customer.contactNumber) ?? ''] ?? 0),
  }));
}

/** How many repairs there are for each of some values; of none nothing is asked. */
async function countBy(
  ctx: Ctx,
  column: 'owner' | 'contactNumberKey',
  where: ObjectQuery<Repair>,
  values: string[],
): Promise<Record<string, number>> {
  return values.length === 0 ? {} : ctx.em.countBy(Repair, column, { where });
}
