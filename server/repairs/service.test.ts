// @module-tag database
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ActivityLog } from '../activity/entity.js';
import { StoredEvent } from '../core/events.js';
import { useTestApp } from '../testing/testApp.js';
import { updateRepair } from './admin/service.js';
import { Repair, RepairStatusEvent } from './entity.js';
import { RepairStatus } from './enums.js';
import { buildRepair } from './factory.js';
import { listRepairs } from './list.service.js';
import { bookRepair, trackRepair } from './service.js';

const app = useTestApp();

const DAY_MS = 24 * 60 * 60 * 1000;
const request = (overrides: object = {}) => ({
  userName: 'Sita Sharma',
  contactNumber: '9841234567',
  tvType: 'LED',
  brand: 'Samsung',
  issueDescription: 'No picture',
  pickupAddress: 'Baneshwor',
  preferredPickupTime: new Date(app.now.getTime() + DAY_MS).toISOString(),
  ...overrides,
});

describe('booking', () => {
  it('is limited by address for guests, and by account for people', async () => {
    const [here, there] = [{ address: '203.0.113.1' }, { address: '203.0.113.2' }];
    for (let booked = 0; booked < 60; booked++) await bookRepair(app.ctx(here), request());
    await expect(bookRepair(app.ctx(here), request())).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await bookRepair(app.ctx(there), request());
    const { ctx } = await app.signedIn();
    await bookRepair({ ...ctx, ...here }, request());
  });

  it('starts the record: requested, private, dated by the server, one line of history', async () => {
    const { id } = await bookRepair(app.ctx(), request());
    const saved = await app.em.findOneOrFail(Repair, { id }, { populate: ['history'] });
    expect(saved).toMatchObject({
      status: RepairStatus.REQUESTED,
      isPublic: false,
      submissionDate: app.now,
      lastUpdateDate: app.now,
      publicName: 'Sita S.',
      contactNumber: '9841234567',
      contactNumberKey: '9779841234567',
      deliveryOption: 'pickup',
      owner: null,
    });
    expect(saved.history.getItems()).toMatchObject([{ status: 'REQUESTED', occurredAt: app.now, actor: null }]);
  });

  it('ignores whatever the caller may not decide', async () => {
    const smuggled = {
      id: 'ZZZZZZZZZZZZ',
      status: 'DELIVERED',
      isPublic: true,
      estimatedCost: 1,
      adminNotes: 'x',
      userId: randomUUID(),
      submissionDate: '2020-01-01T00:00:00Z',
    };
    const { id } = await bookRepair(app.ctx(), request(smuggled));
    expect(id).not.toBe(smuggled.id);
    expect(await app.em.findOneOrFail(Repair, { id })).toMatchObject({
      status: 'REQUESTED',
      isPublic: false,
      estimatedCost: null,
      adminNotes: '',
      owner: null,
      submissionDate: app.now,
    });
  });

  it('belongs to whoever is signed in, whatever the request says', async () => {
    const { ctx, user } = await app.signedIn();
    const { id } = await bookRepair(ctx, request({ userId: 'guest_user' }));
    expect((await app.em.findOneOrFail(Repair, { id })).owner?.id).toBe(user.id);
  });

  it('keeps texts exactly as typed', async () => {
    const text = '  <b>टिभी</b> & "quotes"\n😀  ';
    const { id } = await bookRepair(app.ctx(), request({ issueDescription: text }));
    expect((await app.em.findOneOrFail(Repair, { id })).issueDescription).toBe(text);
  });

  it('reads a time without an offset as the shop\u2019s own', async () => {
    const { id } = await bookRepair(app.ctx(), request({ preferredPickupTime: '2026-06-16T10:00' }));
    expect((await app.em.findOneOrFail(Repair, { id })).preferredPickupTime).toEqual(new Date('2026-06-16T04:15:00Z'));
  });

  it('stores its event with the change, and leaves a line in the log', async () => {
    const { id } = await bookRepair(app.ctx(), request());
    expect(await app.em.findAll(StoredEvent)).toMatchObject([
      { type: 'RepairRequested', subjectId: id, actorId: null },
    ]);
    await app.settle();
    expect(await app.em.findAll(ActivityLog)).toMatchObject([
      { actionType: 'REPAIR_REQUEST_CREATE', targetId: id, userId: null },
    ]);
  });
});

describe('the same Idempotency-Key', () => {
  it('makes one repair and gives it back', async () => {
    const idempotencyKey = randomUUID();
    const first = await bookRepair(app.ctx({ idempotencyKey }), request());
    const again = await bookRepair(app.ctx({ idempotencyKey }), request());
    expect(again.id).toBe(first.id);
    expect(await app.em.count(Repair)).toBe(1);
    expect(await app.em.count(StoredEvent)).toBe(1);
  });

  it('makes one repair when ten requests arrive at once', async () => {
    const idempotencyKey = randomUUID();
    const repairs = await Promise.all(
      Array.from({ length: 10 }, () => bookRepair(app.ctx({ idempotencyKey }), request())),
    );
    expect(new Set(repairs.map(({ id }) => id)).size).toBe(1);
    expect(await app.em.count(Repair)).toBe(1);
  });

  it('still answers when the pickup time has passed meanwhile', async () => {
    const idempotencyKey = randomUUID();
    const input = request();
    const first = await bookRepair(app.ctx({ idempotencyKey }), input);
    app.now = new Date(app.now.getTime() + 2 * DAY_MS);
    expect((await bookRepair(app.ctx({ idempotencyKey }), input)).id).toBe(first.id);
  });

  it('is refused with other details', async () => {
    const idempotencyKey = randomUUID();
    await bookRepair(app.ctx({ idempotencyKey }), request());
    await expect(bookRepair(app.ctx({ idempotencyKey }), request({ brand: 'LG' }))).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('is forgotten after seven days', async () => {
    const idempotencyKey = randomUUID();
    await bookRepair(app.ctx({ idempotencyKey }), request());
    app.now = new Date(app.now.getTime() + 7 * DAY_MS + 1);
    await bookRepair(app.ctx({ idempotencyKey }), request());
    expect(await app.em.count(Repair)).toBe(2);
  });

  it('is each person\u2019s own', async () => {
    const idempotencyKey = 'the same words';
    const [one, other] = [await app.signedIn(), await app.signedIn()];
    const first = await bookRepair(app.ctx({ actor: one.ctx.actor, idempotencyKey }), request());
    const second = await bookRepair(app.ctx({ actor: other.ctx.actor, idempotencyKey }), request());
    expect(second.id).not.toBe(first.id);
  });

  it('finds what was made of the same request as a guest’s, when a session had ended', async () => {
    const idempotencyKey = randomUUID();
    const { ctx } = await app.signedIn();
    const asGuest = await bookRepair(app.ctx({ idempotencyKey }), request());
    const again = () => bookRepair(app.ctx({ actor: ctx.actor, idempotencyKey }), request());
    expect((await again()).id).toBe(asGuest.id);
    expect(await app.em.count(Repair)).toBe(1);
    const other = await bookRepair(app.ctx({ actor: ctx.actor, idempotencyKey }), request({ brand: 'LG' }));
    expect(other.id).not.toBe(asGuest.id);
    app.now = new Date(app.now.getTime() + 7 * DAY_MS + 1);
    expect((await again()).id).not.toBe(asGuest.id);
  });

  it('has no case', async () => {
    const idempotencyKey = randomUUID();
    const first = await bookRepair(app.ctx({ idempotencyKey }), request());
    const again = await bookRepair(app.ctx({ idempotencyKey: idempotencyKey.toUpperCase() }), request());
    expect(again.id).toBe(first.id);
  });

  it('must be a UUID for a guest', async () => {
    await expect(bookRepair(app.ctx({ idempotencyKey: '1' }), request())).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  it('leaves nothing behind when the request fails', async () => {
    const idempotencyKey = randomUUID();
    const past = request({ preferredPickupTime: '2020-01-01T00:00:00Z' });
    await expect(bookRepair(app.ctx({ idempotencyKey }), past)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await bookRepair(app.ctx({ idempotencyKey }), request());
    expect(await app.em.count(Repair)).toBe(1);
  });
});

describe('the workshop', () => {
  it('sets any status, and each is kept in the history with who, when and what was said', async () => {
    const { ctx, user } = await app.admin();
    const { id } = await bookRepair(app.ctx(), request());
    const way = [RepairStatus.DELIVERED, RepairStatus.REQUESTED, RepairStatus.DIAGNOSED];
    for (const status of way) {
      app.now = new Date(app.now.getTime() + DAY_MS);
      await updateRepair(app.ctx({ actor: ctx.actor }), id, { status, note: `now ${status}`, estimatedCost: 4500.5 });
    }
    const saved = await app.em.findOneOrFail(Repair, { id }, { populate: ['history'] });
    expect(saved).toMatchObject({ status: 'DIAGNOSED', estimatedCost: 4500.5, lastUpdateDate: app.now });
    expect(saved.history.getItems().map(({ status, note, actor }) => [status, note, actor?.id])).toEqual([
      ['REQUESTED', null, undefined],
      ...way.map((status) => [status, `now ${status}`, user.id]),
    ]);
    await app.settle();
    expect(await app.em.count(ActivityLog, { actionType: 'REPAIR_STATUS_UPDATE', userEmail: user.email })).toBe(3);
  });

  it('changes a cost without a new line of history; null clears it, absent leaves it', async () => {
    const { ctx } = await app.admin();
    const [repair] = await app.save(buildRepair({ estimatedCost: 100, deliveryCharge: 200 }));
    const updated = await updateRepair(ctx, repair!.id, { estimatedCost: null, actualCost: 50 });
    expect(updated).toMatchObject({ estimatedCost: null, actualCost: 50, deliveryCharge: 200 });
    expect(await app.em.count(RepairStatusEvent)).toBe(0);
  });

  it('leaves no trace of a change that changes nothing', async () => {
    const { ctx } = await app.admin();
    const [repair] = await app.save(buildRepair({ estimatedCost: 100 }));
    await updateRepair(ctx, repair!.id, { status: 'REQUESTED', estimatedCost: 100 });
    expect(await app.em.findOneOrFail(Repair, repair!.id)).toMatchObject({ lastUpdateDate: repair!.lastUpdateDate });
    expect([await app.em.count(StoredEvent), await app.em.count(RepairStatusEvent)]).toEqual([0, 0]);
  });

  it('keeps a word to the customer without a change of status', async () => {
    const { ctx } = await app.admin();
    const [repair] = await app.save(buildRepair());
    await updateRepair(ctx, repair!.id, { note: 'The part is on its way.' });
    expect(await app.em.findAll(RepairStatusEvent)).toMatchObject([
      { status: 'REQUESTED', note: 'The part is on its way.' },
    ]);
    expect(await app.em.findAll(StoredEvent)).toMatchObject([{ type: 'RepairNoteAdded' }]);
  });

  it('makes one change after the other when several arrive at once', async () => {
    const { ctx } = await app.admin();
    const { id } = await bookRepair(app.ctx(), request());
    const statuses = [RepairStatus.PICKED_UP, RepairStatus.DIAGNOSING, RepairStatus.DIAGNOSED, RepairStatus.REPAIRING];
    await Promise.all(statuses.map((status) => updateRepair(app.ctx({ actor: ctx.actor }), id, { status })));
    expect(await app.em.count(RepairStatusEvent)).toBe(1 + statuses.length);
    // each change starts from where another one ended: no two from the same place
    const changes = await app.em.find(StoredEvent, { type: 'RepairStatusChanged' });
    expect(new Set(changes.map(({ payload }) => payload.from)).size).toBe(statuses.length);
  });
});

describe('what a caller is given', () => {
  it('is redacted for strangers, whole for the owner, everything for the admin', async () => {
    const owner = await app.signedIn();
    const admin = await app.admin();
    const repair = await bookRepair(owner.ctx, request());
    await app.save(buildRepair({ isPublic: true }), buildRepair());
    const seenBy = async (ctx = app.ctx()) => (await listRepairs(ctx, { limit: 10, offset: 0 })).items;
    expect((await seenBy()).map((item) => item instanceof Repair)).toEqual([false]);
    const own = await seenBy(app.ctx({ actor: owner.ctx.actor }));
    expect(own.map((item) => [item.id === repair.id, item instanceof Repair])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(await seenBy(app.ctx({ actor: admin.ctx.actor }))).toHaveLength(3);
  });

  it('cuts the issue to 100 whole characters in the tracking view', async () => {
    const [repair] = await app.save(buildRepair({ issueDescription: '😀'.repeat(101) }));
    expect((await trackRepair(app.ctx(), repair!.id))?.issueDescription).toBe('😀'.repeat(100));
  });

  it('hides a deleted repair from everyone', async () => {
    const [repair] = await app.save(buildRepair({ isPublic: true, deletedAt: app.now }));
    expect(await trackRepair(app.ctx(), repair!.id)).toBeNull();
    expect((await listRepairs((await app.admin()).ctx, { limit: 10, offset: 0 })).total).toBe(0);
  });
});
