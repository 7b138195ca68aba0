// @module-tag database
import { LockMode, ref } from '@mikro-orm/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { User } from '../../accounts/entity.js';
import { StoredEvent } from '../../core/events.js';
import { useTestApp } from '../../testing/testApp.js';
import { createRepair, updateRepair } from '../admin/service.js';
import { Repair } from '../entity.js';
import { buildRepair } from '../factory.js';
import { bookRepair } from '../service.js';

/** An account that is deleted while a repair is written down for it. */

const app = useTestApp();

const details = () => ({
  userName: 'Sita Sharma',
  contactNumber: '9841234567',
  brand: 'Samsung',
  issueDescription: 'No picture',
  pickupAddress: 'Baneshwor',
  preferredPickupTime: new Date(app.now.getTime() + 24 * 60 * 60 * 1000).toISOString(),
});

type Person = Awaited<ReturnType<typeof app.signedIn>>;
let shop: Person;
let sita: Person;
beforeEach(async () => {
  [shop, sita] = [await app.admin(), await app.signedIn()];
});

const asShop = () => app.ctx({ actor: shop.ctx.actor });
const asSita = () => app.ctx({ actor: sita.ctx.actor });

/**
 * Lets `work` come when the account is locked and about to be deleted. It begins outside that transaction, to be none of
 * it.
 */
async function whileDeleted(work: () => Promise<unknown>): Promise<unknown> {
  const locked = Promise.withResolvers<void>();
  const deleting = app.em.transactional(async (em) => {
    await em.findOneOrFail(User, { id: sita.user.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    locked.resolve();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await em.nativeDelete(User, { id: sita.user.id });
  });
  await locked.promise;
  const outcome = work().catch((error: unknown) => error);
  await deleting;
  return outcome;
}

const GONE = {
  code: 'BAD_INPUT',
  fields: { userId: 'This customer has no account any more.' },
};

describe('while the account of a customer is deleted', () => {
  it('no record is made for it', async () => {
    const outcome = await whileDeleted(() => createRepair(asShop(), { ...details(), userId: sita.user.id }));
    expect(outcome).toMatchObject(GONE);
    expect(await app.em.count(Repair)).toBe(0);
  });

  it('no record is given to it', async () => {
    const [{ id }] = (await app.save(buildRepair())) as [Repair];
    const outcome = await whileDeleted(() => updateRepair(asShop(), id, { userId: sita.user.id }));
    expect(outcome).toMatchObject(GONE);
    expect((await app.em.findOneOrFail(Repair, { id })).owner).toBeNull();
  });

  it('its owner books nothing more', async () => {
    expect(await whileDeleted(() => bookRepair(asSita(), details()))).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect([await app.em.count(Repair), await app.em.count(StoredEvent)]).toEqual([0, 0]);
  });

  it('a record that it has is not saved, and the deletion does not wait for that for ever', async () => {
    const [{ id }] = (await app.save(buildRepair({ owner: ref(sita.user) }))) as [Repair];
    const outcome = await whileDeleted(() => updateRepair(asShop(), id, { userId: sita.user.id, brand: 'Sony' }));
    expect(outcome).toMatchObject(GONE);
    expect((await app.em.findOneOrFail(Repair, { id })).owner).toBeNull();
  });
});
