import { ref } from '@mikro-orm/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { ActivityLog } from '../../activity/entity.js';
import { outcomesOf } from '../../testing/outcomes.js';
import { useTestApp } from '../../testing/testApp.js';
import { deleteRepair, updateRepair } from '../admin/service.js';
import { Repair } from '../entity.js';
import { QuoteDecision, RepairStatus } from '../enums.js';
import { buildRepair } from '../factory.js';
import { decideQuote } from '../quotes/service.js';
import { CustomerUpdate } from './entity.js';
import { NotifiedBy } from './enums.js';
import { buildNotifiedUpdate, buildUpdate } from './factory.js';

/** What the workshop notes of whom it has told by hand. */

const app = useTestApp();

const { REPAIRED, REPAIRING, DIAGNOSED, DELIVERED } = RepairStatus;

type Person = Awaited<ReturnType<typeof app.signedIn>>;
let shop: Person;
let sita: Person;
beforeEach(async () => {
  [shop, sita] = [await app.admin(), await app.signedIn()];
});

const asShop = () => app.ctx({ actor: shop.ctx.actor });

const { graphql } = outcomesOf<{ notifiedBy: string | null; notifiedAt: string | null; repair: object }>(app);
const FIELDS = '{ notifiedBy notifiedAt repair { id notificationPendingSince version } }';
const mark = (updateId: string, by: string) =>
  graphql(
    `mutation ($updateId: ID!, $by: NotifiedBy!) { markCustomerNotified(updateId: $updateId, by: $by) ${FIELDS} }`,
    { updateId, by },
    shop,
  );
const unmark = (updateId: string) =>
  graphql(`mutation ($updateId: ID!) { undoCustomerNotified(updateId: $updateId) ${FIELDS} }`, { updateId }, shop);

/** A guest's set that was repaired a minute ago. */
async function saveUnnotified(overrides: Partial<Repair> = {}): Promise<{ id: string; updateId: string }> {
  const [{ id }] = (await app.save(buildRepair(overrides))) as [Repair];
  await updateRepair(asShop(), id, { status: REPAIRED });
  app.now = new Date(app.now.getTime() + 60_000);
  const [{ id: updateId }] = (await app.em.find(CustomerUpdate, { repair: id })) as [CustomerUpdate];
  return { id, updateId };
}

const logged = async () => {
  await app.settle();
  const lines = await app.em.find(ActivityLog, { actionType: 'REPAIR_CUSTOMER_TOLD' });
  return lines.map(({ description, userEmail }) => [description, userEmail]);
};

const OUT_OF_DATE = {
  code: 'CONFLICT',
  message: 'The repair has moved on since. Reload to see what the customer should know now.',
};

describe('telling by hand', () => {
  it.each(['WHATSAPP', 'VIBER', 'SMS', 'CALL', 'SELF'])('is noted with its way, who and when: %s', async (by) => {
    const { id, updateId } = await saveUnnotified();
    const received = {
      notifiedBy: by,
      notifiedAt: app.now.toISOString(),
      repair: { id, notificationPendingSince: null, version: 2 },
    };
    expect(await mark(updateId, by)).toEqual(received);
    expect(await app.em.findOneOrFail(CustomerUpdate, updateId)).toMatchObject({ notifier: { id: shop.user.id } });
    expect(await logged()).toEqual([[`Customer notified: ${by}.`, shop.user.email]]);
  });

  it('is noted once, and by its last way', async () => {
    const { updateId } = await saveUnnotified();
    const first = await mark(updateId, 'WHATSAPP');
    app.now = new Date(app.now.getTime() + 60_000);
    expect(await mark(updateId, 'WHATSAPP')).toEqual(first);
    expect(await mark(updateId, 'CALL')).toMatchObject({ notifiedBy: 'CALL', notifiedAt: app.now.toISOString() });
    expect(await logged()).toHaveLength(2);
  });

  it('is taken back, once', async () => {
    const { id, updateId } = await saveUnnotified();
    const { notificationPendingSince } = await app.em.findOneOrFail(Repair, { id });
    await mark(updateId, 'WHATSAPP');
    const open = {
      notifiedBy: null,
      notifiedAt: null,
      repair: { id, notificationPendingSince: notificationPendingSince!.toISOString(), version: 2 },
    };
    expect([await unmark(updateId), await unmark(updateId)]).toEqual([open, open]);
    expect(await app.em.findOneOrFail(CustomerUpdate, updateId)).toMatchObject({ notifier: null });
    expect(new Set(await logged())).toEqual(
      new Set([
        ['Customer notified: WHATSAPP.', shop.user.email],
        ['Customer not notified after all.', shop.user.email],
      ]),
    );
  });

  it('does not change what a mail has done', async () => {
    const { updateId } = await saveUnnotified({ owner: ref(sita.user) });
    await app.settleAfter(120);
    expect(await mark(updateId, 'CALL')).toMatchObject({ notifiedBy: 'EMAIL' });
    expect(await unmark(updateId)).toMatchObject({
      code: 'CONFLICT',
      message: 'Only what was noted by hand can be undone.',
    });
    expect(await logged()).toEqual([]);
  });

  it('needs a way that is one for people', async () => {
    const { updateId } = await saveUnnotified();
    const message = 'Please choose how the customer was notified.';
    expect(await mark(updateId, 'EMAIL')).toMatchObject({ code: 'BAD_INPUT', message });
  });

  it('is of something that is there', async () => {
    const { id, updateId } = await saveUnnotified();
    for (const unknown of ['nothing', id, crypto.randomUUID()]) {
      expect(await mark(unknown, 'CALL')).toMatchObject({ code: 'NOT_FOUND' });
      expect(await unmark(unknown)).toMatchObject({ code: 'NOT_FOUND' });
    }
    await deleteRepair(asShop(), id);
    expect(await mark(updateId, 'CALL')).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is refused for what was replaced meanwhile', async () => {
    const { id, updateId } = await saveUnnotified();
    await updateRepair(asShop(), id, { status: DELIVERED });
    expect(await mark(updateId, 'CALL')).toMatchObject(OUT_OF_DATE);
  });

  it('is not taken back once the repair has moved on', async () => {
    const { id, updateId } = await saveUnnotified();
    await mark(updateId, 'CALL');
    await updateRepair(asShop(), id, { status: DELIVERED });
    expect(await unmark(updateId)).toMatchObject(OUT_OF_DATE);
  });

  it('is not taken back once the customer has answered', async () => {
    const { id, updateId } = await saveUnnotified({ status: REPAIRING });
    await updateRepair(asShop(), id, { status: DIAGNOSED, estimatedCost: 900 });
    const { id: quoteId } = await app.em.findOneOrFail(CustomerUpdate, { repair: id, supersededAt: null });
    expect(quoteId).not.toBe(updateId);
    await mark(quoteId, 'CALL');
    const answer = { decision: QuoteDecision.APPROVE, shownCost: 900, contactNumber: '9841234567' };
    await decideQuote(app.ctx(), id, answer);
    expect(await unmark(quoteId)).toMatchObject(OUT_OF_DATE);
  });

  it('leaves the next change to be told of', async () => {
    const { id, updateId } = await saveUnnotified();
    await mark(updateId, 'CALL');
    await updateRepair(asShop(), id, { status: DELIVERED });
    expect(await app.em.findOneOrFail(Repair, { id })).toMatchObject({ notificationPendingSince: app.now });
  });
});

it('the list has what counts, newest first, with how it can be told', async () => {
  const repair = buildRepair({ contactNumber: '९८४१-२३४५६७', brand: 'LG', model: null, status: REPAIRED });
  const at = (day: number) => ({ createdAt: new Date(Date.UTC(2026, 4, day)) });
  await app.save<object>(
    repair,
    buildNotifiedUpdate(repair, NotifiedBy.SELF, { ...at(1), status: RepairStatus.REQUESTED }),
    buildUpdate(repair, { ...at(2), status: REPAIRING, supersededAt: at(3).createdAt }),
    buildUpdate(repair, at(3)),
  );
  const query = `query ($id: ID!) { customerUpdates(repairId: $id) {
    kind status notifiedBy mailState mailDueAt undoableUntil messages { language text whatsapp viber sms }
  } }`;
  const { data } = await app.viaGraphql<{ customerUpdates: { status: string; messages: object[] }[] }>(
    query,
    { id: repair.id.toLowerCase() },
    shop,
  );
  expect(data.customerUpdates.map(({ status }) => status)).toEqual(['REPAIRED', 'REQUESTED']);
  const url = `${app.url}/#/track/${repair.id}`;
  const said = [
    'Your LG is repaired and tested.',
    'Please come by to collect it, or wait for us to bring it, as we agreed.',
  ];
  const text = `Parda: ${said.join('\n')}\nFollow your repair: ${url}`;
  const words = encodeURIComponent(text);
  expect(data.customerUpdates[0]).toMatchObject({
    notifiedBy: null,
    mailState: null,
    mailDueAt: null,
    undoableUntil: null,
  });
  expect(data.customerUpdates[0]!.messages).toEqual([
    {
      language: 'EN',
      text,
      whatsapp: `https://wa.me/9779841234567?text=${words}`,
      viber: `viber://chat?number=%2B9779841234567&draft=${words}`,
      sms: `sms:+9779841234567?body=${words}`,
    },
    expect.objectContaining({
      language: 'NE',
      text: `पर्दा: तपाईंको LG मर्मत गरी जाँचिसक्यौं।\nकृपया लिन आउनुहोस्, वा कुरा भएअनुसार हामी ल्याइदिन्छौं।\nमर्मतको अवस्था हेर्नुहोस्: ${url}`,
    }),
  ]);
});

it.each(['+12 34567', '01-4412345', '+977-01-4412345'])('messages cannot be sent to %s', async (contactNumber) => {
  const repair = buildRepair({ contactNumber });
  await app.save<object>(repair, buildUpdate(repair));
  const query = `query ($id: ID!) { customerUpdates(repairId: $id) { messages { whatsapp viber sms } } }`;
  const { data } = await app.viaGraphql(query, { id: repair.id }, shop);
  const none = { whatsapp: null, viber: null, sms: null };
  expect(data).toEqual({ customerUpdates: [{ messages: [none, none] }] });
});

describe('that a customer is still to be told', () => {
  it('is seen by admins and not by the customer', async () => {
    const { id } = await saveUnnotified({ owner: ref(sita.user) });
    const query = `query ($id: ID!) { repair(id: $id) { notificationPendingSince } }`;
    const see = async (who: Person) => (await app.viaGraphql<{ repair: object }>(query, { id }, who)).data.repair;
    expect(await see(shop)).toEqual({ notificationPendingSince: '2026-06-15T09:00:00.000Z' });
    expect(await see(sita)).toEqual({ notificationPendingSince: null });
    const { body } = await app.viaRest('GET', `/api/repairs/${id}`, undefined, sita);
    expect(JSON.stringify(body)).not.toContain('notificationPending');
  });

  it('is a filter of the table and of its file', async () => {
    const { id } = await saveUnnotified({ brand: 'Pending' });
    await app.save(buildRepair({ brand: 'Notified' }));
    const query =
      'query ($notificationPending: Boolean) { repairTable(notificationPending: $notificationPending) { items { brand } } }';
    const brands = async (notificationPending: boolean | null) => {
      const { data } = await app.viaGraphql<{ repairTable: { items: { brand: string }[] } }>(
        query,
        { notificationPending },
        shop,
      );
      return data.repairTable.items.map(({ brand }) => brand).toSorted();
    };
    const file = async (notificationPending: boolean) =>
      (
        await app.viaRest<string>(
          'GET',
          `/api/admin/export/repairs?notificationPending=${notificationPending}`,
          undefined,
          shop,
        )
      ).body;
    expect([await brands(true), await brands(false), await brands(null)]).toEqual([
      ['Pending'],
      ['Notified'],
      ['Notified', 'Pending'],
    ]);
    expect(await file(true)).toContain(id);
    expect(await file(false)).not.toContain(id);
  });
});

it('the names of before still do the same, for programs that use them', async () => {
  const { id, updateId } = await saveUnnotified();
  const fields = '{ toldBy toldAt notifiedBy repair { untoldSince } }';
  const asked = await app.viaGraphql<Record<string, object>>(
    `query { repairTable(untold: true) { items { id untoldSince } } }`,
    {},
    shop,
  );
  expect(asked.data).toMatchObject({ repairTable: { items: [{ id, untoldSince: expect.any(String) }] } });
  const told = await app.viaGraphql<Record<string, object>>(
    `mutation ($updateId: ID!, $by: ToldBy!) { markCustomerTold(updateId: $updateId, by: $by) ${fields} }`,
    { updateId, by: 'CALL' },
    shop,
  );
  const at = app.now.toISOString();
  expect(told.data).toEqual({
    markCustomerTold: { toldBy: 'CALL', toldAt: at, notifiedBy: 'CALL', repair: { untoldSince: null } },
  });
  const undone = await app.viaGraphql<Record<string, object>>(
    `mutation ($updateId: ID!) { markCustomerNotTold(updateId: $updateId) ${fields} }`,
    { updateId },
    shop,
  );
  expect(undone.data).toMatchObject({ markCustomerNotTold: { toldBy: null, toldAt: null, notifiedBy: null } });
});
