// @module-tag database
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../../core/events.js';
import { type Mailer, openMailer } from '../../infra/mail/mailer.js';
import { silentLog } from '../../testing/database.js';
import { SmtpSink } from '../../testing/smtpServer.js';
import { useTestApp } from '../../testing/testApp.js';
import { OutgoingMail } from '../entity.js';
import { MailState } from '../enums.js';
import type { MailKind } from '../kind.js';
import { postMail } from '../outbox.js';
import { claimMail, deliver, forgetOldMails, noteLost } from './delivery.js';
import { sendDueMails, startSendingMails } from './sender.js';

const app = useTestApp();

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A kind that writes to the address that it is given, unless that is `nobody`. */
const kind = (overrides: Partial<MailKind> = {}): MailKind => ({
  name: 'greeting',
  isUrgent: false,
  write: async (_ctx, { data: { to } }) =>
    to === 'nobody'
      ? null
      : { to: String(to), content: { language: 'en', subject: 'Hello', paragraphs: [String(to)], closing: [] } },
  ...overrides,
});

let sink: SmtpSink;
let mailer: Mailer;
beforeEach(async () => {
  sink = new SmtpSink();
  await sink.start();
  mailer = openMailer({ ...app.deps.config, smtpUrl: sink.url }, silentLog);
});
afterEach(async () => {
  mailer.close();
  await sink.stop();
});

const post = (to: string, of = kind()) => postMail(app.ctx(), of, { data: { to } });
const send = (of = kind()) => sendDueMails({ ...app.deps, mailer, mailKinds: [of] });
const mails = () => app.em.findAll(OutgoingMail, { orderBy: { createdAt: 'asc', id: 'asc' } });
const wait = (seconds: number) => void (app.now = new Date(app.now.getTime() + seconds * 1000));
const arrived = () => sink.received.map(({ to }) => to.join());

describe('a mail', () => {
  it('goes, once, and is kept as sent', async () => {
    await post('sita@example.com');
    await send();
    await send();
    expect(arrived()).toEqual(['sita@example.com']);
    const [mail] = await mails();
    expect(mail).toMatchObject({ state: 'SENT', attempts: 1, recipient: 'sita@example.com', endedAt: app.now });
    expect((await sink.read()).messageId).toBe(`<${mail!.id}@localhost>`);
  });

  it('calls for a sender, whichever process that is', async () => {
    const calls = () => app.em.execute(`select 1 from pgboss.job where name = 'send-mails' and state = 'created'`);
    expect(await calls()).toHaveLength(0);
    await post('sita@example.com');
    expect(await calls()).toHaveLength(1);
  });

  it('is not posted by a change that fails', async () => {
    const ctx = app.ctx();
    const undone = transaction(ctx, async () => {
      await postMail(ctx, kind(), { data: { to: 'sita@example.com' } });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await send();
    expect([arrived(), await mails()]).toEqual([[], []]);
  });

  it('that has nothing to say any more leaves no trace', async () => {
    await post('nobody');
    await send();
    expect([arrived(), await mails()]).toEqual([[], []]);
  });

  it('refused for good is a dead letter', async () => {
    sink.answers.set('gone@example.com', { code: 550, text: '5.1.1 No such user' });
    await post('gone@example.com');
    await send();
    wait(24 * HOUR);
    await send();
    expect(await mails()).toMatchObject([{ state: 'FAILED', attempts: 1, problem: '550 5.1.1 No such user' }]);
  });

  it('refused for now is tried again with growing pauses, not a moment sooner, and is a dead letter in the end', async () => {
    sink.answers.set('full@example.com', { code: 452, text: '4.2.2 Mailbox full' });
    // by day and by night
    await post('full@example.com', kind({ isUrgent: true }));
    for (const pause of [15, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR]) {
      await send();
      const [{ attempts }] = (await mails()) as [OutgoingMail];
      wait(pause - 1);
      await send();
      expect(await mails()).toMatchObject([{ state: 'WAITING', attempts, problem: '452 4.2.2 Mailbox full' }]);
      wait(1);
    }
    await send();
    expect(await mails()).toMatchObject([{ state: 'FAILED', attempts: 7, problem: '452 4.2.2 Mailbox full' }]);
    expect(arrived()).toEqual([]);
  });

  it('goes after all where the server only had no time', async () => {
    sink.answers.set('sita@example.com', { code: 451, text: '4.3.0 Not now' });
    await post('sita@example.com');
    await send();
    sink.answers.clear();
    wait(15);
    await send();
    expect(arrived()).toEqual(['sita@example.com']);
    expect(await mails()).toMatchObject([{ state: 'SENT', attempts: 2, problem: null }]);
  });

  it('whose line broke while it was read is unknown, and never goes again by itself', async () => {
    sink.answers.set('sita@example.com', 'break the line');
    await post('sita@example.com');
    await send();
    expect(await mails()).toMatchObject([{ state: 'UNKNOWN', attempts: 1 }]);
    wait(24 * HOUR);
    await send();
    expect(arrived()).toEqual(['sita@example.com']);
  });

  it('whose process died is unknown after a while, and is not sent by another', async () => {
    await post('sita@example.com');
    await claimMail(app.ctx());
    wait(2 * MINUTE);
    await send();
    expect(await mails()).toMatchObject([{ state: 'SENDING' }]);
    wait(1);
    await send();
    await send();
    expect([arrived(), await mails()]).toMatchObject([[], [{ state: 'UNKNOWN', endedAt: app.now }]]);
  });

  it('that was given up as lost counts as sent if its process says so after all', async () => {
    await post('sita@example.com');
    const claimed = (await claimMail(app.ctx()))!;
    wait(3 * MINUTE);
    await noteLost(app.ctx());
    await deliver({ ...app.ctx(), mailer }, kind(), claimed, await app.deps.mailFrame(app.ctx()));
    expect([arrived(), await mails()]).toMatchObject([['sita@example.com'], [{ state: 'SENT', problem: null }]]);
  });

  it('that is being sent anew is none of the business of an earlier attempt', async () => {
    await post('sita@example.com');
    const claimed = (await claimMail(app.ctx()))!;
    wait(3 * MINUTE);
    await noteLost(app.ctx());
    await app.em.nativeUpdate(OutgoingMail, { id: claimed.id }, { state: MailState.WAITING, attempts: 0 });
    const anew = (await claimMail(app.ctx()))!;
    const failing = kind({ write: () => Promise.reject(new Error('no')) });
    await deliver(app.ctx(), failing, claimed, await app.deps.mailFrame(app.ctx()));
    expect(await mails()).toMatchObject([{ state: 'SENDING', attempts: 1, claimedAt: anew.claimedAt }]);
  });

  it('notes that it went in the very transaction that keeps it as sent', async () => {
    await post('sita@example.com');
    const failing = kind({ sent: async () => Promise.reject(new Error('no')) });
    await expect(send(failing)).rejects.toThrow('no');
    expect([arrived(), await mails()]).toMatchObject([['sita@example.com'], [{ state: 'SENDING' }]]);
  });
});

describe('of several mails', () => {
  it('the urgent ones go first, and the others in their order', async () => {
    await post('one@example.com');
    wait(1);
    await post('two@example.com');
    wait(1);
    await post('now@example.com', kind({ isUrgent: true }));
    const order: string[] = [];
    for (let next = await claimMail(app.ctx()); next; next = await claimMail(app.ctx()))
      order.push(String(next.data.to));
    expect(order).toEqual(['now@example.com', 'one@example.com', 'two@example.com']);
  });

  it('two who send at the same time send each once', async () => {
    const to = Array.from({ length: 40 }, (_, index) => `reader${index}@example.com`);
    for (const address of to) await post(address);
    await Promise.all([send(), send()]);
    expect(arrived().toSorted()).toEqual(to.toSorted());
    expect(sink.mostAtOnce).toBeGreaterThan(1);
  });

  it('no more go in a second than are allowed, of all who send', async () => {
    for (let index = 0; index < 12; index++) await post(`reader${index}@example.com`);
    const deps = { ...app.deps, config: { ...app.deps.config, mailsPerSecond: 20 }, mailer, mailKinds: [kind()] };
    const begun = performance.now();
    await Promise.all([sendDueMails(deps), sendDueMails(deps)]);
    // the pace can only make it slower
    expect(performance.now() - begun).toBeGreaterThan((12 - 1) * 50 - 5);
    expect(arrived()).toHaveLength(12);
  });

  it('none is wasted on a server that is away: the round ends, and all go when it is back', async () => {
    await sink.stop();
    for (let index = 0; index < 30; index++) await post(`reader${index}@example.com`);
    expect(await send()).toBe(false);
    expect(await app.em.count(OutgoingMail, { attempts: 0 })).toBeGreaterThanOrEqual(25);
    mailer.close();
    sink = new SmtpSink();
    await sink.start();
    mailer = openMailer({ ...app.deps.config, smtpUrl: sink.url }, silentLog);
    wait(15);
    expect(await send()).toBe(true);
    expect(arrived()).toHaveLength(30);
  });
});

describe('at night', () => {
  const night = () => void (app.now = new Date('2026-06-15T23:00:00+05:45'));
  const morning = new Date('2026-06-16T08:00:00+05:45');

  it('what nobody waits for stays in until the morning, and what somebody waits for goes', async () => {
    night();
    await post('sita@example.com');
    await post('now@example.com', kind({ isUrgent: true }));
    await send();
    expect(arrived()).toEqual(['now@example.com']);
    expect(await app.em.findOneOrFail(OutgoingMail, { isUrgent: false })).toMatchObject({ dueAt: morning });
    app.now = new Date(morning.getTime() - 1);
    await send();
    expect(arrived()).toEqual(['now@example.com']);
    app.now = morning;
    await send();
    expect(arrived()).toEqual(['now@example.com', 'sita@example.com']);
  });

  it('neither does what was to be tried again then', async () => {
    app.now = new Date('2026-06-15T19:59:50+05:45');
    sink.answers.set('sita@example.com', { code: 451, text: '4.3.0 Not now' });
    await post('sita@example.com');
    await send();
    sink.answers.clear();
    night();
    await send();
    expect(arrived()).toEqual([]);
    app.now = morning;
    await send();
    expect(arrived()).toEqual(['sita@example.com']);
  });
});

it('a process sends what is posted, and stops when it has handed over what it began', async () => {
  const deps = { ...app.deps, mailer, mailKinds: [kind()] };
  sink.delay = 300;
  const stop = startSendingMails(deps);
  await post('sita@example.com');
  await expect.poll(() => sink.received.length, { timeout: 10_000 }).toBe(1);
  await stop();
  expect(await mails()).toMatchObject([{ state: 'SENT' }]);
  await post('ram@example.com');
  await send();
  expect(arrived()).toEqual(['sita@example.com', 'ram@example.com']);
});

it('mails that went are forgotten after a month, and dead letters are not', async () => {
  sink.answers.set('gone@example.com', { code: 550, text: '5.1.1 No such user' });
  await post('sita@example.com');
  await post('gone@example.com');
  await send();
  wait(30 * 24 * HOUR);
  await forgetOldMails(app.ctx());
  expect(await mails()).toHaveLength(2);
  wait(1);
  await forgetOldMails(app.ctx());
  expect(await mails()).toMatchObject([{ state: 'FAILED' }]);
});
