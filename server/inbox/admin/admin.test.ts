import { ref } from '@mikro-orm/core';
import { describe, expect, it } from 'vitest';
import { ActivityLog } from '../../activity/entity.js';
import { buildJobOpening } from '../../careers/factory.js';
import { newUuid } from '../../core/entities/ids.js';
import { csvOf } from '../../testing/csv.js';
import { outcomesOf } from '../../testing/outcomes.js';
import { type Call, useTestApp } from '../../testing/testApp.js';
import { InboxMessage } from '../entity.js';
import { InboxKind, InboxStatus } from '../enums.js';
import { buildInboxMessage } from '../factory.js';

const app = useTestApp();

const CV = '/media/parda/raw/upload/0123456789abcdef0123456789abcdef.pdf';
const FIELDS = '{ id kind status name email phone subject message createdAt cvUrl job { id title } user { id } }';

const { graphql } = outcomesOf<InboxMessage>(app);

const setStatus = (id: string, status: string, call?: Call) =>
  graphql(
    `mutation ($id: ID!, $status: InboxStatus!) { setInboxStatus(id: $id, status: $status) ${FIELDS} }`,
    { id, status },
    call,
  );
const remove = (id: string, call?: Call) =>
  graphql('mutation ($id: ID!) { deleteInboxMessage(id: $id) }', { id }, call);
const read = (id: string, call?: Call) => graphql(`query ($id: ID!) { inboxMessage(id: $id) ${FIELDS} }`, { id }, call);

async function application() {
  const { user } = await app.signedIn();
  const job = buildJobOpening(app.now);
  await app.save<object>(job);
  const message = buildInboxMessage({
    kind: InboxKind.APPLICATION,
    name: '=Hari',
    phone: '9841234567',
    subject: 'Application for Technician',
    cvUrl: CV,
    user: ref(user),
    job: ref(job),
  });
  await app.save(message);
  return { message, user, job };
}

it('shows an admin a message with its CV, its job and its sender', async () => {
  const call = await app.admin();
  const { message, user, job } = await application();
  const whole = {
    id: message.id,
    kind: 'APPLICATION',
    status: 'NEW',
    name: '=Hari',
    email: 'sita@example.com',
    phone: '9841234567',
    subject: 'Application for Technician',
    message: 'Are you open on Saturday?',
    createdAt: message.createdAt.toISOString(),
    cvUrl: CV,
    job: { id: job.id, title: job.title },
    user: { id: user.id },
  };
  expect(await read(message.id, call)).toEqual(whole);
  const { data } = await app.viaGraphql(`{ inboxTable { items ${FIELDS} } }`, {}, call);
  expect(data).toEqual({ inboxTable: { items: [whole] } });
  for (const id of ['x', newUuid()]) expect(await read(id, call)).toBeNull();
});

it('the status goes from any to any, and only a change is logged', async () => {
  const call = await app.admin();
  const { message, job } = await application();
  for (const status of ['NEW', 'READ', 'ANSWERED', 'NEW']) {
    expect(await setStatus(message.id, status, call)).toMatchObject({ id: message.id, status, job: { id: job.id } });
  }
  await app.settle();
  const log = await app.em.findAll(ActivityLog, { orderBy: { description: 'asc' } });
  expect(log.map(({ actionType, description, targetId }) => [actionType, description, targetId])).toEqual([
    ['INBOX_STATUS_UPDATE', 'Message changed from ANSWERED to NEW.', message.id],
    ['INBOX_STATUS_UPDATE', 'Message changed from NEW to READ.', message.id],
    ['INBOX_STATUS_UPDATE', 'Message changed from READ to ANSWERED.', message.id],
  ]);
});

it('counts what nobody has read', async () => {
  const call = await app.admin();
  const statuses = [InboxStatus.NEW, InboxStatus.NEW, InboxStatus.READ, InboxStatus.ANSWERED];
  await app.save(...statuses.map((status) => buildInboxMessage({ status })));
  expect((await app.viaGraphql('{ newInboxCount }', {}, call)).data).toEqual({ newInboxCount: 2 });
});

it('a message is deleted', async () => {
  const call = await app.admin();
  const [gone, stays] = await app.save(buildInboxMessage(), buildInboxMessage());
  expect(await remove(gone!.id, call)).toEqual({ id: gone!.id });
  expect(await app.em.findAll(InboxMessage)).toMatchObject([{ id: stays!.id }]);
  await app.settle();
  expect(await app.em.findAll(ActivityLog)).toMatchObject([{ actionType: 'INBOX_MESSAGE_DELETE', targetId: gone!.id }]);
});

it.each(['not-an-id', newUuid()])('there is no message %s', async (id) => {
  const call = await app.admin();
  const missing = { code: 'NOT_FOUND', message: 'Message not found.' };
  expect(await setStatus(id, 'READ', call)).toMatchObject(missing);
  expect(await remove(id, call)).toMatchObject(missing);
});

describe('the table', () => {
  const TABLE = `query ($page: Int, $pageSize: Int, $search: String, $sort: InboxTableSort,
      $direction: SortDirection, $kind: InboxKind, $status: InboxStatus) {
    table: inboxTable(page: $page, pageSize: $pageSize, search: $search, sort: $sort, direction: $direction, kind: $kind,
        status: $status) {
      totalCount page items { name }
    }
  }`;

  const day = (number: number) => new Date(Date.UTC(2026, 4, number));

  async function save(): Promise<Call> {
    const { APPLICATION } = InboxKind;
    await app.save(
      buildInboxMessage({ name: 'Bina', createdAt: day(1), status: InboxStatus.ANSWERED, subject: 'Price of a panel' }),
      buildInboxMessage({ name: 'anita', createdAt: day(3), message: 'My panel is dark', email: 'anita@shop.np' }),
      buildInboxMessage({ name: 'Chandra', createdAt: day(2), status: InboxStatus.READ, kind: APPLICATION }),
    );
    return app.admin();
  }

  const letters = (items: { name: string }[]) => items.map(({ name }) => name[0]).join('');

  it.each([
    [{}, 'aCB'],
    [{ direction: 'ASC' }, 'BCa'],
    [{ sort: 'NAME', direction: 'ASC' }, 'aBC'],
    [{ sort: 'NAME', direction: 'DESC' }, 'CBa'],
    [{ sort: 'STATUS', direction: 'ASC' }, 'aCB'],
    [{ sort: 'STATUS', direction: 'DESC' }, 'BCa'],
    [{ kind: 'CONTACT' }, 'aB'],
    [{ kind: 'APPLICATION' }, 'C'],
    [{ status: 'NEW' }, 'a'],
    [{ status: 'READ', kind: 'CONTACT' }, ''],
    [{ search: 'PANEL' }, 'aB'],
    [{ search: 'panel dark' }, 'a'],
    [{ search: 'shop.np' }, 'a'],
    [{ search: 'chan' }, 'C'],
  ])('of %j shows, also as CSV: %s', async (args, expected) => {
    const call = await save();
    type Answer = { table: { totalCount: number; items: { name: string }[] } };
    const { table } = (await app.viaGraphql<Answer>(TABLE, args, call)).data;
    expect([letters(table.items), table.totalCount]).toEqual([expected, expected.length]);
    const query = new URLSearchParams(args).toString();
    const { total, lines } = await csvOf(app, `inbox?${query}`, call);
    const rows = lines.slice(1);
    expect([rows.map((row) => row.split(',')[3]![0]).join(''), total]).toEqual([expected, String(expected.length)]);
  });

  it('gives the last page for one beyond it', async () => {
    const args = { sort: 'NAME', direction: 'ASC', page: 9, pageSize: 2 };
    const { data } = await app.viaGraphql<{ table: object }>(TABLE, args, await save());
    expect(data.table).toEqual({ totalCount: 3, page: 2, items: [{ name: 'Chandra' }] });
  });

  it('leaves as CSV without the address of a CV, and with nothing that a spreadsheet would calculate', async () => {
    await application();
    const { lines } = await csvOf(app, 'inbox', await app.admin());
    expect(lines).toEqual([
      'Received,Kind,Status,Name,Email,Phone,Subject,Message,Has CV',
      "2026-03-01 09:45,APPLICATION,NEW,'=Hari,sita@example.com,9841234567,Application for Technician,Are you open on Saturday?,true",
    ]);
  });
});
