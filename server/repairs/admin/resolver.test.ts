import { ref } from '@mikro-orm/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Call, useTestApp } from '../../testing/testApp.js';
import { RepairStatusEvent } from '../entity.js';
import { RepairStatus } from '../enums.js';
import { buildRepair } from '../factory.js';

const app = useTestApp();

let shop: Awaited<ReturnType<typeof app.admin>>;
let sita: Awaited<ReturnType<typeof app.signedIn>>;
beforeEach(async () => {
  [shop, sita] = [await app.admin(), await app.signedIn()];
});

describe('what only admins are told', () => {
  const ASK = `query ($id: ID!) { repair(id: $id) {
    adminNotes owner { id name email contactNumber username } isOverdue promisedDate history { changedBy } tracking { history { changedBy } promisedDate }
  } }`;

  it('is null to the owner, and nothing of it reaches a guest', async () => {
    const promisedDate = new Date(app.now.getTime() - 1);
    const [repair] = await app.save(buildRepair({ owner: ref(sita.user), adminNotes: 'Slow payer', promisedDate }));
    const { id } = repair!;
    const line = { status: RepairStatus.REPAIRING, occurredAt: app.now, position: 0, actor: ref(shop.user) };
    await app.save(Object.assign(new RepairStatusEvent(), { ...line, repair: ref(repair!) }));
    const plain = { isOverdue: true, promisedDate: promisedDate.toISOString() };
    const received = (changedBy: string | null) => ({
      history: [{ changedBy }],
      tracking: { history: [{ changedBy }], promisedDate: promisedDate.toISOString() },
    });
    const asked = async (call?: Call) => (await app.viaGraphql<{ repair: object }>(ASK, { id }, call)).data.repair;
    expect(await asked(sita)).toEqual({ ...plain, ...received(null), adminNotes: null, owner: null });
    const { email, name, contactNumber, username } = sita.user;
    expect(await asked(shop)).toEqual({
      ...plain,
      ...received(shop.user.name),
      adminNotes: 'Slow payer',
      owner: { id: sita.user.id, email, name, contactNumber, username },
    });
    expect(await asked()).toBeNull();
    const guest = await app.viaGraphql<{ trackRepair: object }>(
      'query ($id: String!) { trackRepair(id: $id) { promisedDate history { changedBy } } }',
      { id },
    );
    expect(guest.data.trackRepair).toEqual({
      promisedDate: promisedDate.toISOString(),
      history: [{ changedBy: null }],
    });
  });
});
