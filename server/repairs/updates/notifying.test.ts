import { ref } from '@mikro-orm/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { User } from '../../accounts/entity.js';
import { Language } from '../../accounts/enums.js';
import { buildUser } from '../../accounts/factory.js';
import { DEFAULT_PREFERENCES } from '../../accounts/profile/preferences.js';
import { StoredEvent } from '../../core/events.js';
import { OutgoingMail } from '../../mail/entity.js';
import { Notification } from '../../notifications/entity.js';
import { NOW, useTestApp } from '../../testing/testApp.js';
import { deleteRepair, updateRepair } from '../admin/service.js';
import { Repair } from '../entity.js';
import { RepairStatus } from '../enums.js';
import { BOOKING, buildRepair } from '../factory.js';
import { bookRepair } from '../service.js';
import { CustomerUpdate } from './entity.js';
import { NotifiedBy } from './enums.js';
import { undoCustomerNotified, markCustomerNotified } from './service.js';
import { notifyCustomers } from './notifyCustomers.js';

/** How owners learn of what is due. */

const app = useTestApp();

const { DIAGNOSED, REPAIRED, REPAIRING } = RepairStatus;

type Person = Awaited<ReturnType<typeof app.signedIn>>;
let shop: Person;
let sita: Person;
beforeEach(async () => {
  shop = await app.admin();
  sita = await app.signedIn(buildUser({ username: 'sita_1', name: 'Sita Sharma', emailConfirmedAt: NOW }));
});

const asShop = () => app.ctx({ actor: shop.ctx.actor });

async function saveRepair(overrides: Partial<Repair> = {}): Promise<string> {
  const [repair] = await app.save(
    buildRepair({ owner: ref(sita.user), brand: 'LG', model: 'OLED55', userName: 'Sita Sharma', ...overrides }),
  );
  return repair!.id;
}

const change = (id: string, input: object) => updateRepair(asShop(), id, input);
const update = () => app.em.findOneOrFail(CustomerUpdate, { supersededAt: null });
const notificationPendingSince = async (id: string) =>
  (await app.em.findOneOrFail(Repair, { id })).notificationPendingSince;
const notices = async () => (await app.em.findAll(Notification)).map(({ message }) => message);
const subjects = () => app.mailer.sent.map(({ subject }) => subject);

const MESSAGE = 'Your LG OLED55 is now: Repaired - Pending Delivery/Pickup.';
const SUBJECT = 'Good news: your TV works again';

it('nobody hears of a change while it can be undone', async () => {
  const id = await saveRepair();
  await change(id, { status: REPAIRED });
  await app.settle();
  expect([await notices(), subjects()]).toEqual([[], []]);
});

it('then the owner finds a word on the site and gets a mail, once', async () => {
  const id = await saveRepair();
  await change(id, { status: REPAIRED, note: 'Tested\nfor two hours.' });
  const { version } = await app.em.findOneOrFail(Repair, { id });
  await app.settleAfter(120);
  expect([await notices(), subjects()]).toEqual([[MESSAGE], [SUBJECT]]);
  const [mail] = app.mailer.sent;
  expect(mail!.to).toBe(sita.user.email);
  expect(mail!.text).toContain('Hello Sita Sharma,\n\nYour LG OLED55 is repaired and tested.');
  expect(mail!.text).toContain('From the workshop:\n> Tested\n> for two hours.');
  expect(mail!.text).toContain(`${app.url}/#/track/${id}`);
  expect(await update()).toMatchObject({ notifiedAt: app.now, notifiedBy: 'EMAIL', notifier: null });
  expect(await app.em.findOneOrFail(Repair, { id })).toMatchObject({ notificationPendingSince: null, version });
});

it('work that is done twice tells once', async () => {
  const id = await saveRepair();
  await change(id, { status: REPAIRED });
  await app.settleAfter(120);
  await notifyCustomers.handle(app.ctx(), { updateIds: [(await update()).id] });
  await app.settle();
  expect([await notices(), subjects()]).toEqual([[MESSAGE], [SUBJECT]]);
});

it('a customer without an account is left to be told by hand', async () => {
  const id = await saveRepair({ owner: null });
  await change(id, { status: REPAIRED });
  await app.settleAfter(120);
  expect([await notices(), subjects()]).toEqual([[], []]);
  expect(await update()).toMatchObject({ notifiedAt: null, mailId: null });
  expect(await notificationPendingSince(id)).not.toBeNull();
});

it('of what was replaced, undone or deleted in time nobody hears', async () => {
  const [replaced, undone, deleted] = [await saveRepair(), await saveRepair(), await saveRepair()];
  for (const id of [replaced, undone, deleted]) await change(id, { status: REPAIRING });
  app.now = new Date(app.now.getTime() + 10_000);
  await change(replaced, { status: REPAIRED });
  await change(undone, { status: RepairStatus.REQUESTED });
  await deleteRepair(asShop(), deleted);
  await app.settleAfter(120);
  expect([await notices(), subjects()]).toEqual([[MESSAGE], [SUBJECT]]);
});

it('the mail keeps to the quiet hours, the word on the site does not', async () => {
  // 19:59 in Kathmandu
  app.now = new Date('2026-06-15T14:14:00Z');
  const id = await saveRepair();
  await change(id, { status: REPAIRED });
  const query = `query ($id: ID!) { customerUpdates(repairId: $id) { mailState mailDueAt mailProblem } }`;
  const mail = async () => (await app.viaGraphql<{ customerUpdates: object[] }>(query, { id }, shop)).data;
  const mailDueAt = '2026-06-16T02:15:00.000Z';
  expect(await mail()).toEqual({ customerUpdates: [{ mailState: null, mailDueAt, mailProblem: null }] });
  await app.settleAfter(120);
  expect([await notices(), subjects()]).toEqual([[MESSAGE], []]);
  expect(await mail()).toEqual({ customerUpdates: [{ mailState: 'WAITING', mailDueAt, mailProblem: null }] });
  expect(await notificationPendingSince(id)).not.toBeNull();
  await app.settleAfter(13 * 60 * 60);
  expect(subjects()).toEqual([SUBJECT]);
  expect(await mail()).toEqual({ customerUpdates: [{ mailState: 'SENT', mailDueAt: null, mailProblem: null }] });
  expect(await notificationPendingSince(id)).toBeNull();
});

describe('a mail that waits', () => {
  let id: string;
  beforeEach(async () => {
    app.now = new Date('2026-06-15T15:00:00Z');
    id = await saveRepair();
    await change(id, { status: REPAIRED, note: 'Come any time.' });
    await app.settleAfter(120);
  });

  const morning = async () => {
    await app.settleAfter(13 * 60 * 60);
    return subjects();
  };

  it('is written in the words of that moment, to the address of that moment', async () => {
    await app.em.nativeUpdate(
      User,
      { id: sita.user.id },
      { email: 'new@example.com', preferences: { ...DEFAULT_PREFERENCES, language: Language.NE } },
    );
    expect(await morning()).toEqual(['खुसीको खबर: तपाईंको टिभी बन्यो']);
    expect(app.mailer.sent).toMatchObject([{ to: 'new@example.com' }]);
    expect(app.mailer.sent[0]!.text).toContain('नमस्ते Sita Sharma,\n\nतपाईंको LG OLED55 मर्मत गरी जाँचिसक्यौं।');
    expect(app.mailer.sent[0]!.text).toContain('वर्कशपको सन्देश:\n> Come any time.');
  });

  it('stays in where somebody has told the customer by hand', async () => {
    const { id: updateId } = await update();
    await markCustomerNotified(asShop(), updateId, NotifiedBy.CALL);
    expect(await morning()).toEqual([]);
    expect(await update()).toMatchObject({ notifiedBy: 'CALL' });
    expect(await app.em.count(OutgoingMail)).toBe(0);
  });

  it('goes where that was taken back in time', async () => {
    const { id: updateId } = await update();
    await markCustomerNotified(asShop(), updateId, NotifiedBy.CALL);
    await undoCustomerNotified(asShop(), updateId);
    expect(await morning()).toEqual([SUBJECT]);
  });

  it('stays in where the repair was deleted', async () => {
    await deleteRepair(asShop(), id);
    expect(await morning()).toEqual([]);
  });

  it('gives its place to what came after', async () => {
    app.now = new Date(app.now.getTime() + 10_000);
    await change(id, { status: RepairStatus.DELIVERED });
    await app.settleAfter(120);
    expect(await morning()).toEqual(['Your TV is back home']);
  });

  it('goes as it was where the repair came back to it, and nobody finds a second word on the site', async () => {
    app.now = new Date(app.now.getTime() + 10_000);
    await change(id, { status: RepairStatus.DELIVERED });
    // the morning comes in between
    app.now = new Date('2026-06-16T03:00:00Z');
    await app.settle();
    expect(subjects()).toEqual([]);
    await change(id, { status: REPAIRED });
    await app.settleAfter(120);
    expect([await notices(), subjects()]).toEqual([[MESSAGE], [SUBJECT]]);
    expect(app.mailer.sent[0]!.text).toContain('> Come any time.');
  });
});

it('a mail of a repair that was requested goes at any hour, with the way to follow it', async () => {
  app.now = new Date('2026-06-15T16:00:00Z');
  const { id } = await bookRepair(app.ctx({ actor: sita.ctx.actor }), BOOKING);
  await app.settle();
  expect(subjects()).toEqual(['We have received your repair request']);
  expect(app.mailer.sent[0]!.text).toContain(`Follow your repair:\n${app.url}/#/track/${id}`);
  expect(await update()).toMatchObject({ kind: 'RECEIVED', notifiedBy: 'EMAIL', notifiedAt: app.now });
});

it('a quote says the cost, and is answered on the site alone', async () => {
  const id = await saveRepair();
  await change(id, { status: DIAGNOSED, estimatedCost: 125_000 });
  await app.settleAfter(120);
  expect(subjects()).toEqual(['Your quote is ready: Rs. 1,25,000']);
  const { text, html } = app.mailer.sent[0]!;
  expect(text).toContain('The repair would cost Rs. 1,25,000.');
  expect(text).toContain(`See the quote:\n${app.url}/#/track/${id}`);
  const ways = [...html.matchAll(/href="(http[^"]*)"/g)].map(([, url]) => url);
  expect(new Set(ways)).toEqual(new Set([`${app.url}/#/track/${id}`, app.url]));
  expect(await notices()).toEqual([
    'Repairing your LG OLED55 would cost Rs. 1,25,000. Please approve or reject the quote.',
  ]);
});

it('an address that nobody has confirmed gets nothing that anybody has typed', async () => {
  await app.em.nativeUpdate(User, { id: sita.user.id }, { emailConfirmedAt: null });
  const id = await saveRepair({ brand: 'Bad brand', model: 'Bad model' });
  await change(id, { status: DIAGNOSED, estimatedCost: 900, note: 'Bad note' });
  await app.settleAfter(120);
  const [{ subject, text, html }] = app.mailer.sent as [(typeof app.mailer.sent)[0]];
  expect(subject + text + html).not.toMatch(/Bad|Sita Sharma/);
  expect(text).toContain(`Hello sita_1,\n\nWe have found what is wrong with your TV (repair ${id}).`);
});

it('whoever is the new owner by then hears of it', async () => {
  const ram = await app.signedIn(buildUser());
  const id = await saveRepair();
  await change(id, { status: REPAIRED });
  await change(id, { userId: ram.user.id });
  await app.settleAfter(120);
  expect(app.mailer.sent).toMatchObject([{ to: ram.user.email }]);
});

it('what is stored of it says no words', async () => {
  const id = await saveRepair();
  await change(id, { status: DIAGNOSED, estimatedCost: 900, note: 'Backlight' });
  await app.settleAfter(120);
  const due = await app.em.findOneOrFail(StoredEvent, { type: 'CustomerUpdateDue' });
  expect(due).toMatchObject({ subjectId: id, actorId: null, payload: { status: DIAGNOSED, cost: 900 } });
  expect(await app.em.findAll(OutgoingMail)).toMatchObject([
    { kind: 'repair-quote', isUrgent: false, data: { updateId: (await update()).id } },
  ]);
});
