import { LockMode, ref } from '@mikro-orm/core';
import { callersAccount } from '../../accounts/index.js';
import type { Ctx } from '../../core/context.js';
import { isUuid } from '../../core/entities/ids.js';
import { nextVersion } from '../../core/entities/version.js';
import { badInput, conflict, notFound } from '../../core/errors.js';
import { emit, transaction } from '../../core/events.js';
import { claimIdempotencyKey } from '../../core/idempotency.js';
import { authorize } from '../../core/policy.js';
import { findPrivatePictures } from '../../media/index.js';
import { lockProduct } from '../../products/index.js';
import { lockRepair } from '../../repairs/index.js';
import { SheetKind } from '../enums.js';
import { SetReceived, SheetCreated, SheetDiscarded, SheetSigned } from '../events.js';
import { canManage } from '../policy.js';
import { SetSheet } from './entity.js';
import {
  addressedSheetSchema,
  NO_PICTURE,
  type SheetSignature,
  sheetSchema,
  signSheetSchema,
  subjectSchema,
} from './inputs.js';

/** What a sheet is of. */
export type Subject = { repairId: string } | { productId: string };

/** Which subject an input names. @throws ZodError */
export function subjectOf(input: unknown): Subject {
  const { repairId, productId } = subjectSchema.parse(input);
  return repairId ? { repairId } : { productId: productId! };
}

/** The repair or the product, which nobody else changes the sheets of meanwhile. @throws AppError NOT_FOUND, BAD_INPUT */
async function lockSubject(ctx: Ctx, subject: Subject): Promise<Pick<SetSheet, 'repair' | 'product'>> {
  if ('repairId' in subject) return { repair: ref(await lockRepair(ctx, subject.repairId)), product: null };
  const product = await lockProduct(ctx, subject.productId);
  if (product.set) return { repair: null, product: ref(product) };
  throw badInput('First choose which set this product is.');
}

/**
 * Keeps a sheet as far as it is filled in. There is one of each kind that is not signed; where there is none, a new one begins,
 * which replaces the signed one as soon as it is signed itself: at once where the input brings a signature. Sent again with its
 * `Idempotency-Key` it is what was kept before.
 * @param input see sheetSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_INPUT, CONFLICT where it was changed or signed meanwhile
 */
export async function saveSheet(ctx: Ctx, subject: Subject, input: unknown): Promise<SetSheet> {
  authorize(ctx.actor, canManage(ctx.actor));
  const asked = sheetSchema.parse(input);
  const { version, photoUrls, signature, ...filledIn } = asked;
  return transaction(ctx, async () => {
    const of = await lockSubject(ctx, subject);
    const draft = await ctx.em.findOne(
      SetSheet,
      { ...whereOf(of), kind: filledIn.kind, signedAt: null },
      { refresh: true },
    );
    const sheet = draft ?? Object.assign(new SetSheet(), of, { createdAt: ctx.clock() });
    const keptBefore = await claimIdempotencyKey(ctx, 'saveSheet', { ...subject, ...asked }, sheet.id);
    if (keptBefore !== undefined) return findSheet(ctx, keptBefore);
    if (draft) nextVersion(draft, version);
    // what was edited is signed or discarded by now
    else if (version) throw conflict(SIGNED_MEANWHILE);
    const content = { ...filledIn, photoUrls: await storedPictures(ctx, photoUrls, 'photoUrls') };
    Object.assign(sheet, content, { author: callersAccount(ctx) });
    if (!draft) {
      ctx.em.persist(sheet);
      emit(ctx, new SheetCreated(subjectIdOf(sheet), sheet.id, sheet.kind));
    }
    if (signature) await putSignature(ctx, sheet, signature);
    return sheet;
  });
}

/** The same for an input that says itself what the sheet is of. @param input see addressedSheetSchema */
export async function saveAddressedSheet(ctx: Ctx, input: unknown): Promise<SetSheet> {
  authorize(ctx.actor, canManage(ctx.actor));
  return saveSheet(ctx, subjectOf(addressedSheetSchema.parse(input)), input);
}

const SIGNED_MEANWHILE = 'This sheet was signed or discarded by someone else. Reload to see it.';
const NO_SHEET = 'Sheet not found.';
const IS_SIGNED = 'This sheet is signed and cannot be changed.';

/** The repair or the product that a sheet is of, as events name it. */
const subjectIdOf = ({ repair, product }: Pick<SetSheet, 'repair' | 'product'>): string => (repair ?? product)!.id;

const whereOf = ({ repair, product }: Pick<SetSheet, 'repair' | 'product'>) =>
  repair ? { repair: repair.id } : { product: product!.id };

/**
 * Puts a signature below a sheet; from then on it never changes. With the first intake sheet of a repair the workshop has taken
 * the set in.
 * @param input see signSheetSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_INPUT, CONFLICT where it is signed already, or was changed since it was read
 */
export async function signSheet(ctx: Ctx, id: string, input: unknown): Promise<SetSheet> {
  authorize(ctx.actor, canManage(ctx.actor));
  const { version, ...signature } = signSheetSchema.parse(input);
  return transaction(ctx, async () => {
    const sheet = await lockDraft(ctx, id);
    nextVersion(sheet, version);
    await putSignature(ctx, sheet, signature);
    return sheet;
  });
}

/** @throws AppError BAD_INPUT */
async function putSignature(ctx: Ctx, sheet: SetSheet, { signatureUrl, signerName }: SheetSignature): Promise<void> {
  if (sheet.rows.length === 0) throw badInput('Fill in the sheet before it is signed.');
  const [kept] = await storedPictures(ctx, [signatureUrl], 'signatureUrl');
  const received =
    sheet.kind === SheetKind.INTAKE &&
    sheet.repair !== null &&
    (await ctx.em.count(SetSheet, { ...whereOf(sheet), kind: sheet.kind, signedAt: { $ne: null } })) === 0;
  Object.assign(sheet, { signatureUrl: kept, signerName, signedAt: ctx.clock(), author: callersAccount(ctx) });
  emit(ctx, new SheetSigned(subjectIdOf(sheet), sheet.id, sheet.kind));
  if (received) emit(ctx, new SetReceived(sheet.repair!.id, sheet.id));
}

/**
 * Takes a sheet away that was not signed.
 * @returns its id
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT where it is signed
 */
export async function discardSheet(ctx: Ctx, id: string): Promise<string> {
  authorize(ctx.actor, canManage(ctx.actor));
  return transaction(ctx, async () => {
    const sheet = await lockDraft(ctx, id);
    ctx.em.remove(sheet);
    emit(ctx, new SheetDiscarded(subjectIdOf(sheet), sheet.id, sheet.kind));
    return sheet.id;
  });
}

/** @throws AppError NOT_FOUND */
async function findSheet(ctx: Ctx, id: string): Promise<SetSheet> {
  const sheet = await ctx.em.findOne(SetSheet, { id }, { refresh: true });
  if (!sheet) throw notFound(NO_SHEET);
  return sheet;
}

/** @throws AppError NOT_FOUND, CONFLICT */
async function lockDraft(ctx: Ctx, id: string): Promise<SetSheet> {
  const found = isUuid(id) ? await ctx.em.findOne(SetSheet, { id }) : null;
  // its repair or product before it, as whoever saves it does; that of a deleted one is not there
  if (found) {
    await lockSubject(ctx, found.repair ? { repairId: found.repair.id } : { productId: found.product!.id });
  }
  const sheet =
    found && (await ctx.em.findOne(SetSheet, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }));
  if (!sheet) throw notFound(NO_SHEET);
  if (sheet.signedAt !== null) throw conflict(IS_SIGNED);
  return sheet;
}

/** The pictures as they are kept. @throws AppError BAD_INPUT where one of them is none that was uploaded for this */
async function storedPictures(ctx: Ctx, addresses: readonly string[], field: string): Promise<string[]> {
  const found = await findPrivatePictures(ctx, addresses);
  const missing = found.indexOf(null);
  if (missing >= 0) throw badInput(NO_PICTURE, { [field]: NO_PICTURE });
  return [...new Set(found as string[])];
}
