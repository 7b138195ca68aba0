import { LockMode } from '@mikro-orm/core';
import type { Ctx } from '../core/context.js';
import { nextVersion } from '../core/entities/version.js';
import { badInput } from '../core/errors.js';
import { emit, transaction } from '../core/events.js';
import { authorize } from '../core/policy.js';
import { BillCounter, BillSettings } from './entity.js';
import { BillSettingsSaved } from './events.js';
import { fiscalYearOf } from './fiscalYear.js';
import { billSettingsSchema } from './inputs.js';
import { canManage } from './policy.js';

/** There is one row, if any. */
const THE_ONE = { id: 'settings' };

/** The settings as they are, for whoever issues a bill by them. */
export const currentSettings = async (ctx: Ctx): Promise<BillSettings> =>
  (await ctx.em.findOne(BillSettings, THE_ONE)) ?? new BillSettings();

/** @throws AppError UNAUTHENTICATED, FORBIDDEN */
export async function readBillSettings(ctx: Ctx): Promise<BillSettings> {
  authorize(ctx.actor, canManage(ctx.actor));
  return currentSettings(ctx);
}

const TOO_LATE = 'Bills of this series were issued this fiscal year: its numbers go on from there.';

/**
 * Saves the tax settings; bills that are there stay as they are.
 * @param input see billSettingsSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT also for an opening number that comes too late, CONFLICT if they were changed since
 *   they were read
 */
export async function saveBillSettings(ctx: Ctx, input: unknown): Promise<BillSettings> {
  authorize(ctx.actor, canManage(ctx.actor));
  const { version, taxRate, ...given } = billSettingsSchema.parse(input);
  return transaction(ctx, async () => {
    // the first time there is no row to lock: the second of two at once fails by the key, as a CONFLICT
    const kept = await ctx.em.findOne(BillSettings, THE_ONE, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    const settings = kept ?? new BillSettings();
    nextVersion(settings, version);
    const { series, openingNumber } = given;
    if (openingNumber !== settings.openingNumber || series !== settings.series) {
      const openingYear = fiscalYearOf(ctx.clock());
      const isBegun = await ctx.em.count(BillCounter, { series, fiscalYear: openingYear });
      if (isBegun && openingNumber !== settings.openingNumber) throw badInput(TOO_LATE, { openingNumber: TOO_LATE });
      settings.openingYear = openingYear;
    }
    Object.assign(settings, { ...given, taxRate: Math.round(taxRate * 100) });
    if (!kept) ctx.em.persist(settings);
    emit(ctx, new BillSettingsSaved(settings.id));
    return settings;
  });
}
