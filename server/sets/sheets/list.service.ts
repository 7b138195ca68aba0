import type { FilterQuery } from '@mikro-orm/core';
import { User } from '../../accounts/index.js';
import type { Ctx } from '../../core/context.js';
import { notFound } from '../../core/errors.js';
import { batched, batchedById } from '../../core/loader.js';
import type { CountedItems, OffsetPage } from '../../core/pagination.js';
import { authorize } from '../../core/policy.js';
import { findVisibleProduct } from '../../products/index.js';
import { missingRepair, readWholeRepair, type TrackedRepair } from '../../repairs/index.js';
import { SheetKind } from '../enums.js';
import { canManage } from '../policy.js';
import { SetSheet } from './entity.js';
import { type ProductTest, toProductTest } from './views.js';

/** Who reads which sheets (decisions §14): admins all, the customer and whoever gave the contact number the signed ones. */

const NEWEST_FIRST = { createdAt: 'desc', id: 'desc' } as const;

const ofRepairs = batched<string, SetSheet[]>(async (ctx, ids) => {
  const sheets = await ctx.em.find(SetSheet, { repair: { $in: [...ids] } }, { orderBy: NEWEST_FIRST });
  const byRepair = Map.groupBy(sheets, ({ repair }) => repair!.id);
  return ids.map((id) => byRepair.get(id) ?? []);
});

const ofProducts = batched<string, SetSheet[]>(async (ctx, ids) => {
  const sheets = await ctx.em.find(SetSheet, { product: { $in: [...ids] } }, { orderBy: NEWEST_FIRST });
  const byProduct = Map.groupBy(sheets, ({ product }) => product!.id);
  return ids.map((id) => byProduct.get(id) ?? []);
});

/** Of a repair that the caller may read in full, newest first. */
export async function sheetsOfRepair(ctx: Ctx, repairId: string): Promise<SetSheet[]> {
  const sheets = await ofRepairs(ctx, repairId);
  return canManage(ctx.actor) ? sheets : sheets.filter(({ signedAt }) => signedAt !== null);
}

/** The signed ones, for whoever sees the set in the tracking view. */
export async function trackedSheets(ctx: Ctx, { id, abilities }: TrackedRepair): Promise<SetSheet[]> {
  if (!abilities.seeSet) return [];
  const sheets = await ofRepairs(ctx, id);
  return sheets.filter(({ signedAt }) => signedAt !== null);
}

/** All of a product, newest first; for admins, empty for others. */
export const sheetsOfProduct = async (ctx: Ctx, productId: string): Promise<SetSheet[]> =>
  canManage(ctx.actor) ? ofProducts(ctx, productId) : [];

/** How a product was tested, as visitors read it: by the newest signed sheet. */
export async function testOfProduct(ctx: Ctx, productId: string): Promise<ProductTest | null> {
  const sheets = await ofProducts(ctx, productId);
  const test = sheets.find(({ kind, signedAt }) => kind === SheetKind.TEST && signedAt !== null);
  return test ? toProductTest(test) : null;
}

/** The same for REST. @throws AppError NOT_FOUND also where a product is hidden, or was not tested */
export async function readTestOfProduct(ctx: Ctx, id: string): Promise<ProductTest> {
  const product = await findVisibleProduct(ctx, id);
  const test = product && (await testOfProduct(ctx, product.id));
  if (!test) throw notFound();
  return test;
}

/**
 * The same sheets as a list in pages, for REST.
 * @throws AppError NOT_FOUND also where it is somebody else's repair: a hidden one and a missing one look alike
 */
export async function pageSheetsOfRepair(
  ctx: Ctx,
  writtenId: string,
  page: OffsetPage,
): Promise<CountedItems<SetSheet>> {
  const repair = await readWholeRepair(ctx, writtenId);
  if (!repair) throw missingRepair(writtenId);
  return pageOf(ctx, { repair: repair.id, ...(!canManage(ctx.actor) && { signedAt: { $ne: null } }) }, page);
}

/** @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
export async function pageSheetsOfProduct(ctx: Ctx, id: string, page: OffsetPage): Promise<CountedItems<SetSheet>> {
  authorize(ctx.actor, canManage(ctx.actor));
  const product = await findVisibleProduct(ctx, id);
  if (!product) throw notFound('Product not found.');
  return pageOf(ctx, { product: product.id }, page);
}

async function pageOf(ctx: Ctx, where: FilterQuery<SetSheet>, { limit, offset }: OffsetPage) {
  const [items, total] = await ctx.em.findAndCount(SetSheet, where, { orderBy: NEWEST_FIRST, limit, offset });
  return { items, total };
}

/** Whether a later one of the same kind was signed. */
export async function isReplaced(ctx: Ctx, sheet: SetSheet): Promise<boolean> {
  const all = sheet.repair ? await ofRepairs(ctx, sheet.repair.id) : await ofProducts(ctx, sheet.product!.id);
  const current = all.find(({ kind, signedAt }) => kind === sheet.kind && signedAt !== null);
  return sheet.signedAt !== null && current !== undefined && current.id !== sheet.id;
}

const accountById = batchedById(User);

/** Who filled a sheet in; for admins, null to others. */
export async function authorOf(ctx: Ctx, { author }: SetSheet): Promise<string | null> {
  const user = author && canManage(ctx.actor) ? await accountById(ctx, author.id) : null;
  return user && (user.name ?? user.username);
}
