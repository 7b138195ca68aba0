import { z } from 'zod';
import { User } from '../accounts/index.js';
import { BlogPost } from '../blog/index.js';
import type { Ctx } from '../core/context.js';
import { containsEveryWord } from '../core/entities/textSearch.js';
import { optionalText, toAsciiDigits } from '../core/fields/text.js';
import { authorize } from '../core/policy.js';
import { Product } from '../products/index.js';
import { deviceOf, Repair, repairsBySearch } from '../repairs/index.js';
import { canSearch } from './policy.js';
import { type WorkspaceHit, WorkspaceKind } from './views.js';

const MAX_SEARCH = 100;
/** Of each kind. */
const MOST = 6;
/** Of one customer there may be so many repairs that nobody else is among them. */
const LOOKED_THROUGH = 60;

const searchSchema = z.object({ search: optionalText('Search', MAX_SEARCH) });

/**
 * What the shop keeps under some words: repairs, customers, products and posts, of each the newest.
 * @param typed words that must all occur, a whole id, or a phone number, also a part of one, however it is written
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT
 */
export async function searchWorkspace(ctx: Ctx, typed: unknown): Promise<WorkspaceHit[]> {
  authorize(ctx.actor, canSearch(ctx.actor));
  const { search } = searchSchema.parse({ search: typed });
  if (search === null) return [];
  const digits = digitsOfNumber(search);
  const [repairs, accounts, guests, products, posts] = await Promise.all([
    findRepairs(ctx, search, digits),
    findAccounts(ctx, search, digits),
    findGuests(ctx, search, digits),
    findProducts(ctx, search),
    findPosts(ctx, search),
  ]);
  return [...repairs, ...[...accounts, ...guests].slice(0, MOST), ...products, ...posts];
}

const LEAST_DIGITS = 4;

/** The digits of what can only be a phone number, or the beginning of one, as all its spellings have them; else null. */
export function digitsOfNumber(search: string): string | null {
  const ascii = toAsciiDigits(search);
  if (!/^[\d\s()+./-]+$/.test(ascii)) return null;
  const digits = ascii
    .replace(/\D/g, '')
    .replace(/^(?:00)?977(?=\d{4})/, '')
    .replace(/^0+/, '');
  return digits.length >= LEAST_DIGITS ? digits : null;
}

/** Every word occurs in the column, or the number does. */
const matching = (column: string, search: string, digits: string | null) => ({
  $or: [
    { $and: containsEveryWord(column, search) },
    ...(digits === null ? [] : [{ $and: containsEveryWord(column, digits) }]),
  ],
});

async function findRepairs(ctx: Ctx, search: string, digits: string | null): Promise<WorkspaceHit[]> {
  const found = await ctx.em.find(
    Repair,
    { $or: [{ $and: repairsBySearch(search) }, ...(digits === null ? [] : [{ $and: repairsBySearch(digits) }])] },
    {
      fields: ['id', 'brand', 'model', 'userName', 'contactNumber', 'status'],
      orderBy: { submissionDate: 'desc', id: 'desc' },
      limit: MOST,
      disableIdentityMap: true,
    },
  );
  return found.map(({ id, brand, model, userName, contactNumber, status }) => ({
    kind: WorkspaceKind.REPAIR,
    id,
    title: deviceOf({ brand, model }),
    detail: `${userName} · ${contactNumber}`,
    status,
  }));
}

async function findAccounts(ctx: Ctx, search: string, digits: string | null): Promise<WorkspaceHit[]> {
  const found = await ctx.em.find(User, matching('search', search, digits), {
    fields: ['id', 'name', 'username', 'email', 'contactNumber'],
    orderBy: { createdAt: 'desc', id: 'desc' },
    limit: MOST,
    disableIdentityMap: true,
  });
  return found.map(({ id, name, username, email, contactNumber }) =>
    hit(WorkspaceKind.CUSTOMER, id, name ?? username, contactNumber ?? email),
  );
}

/** Whoever has booked without an account, each number once: what is searched has to be in their name or number. */
async function findGuests(ctx: Ctx, search: string, digits: string | null): Promise<WorkspaceHit[]> {
  const found = await ctx.em.find(
    Repair,
    {
      owner: null,
      $or: [
        { $and: [...containsEveryWord('full_search', search), ...containsEveryWord('user_name_key', search)] },
        ...(digits === null
          ? []
          : [
              {
                $and: [...containsEveryWord('full_search', digits), ...containsEveryWord('contact_number_key', digits)],
              },
            ]),
      ],
    },
    {
      fields: ['userName', 'contactNumber', 'contactNumberKey'],
      orderBy: { submissionDate: 'desc', id: 'desc' },
      limit: LOOKED_THROUGH,
      disableIdentityMap: true,
    },
  );
  // the newest booking of a number says what they are called
  const byNumber = new Map(found.toReversed().map((repair) => [repair.contactNumberKey, repair]));
  return [...byNumber.values()]
    .toReversed()
    .slice(0, MOST)
    .map(({ contactNumberKey, userName, contactNumber }) =>
      hit(WorkspaceKind.CUSTOMER, contactNumberKey, userName, contactNumber),
    );
}

async function findProducts(ctx: Ctx, search: string): Promise<WorkspaceHit[]> {
  const found = await ctx.em.find(
    Product,
    { deletedAt: null, $and: containsEveryWord('search', search) },
    {
      fields: ['id', 'name'],
      orderBy: { createdAt: 'desc', id: 'desc' },
      limit: MOST,
      disableIdentityMap: true,
    },
  );
  return found.map(({ id, name }) => hit(WorkspaceKind.PRODUCT, id, name, null));
}

async function findPosts(ctx: Ctx, search: string): Promise<WorkspaceHit[]> {
  const found = await ctx.em.find(
    BlogPost,
    { deletedAt: null, $and: containsEveryWord('desk_search', search) },
    {
      fields: ['id', 'title', 'author'],
      orderBy: { createdAt: 'desc', id: 'desc' },
      limit: MOST,
      disableIdentityMap: true,
    },
  );
  return found.map(({ id, title, author }) => hit(WorkspaceKind.POST, id, title, author));
}

const hit = (kind: WorkspaceKind, id: string, title: string, detail: string | null): WorkspaceHit => ({
  kind,
  id,
  title,
  detail,
  status: null,
});
