import { describe, expect, it } from 'vitest';
import { buildUser } from '../accounts/factory.js';
import { ActivityLog } from '../activity/entity.js';
import { newUuid } from '../core/entities/ids.js';
import { outcomesOf } from '../testing/outcomes.js';
import { useTestApp } from '../testing/testApp.js';
import { OutgoingMail } from './entity.js';
import { MailState } from './enums.js';
import { buildMail } from './factory.js';

const app = useTestApp();

const { graphql } = outcomesOf<OutgoingMail>(app);

const retry = (id: string, token: string) =>
  graphql('mutation ($id: ID!) { retryMail(id: $id) { id state attempts problem } }', { id }, { token });
const discard = (id: string, token: string) =>
  graphql('mutation ($id: ID!) { discardMail(id: $id) }', { id }, { token });

const refused = { state: MailState.FAILED, attempts: 7, problem: '452 Mailbox full', endedAt: app.now };

describe('a mail that did not arrive', () => {
  it('is sent once more by hand, and the log says so without naming anybody', async () => {
    const { token } = await app.admin();
    const person = buildUser({ email: 'sita@example.com', emailConfirmedAt: app.now });
    const mail = buildMail({ ...refused, recipient: 'sita@example.com', data: { userId: person.id } });
    await app.save<object>(person, mail);
    expect(await retry(mail.id, token)).toEqual({ id: mail.id, state: 'WAITING', attempts: 0, problem: null });
    const calls = `select 1 from pgboss.job where name = 'send-mails' and state = 'created'`;
    expect(await app.em.execute(calls)).toHaveLength(1);
    await app.settle();
    expect(app.mailer.sent).toMatchObject([{ to: 'sita@example.com', subject: 'Welcome to Parda' }]);
    expect(await app.em.findAll(OutgoingMail)).toMatchObject([{ state: 'SENT', attempts: 1 }]);
    const log = await app.em.findAll(ActivityLog);
    expect(log).toMatchObject([{ actionType: 'MAIL_RETRY', targetId: mail.id }]);
    expect(log[0]!.description).not.toContain('sita');
  });

  it('is given up', async () => {
    const { token } = await app.admin();
    const [mail] = await app.save(buildMail(refused));
    expect(await discard(mail!.id, token)).toEqual({ id: mail!.id });
    expect(await app.em.count(OutgoingMail)).toBe(0);
  });
});

describe.each([
  ['sent once more', retry],
  ['given up', discard],
])('only what nobody sends by itself any more is %s', (_what, act) => {
  it.each(Object.values(MailState))('%s', async (state) => {
    const { token } = await app.admin();
    const [mail] = await app.save(buildMail({ state }));
    const isStranded = state === MailState.FAILED || state === MailState.UNKNOWN;
    expect(await act(mail!.id, token)).toMatchObject(
      isStranded ? { id: mail!.id } : { code: 'CONFLICT', message: 'This mail is on its way already.' },
    );
  });

  it.each([
    ['that there is not', () => newUuid()],
    ['without an id', () => 'not-an-id'],
    ['of a campaign', async () => (await app.save(buildMail({ ...refused, batchId: newUuid() })))[0]!.id],
  ])('none %s', async (_case, idOf) => {
    const { token } = await app.admin();
    expect(await act(await idOf(), token)).toMatchObject({ code: 'NOT_FOUND', message: 'Mail not found.' });
  });
});

it('the table shows the mails that go one by one, found by whom they go to and how far they are', async () => {
  const { token } = await app.admin();
  await app.save(
    buildMail({ recipient: 'Sita@example.com', state: MailState.SENT }),
    buildMail({ ...refused, recipient: 'ram@example.com' }),
    buildMail({ recipient: 'hari@example.com', state: MailState.UNKNOWN }),
    buildMail({ ...refused, recipient: 'reader@example.com', batchId: newUuid() }),
  );
  const list = async (args: string) => {
    const { data } = await app.viaGraphql<{ mailTable: { items: { recipient: string }[] }; strandedMailCount: number }>(
      `{ mailTable(sort: RECIPIENT, direction: ASC ${args}) { items { recipient } } strandedMailCount }`,
      {},
      { token },
    );
    expect(data.strandedMailCount).toBe(2);
    return data.mailTable.items.map(({ recipient }) => recipient.split('@')[0]);
  };
  expect(await list('')).toEqual(['hari', 'ram', 'Sita']);
  expect(await list('state: FAILED')).toEqual(['ram']);
  expect(await list('search: "SIT"')).toEqual(['Sita']);
});
