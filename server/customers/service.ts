import { ref, type ObjectQuery } from '@mikro-orm/core';
import { User } from '../accounts/index.js';
import type { Ctx } from '../core/context.js';
import { lockById } from '../core/entities/lockById.js';
import { containsEveryWord } from '../core/entities/textSearch.js';
import { notFound } from '../core/errors.js';
import { emit, transaction } from '../core/events.js';
import { normalizePhone } from '../core/fields/phone.js';
import { authorize } from '../core/policy.js';
import { InboxMessage } from '../inbox/index.js';
import { Repair } from '../repairs/index.js';
import { Review } from '../reviews/index.js';
import type { TvSet } from '../sets/index.js';
import { CustomerNote } from './entity.js';
import { CustomerNoteAdded, CustomerNoteDeleted } from './events.js';
import { noteSchema, whoSchema } from './inputs.js';
import { findPerson, type Person } from './person.js';
import { canManage } from './policy.js';
import type { CustomerRecord } from './views.js';

/** Newer ones than these nobody looks for on a page. */
const MAX_SHOWN = 50;

/**
 * All that the shop knows of somebody. What was booked without an account belongs to whoever has the same number.
 * @param who the id of an account, an email address, or a phone number however it is written
 * @returns null for what names nobody
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT
 */
export async function readCustomer(ctx: Ctx, who: unknown): Promise<CustomerRecord | null> {
  authorize(ctx.actor, canManage(ctx.actor));
  const person = await findPerson(ctx, whoSchema.parse(who));
  if (!person) return null;
  const [repairs, repairCount] = await ctx.em.findAndCount(Repair, repairsOf(person), {
    orderBy: [{ submissionDate: 'desc' }, { id: 'desc' }],
    limit: MAX_SHOWN,
    populate: ['set'],
  });
  const messages = await findMessages(ctx, person);
  const { id, account, otherAccounts } = person;
  const numbers = [account?.contactNumber, ...repairs.map((repair) => repair.contactNumber), ...messages.map(phoneOf)];
  return {
    id,
    account,
    otherAccounts,
    name: account?.name ?? account?.username ?? repairs[0]?.userName ?? messages[0]?.name ?? null,
    contactNumbers: eachOnce(numbers),
    emails: account ? [account.email] : [...new Set([...person.emails, ...messages.map(({ email }) => email)])],
    repairs,
    repairCount,
    sets: setsOf(repairs),
    reviews: await findReviews(ctx, person, repairs),
    messages,
    notes: await ctx.em.find(CustomerNote, notesOf(person), {
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      populate: ['author'],
    }),
  };
}

const repairsOf = ({ account, numbers }: Person): ObjectQuery<Repair> =>
  account
    ? { $or: [{ owner: account.id }, { owner: null, contactNumberKey: { $in: numbers } }] }
    : { contactNumberKey: { $in: numbers } };

const notesOf = ({ account, numbers, emails }: Person): ObjectQuery<CustomerNote> => ({
  $or: [
    ...(account ? [{ account: account.id }] : []),
    { contactNumberKey: { $in: numbers } },
    { email: { $in: emails } },
  ],
});

const phoneOf = ({ phone }: InboxMessage) => phone;

/** Numbers as they are written, each phone once. */
function eachOnce(numbers: readonly (string | null | undefined)[]): string[] {
  const written = numbers.filter((number) => number !== null && number !== undefined);
  return [...new Map(written.toReversed().map((number) => [normalizePhone(number), number])).values()].toReversed();
}

/** The sets of some repairs; one that was merged is the one that it was merged into. */
function setsOf(repairs: readonly Repair[]): TvSet[] {
  return [...new Set(repairs.flatMap(({ set }) => (set ? [set.getEntity()] : [])))];
}

/**
 * Messages of an account, from its address, or with its number. The index finds the words anywhere in them; then it has to be
 * the address or the number that they came from.
 */
async function findMessages(ctx: Ctx, { account, numbers, emails }: Person): Promise<InboxMessage[]> {
  const words = [...emails, ...numbers.map((number) => number.replace(/^977/, ''))];
  const found = await ctx.em.find(
    InboxMessage,
    {
      $or: [
        ...(account ? [{ user: account.id }] : []),
        ...words.map((word) => ({ $and: containsEveryWord('search', word) })),
      ],
    },
    { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], limit: MAX_SHOWN * 2, populate: ['job', 'user', 'replies'] },
  );
  return found
    .filter(
      ({ user, email, phone }) =>
        (account !== null && user?.id === account.id) ||
        emails.includes(email.toLowerCase()) ||
        (phone !== null && numbers.includes(normalizePhone(phone))),
    )
    .slice(0, MAX_SHOWN);
}

/** Reviews by an account or from an address, and of these repairs, whoever wrote them. */
async function findReviews(ctx: Ctx, { account, emails }: Person, repairs: readonly Repair[]): Promise<Review[]> {
  return ctx.em.find(
    Review,
    {
      $or: [
        ...(account ? [{ user: account.id }] : []),
        ...emails.map((email) => ({ authorKey: email, $and: containsEveryWord('search', email) })),
        { repair: { $in: repairs.map(({ id }) => id) } },
      ],
    },
    { orderBy: [{ timestamp: 'desc' }, { id: 'desc' }], limit: MAX_SHOWN },
  );
}

/**
 * Keeps a note about somebody, by all that is known of them.
 * @param input see noteSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT, NOT_FOUND
 */
export async function addCustomerNote(ctx: Ctx, input: unknown): Promise<CustomerNote> {
  authorize(ctx.actor, canManage(ctx.actor));
  const { who, text } = noteSchema.parse(input);
  return transaction(ctx, async () => {
    const person = await findPerson(ctx, who);
    if (!person) throw notFound('Customer not found.');
    const note = Object.assign(new CustomerNote(), {
      account: person.account && ref(person.account),
      contactNumberKey: person.numbers[0] ?? null,
      email: person.emails[0] ?? null,
      text,
      author: ctx.actor.kind === 'user' ? ref(User, ctx.actor.id) : null,
      createdAt: ctx.clock(),
    });
    ctx.em.persist(note);
    emit(ctx, new CustomerNoteAdded(note.id));
    return note;
  });
}

/**
 * Forgets a note.
 * @returns its id
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function deleteCustomerNote(ctx: Ctx, id: string): Promise<string> {
  authorize(ctx.actor, canManage(ctx.actor));
  return transaction(ctx, async () => {
    const note = await lockById(ctx, CustomerNote, id, 'Note not found.');
    ctx.em.remove(note);
    emit(ctx, new CustomerNoteDeleted(id));
    return id;
  });
}

/** The name of whoever wrote a note; null when the account is gone. */
export async function nameOfAuthor({ author }: CustomerNote): Promise<string | null> {
  const person = await author?.load();
  return person ? (person.name ?? person.username) : null;
}
