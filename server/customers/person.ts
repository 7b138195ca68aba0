import { User } from '../accounts/index.js';
import type { Ctx } from '../core/context.js';
import { isUuid } from '../core/entities/ids.js';
import { containsEveryWord } from '../core/entities/textSearch.js';
import { normalizePhone, phoneNumber } from '../core/fields/phone.js';
import { Repair } from '../repairs/index.js';

/** Somebody as far as they are known: an account, or no more than a number or an address. */
export interface Person {
  id: string;
  account: User | null;
  /** Where a number belongs to several people. */
  otherAccounts: User[];
  /** Phone numbers in their normal form. */
  numbers: string[];
  /** In lower case. */
  emails: string[];
}

const aNumber = phoneNumber('Contact number');

/** More accounts with one number than this are a mistake. */
const MAX_ACCOUNTS = 10;

/**
 * Who is meant. A number or an address that belongs to one account is that account.
 * @param who the id of an account, an email address, or a phone number however it is written
 * @returns null for what is none of these, and for an account that is gone
 */
export async function findPerson(ctx: Ctx, who: string): Promise<Person | null> {
  if (isUuid(who)) {
    const account = await ctx.em.findOne(User, { id: who });
    return account && ofAccount(ctx, account);
  }
  if (who.includes('@')) return ofEmail(ctx, who.toLowerCase());
  return aNumber.safeParse(who).success ? ofNumber(ctx, normalizePhone(who)) : null;
}

async function ofAccount(ctx: Ctx, account: User): Promise<Person> {
  const own = await ctx.em.find(
    Repair,
    { owner: account.id },
    { fields: ['contactNumberKey'], disableIdentityMap: true },
  );
  const numbers = own.map(({ contactNumberKey }) => contactNumberKey);
  if (account.contactNumber) numbers.unshift(normalizePhone(account.contactNumber));
  return {
    id: account.id,
    account,
    otherAccounts: [],
    numbers: [...new Set(numbers)],
    emails: [account.email.toLowerCase()],
  };
}

async function ofEmail(ctx: Ctx, email: string): Promise<Person> {
  const account = await ctx.em.findOne(User, { emailKey: email });
  return account
    ? ofAccount(ctx, account)
    : { id: email, account: null, otherAccounts: [], numbers: [], emails: [email] };
}

async function ofNumber(ctx: Ctx, number: string): Promise<Person> {
  const repairs = await ctx.em.find(
    Repair,
    { contactNumberKey: number, owner: { $ne: null } },
    { fields: ['owner'], limit: 100, disableIdentityMap: true },
  );
  const digits = number.replace(/^977/, '');
  const found = await ctx.em.find(User, {
    $or: [
      { id: { $in: [...new Set(repairs.map(({ owner }) => owner!.id))] } },
      { contactNumber: { $ne: null }, $and: containsEveryWord('search', digits) },
    ],
  });
  const owners = new Set(repairs.map(({ owner }) => owner!.id));
  const accounts = found.filter(
    ({ id, contactNumber }) => owners.has(id) || (contactNumber !== null && normalizePhone(contactNumber) === number),
  );
  if (accounts.length === 1) return ofAccount(ctx, accounts[0]!);
  return { id: number, account: null, otherAccounts: accounts.slice(0, MAX_ACCOUNTS), numbers: [number], emails: [] };
}
