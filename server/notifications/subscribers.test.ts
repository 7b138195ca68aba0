// @module-tag database
import { ref } from '@mikro-orm/core';
import { beforeEach, expect, it } from 'vitest';
import type { User } from '../accounts/entity.js';
import { buildUser } from '../accounts/factory.js';
import { updateRepair } from '../repairs/admin/service.js';
import type { Repair } from '../repairs/entity.js';
import { QuoteDecision, RepairStatus } from '../repairs/enums.js';
import { BOOKING, buildRepair } from '../repairs/factory.js';
import { decideQuote } from '../repairs/quotes/service.js';
import { bookRepair, setRepairVisibility } from '../repairs/service.js';
import { useTestApp } from '../testing/testApp.js';
import { Notification } from './entity.js';

const app = useTestApp();

let shop: Awaited<ReturnType<typeof app.admin>>;
let otherAdmin: Awaited<ReturnType<typeof app.admin>>;
let sita: Awaited<ReturnType<typeof app.signedIn>>;
beforeEach(async () => {
  [shop, otherAdmin, sita] = [await app.admin(), await app.admin(), await app.signedIn(buildUser({ name: 'Sita' }))];
});

async function repairOf(owner: User | null, overrides: Partial<Repair> = {}): Promise<Repair> {
  const repair = buildRepair({ brand: 'LG', model: 'OLED55', userName: 'Sita Sharma', ...overrides });
  if (owner) repair.owner = ref(owner);
  const [saved] = await app.save(repair);
  return saved!;
}

/** Who was told what, after the listeners had their turn and nothing could be undone any more. */
async function received(): Promise<[string, string, string][]> {
  await app.settleAfter(app.deps.config.statusUndoSeconds);
  const names = new Map(
    [shop, otherAdmin, sita].map(({ user }, index) => [user.id, ['shop', 'other', 'sita'][index]!]),
  );
  const all = await app.em.findAll(Notification);
  return all
    .map(({ user, title, message }): [string, string, string] => [names.get(user.id)!, title, message])
    .toSorted(([one], [other]) => one.localeCompare(other));
}

it('tells the admins of a new repair, with the way to it', async () => {
  const { id } = await bookRepair(sita.ctx, BOOKING);
  expect(await received()).toEqual([
    ['other', 'New repair request', 'LG from Sita Sharma.'],
    ['shop', 'New repair request', 'LG from Sita Sharma.'],
  ]);
  expect(await app.em.findAll(Notification)).toMatchObject([
    { link: `/admin/repairs?view=${id}` },
    { link: `/admin/repairs?view=${id}` },
  ]);
});

it('tells the owner of a new status, and nobody where there is no owner', async () => {
  const hers = await repairOf(sita.user);
  const guests = await repairOf(null);
  await updateRepair(shop.ctx, hers.id, { status: RepairStatus.REPAIRED });
  await updateRepair(shop.ctx, guests.id, { status: RepairStatus.REPAIRED });
  expect(await received()).toEqual([
    ['sita', 'Repair update', 'Your LG OLED55 is now: Repaired - Pending Delivery/Pickup.'],
  ]);
});

it('tells of a quote once, whether it comes with the status or later', async () => {
  const { id } = await repairOf(sita.user);
  const quote = (amount: string) => [
    'sita',
    'Your quote is ready',
    `Repairing your LG OLED55 would cost Rs. ${amount}. Please approve or reject the quote.`,
  ];
  await updateRepair(shop.ctx, id, { status: RepairStatus.DIAGNOSED, estimatedCost: 125_000 });
  expect(await received()).toEqual([quote('1,25,000')]);
  app.now = new Date(app.now.getTime() + 60_000);
  await updateRepair(app.ctx({ actor: shop.ctx.actor }), id, { estimatedCost: 9500 });
  expect(await received()).toEqual([quote('1,25,000'), quote('9,500')]);
});

it('tells the admins what the customer decided, and not the customer', async () => {
  const { id } = await repairOf(sita.user, { status: RepairStatus.DIAGNOSED, estimatedCost: 2500 });
  await decideQuote(sita.ctx, id, { decision: QuoteDecision.APPROVE, shownCost: 2500 });
  const words = ['Quote approved', 'LG OLED55: the customer approved the quote of Rs. 2,500.'];
  expect(await received()).toEqual([
    ['other', ...words],
    ['shop', ...words],
  ]);
});

it('tells the owner when an admin changes what visitors see, and not when the owner does', async () => {
  const { id } = await repairOf(sita.user);
  await setRepairVisibility(sita.ctx, id, true);
  expect(await received()).toEqual([]);
  await setRepairVisibility(shop.ctx, id, false);
  expect(await received()).toEqual([
    ['sita', 'Repair made private', 'Your LG OLED55 no longer appears in the public records.'],
  ]);
});
