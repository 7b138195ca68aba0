// @module-tag database
import { ref } from '@mikro-orm/core';
import { beforeEach, expect, it } from 'vitest';
import { type Call, useTestApp } from '../../testing/testApp.js';
import { watch } from '../../testing/watching.js';
import { changeRepairs } from '../admin/bulk.service.js';
import { deleteRepair, updateRepair } from '../admin/service.js';
import type { Repair } from '../entity.js';
import { buildRepair } from '../factory.js';
import { setRepairVisibility } from '../service.js';

const app = useTestApp();

const TRACK = `subscription ($id: String!, $contactNumber: String) {
  trackedRepair(id: $id, contactNumber: $contactNumber) { id status estimatedCost isPublic }
}`;

interface Tracked {
  trackedRepair: { id: string; status: string; estimatedCost: number | null; isPublic: boolean } | null;
}

let shop: Awaited<ReturnType<typeof app.admin>>;
let sita: Awaited<ReturnType<typeof app.signedIn>>;
beforeEach(async () => {
  // the expiry of a token is checked against the real clock
  app.now = new Date();
  [shop, sita] = [await app.admin(), await app.signedIn()];
});

const save = async (overrides: Partial<Repair> = {}) => (await app.save(buildRepair(overrides)))[0]!;
const track = (variables: { id: string; contactNumber?: string }, call: Call = {}) =>
  watch<Tracked>(app, TRACK, variables, call);

it('shows a repair at once, and each change of it, by its id as anybody writes it', async () => {
  const { id } = await save();
  const written = `${id.slice(0, 4)}-${id.slice(4)}`.toLowerCase();
  const tracking = await track({ id: written });
  await tracking.until(({ data }) => data.trackedRepair?.status === 'REQUESTED');
  await updateRepair(shop.ctx, id, { status: 'DIAGNOSED', estimatedCost: 900 });
  const { data } = await tracking.until(({ data: { trackedRepair } }) => trackedRepair?.status === 'DIAGNOSED');
  expect(data.trackedRepair).toMatchObject({ id, estimatedCost: 900 });
  await changeRepairs(shop.ctx, [{ id, status: 'REPAIRING' }]);
  await tracking.until(({ data: { trackedRepair } }) => trackedRepair?.status === 'REPAIRING');
  await deleteRepair(shop.ctx, id);
  await tracking.until(({ data: { trackedRepair } }) => trackedRepair === null);
  await tracking.stop();
});

it('shows what the query would show to the same caller', async () => {
  const { id, contactNumber } = await save({ owner: ref(sita.user), estimatedCost: 900 });
  const [owner, stranger] = [await track({ id }, sita), await track({ id })];
  const knowing = await track({ id, contactNumber });
  const watchers = [owner, stranger, knowing];
  const costs = async (isPublic: boolean) => {
    const answers = await Promise.all(
      watchers.map((watcher) => watcher.until(({ data }) => data.trackedRepair?.isPublic === isPublic)),
    );
    return answers.map(({ data }) => data.trackedRepair?.estimatedCost);
  };
  expect(await costs(false)).toEqual([900, 900, 900]);
  await setRepairVisibility(sita.ctx, id, true);
  expect(await costs(true)).toEqual([900, null, 900]);
  for (const watcher of watchers) await watcher.stop();
});

it('ends for a number that is wrong, or not right any more', async () => {
  const { id, contactNumber } = await save({ isPublic: true });
  const wrong = await track({ id, contactNumber: '9800000000' });
  expect((await wrong.end())?.errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
  const right = await track({ id, contactNumber });
  await updateRepair(shop.ctx, id, { contactNumber: '9811111111' });
  expect((await right.end())?.errors).toMatchObject([
    { extensions: { fields: { contactNumber: expect.any(String) } } },
  ]);
});
