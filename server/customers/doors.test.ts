// @module-tag database
import { ref } from '@mikro-orm/core';
import { expect, it } from 'vitest';
import { User } from '../accounts/entity.js';
import { buildUser } from '../accounts/factory.js';
import { ActivityLog } from '../activity/entity.js';
import { newUuid } from '../core/entities/ids.js';
import { InboxKind } from '../inbox/enums.js';
import { buildInboxMessage } from '../inbox/factory.js';
import { buildRepair } from '../repairs/factory.js';
import { buildReview } from '../reviews/factory.js';
import { buildSet } from '../sets/factory.js';
import { useTestApp } from '../testing/testApp.js';

const app = useTestApp();

const CUSTOMER = `query ($who: String!) {
  customer(who: $who) {
    id name contactNumbers emails repairCount
    account { email }
    otherAccounts { email }
    repairs { brand }
    sets { serial }
    reviews { comment }
    messages { subject }
    notes { text authorName }
  }
}`;

interface Found {
  id: string;
  name: string | null;
  contactNumbers: string[];
  emails: string[];
  repairCount: number;
  account: { email: string } | null;
  otherAccounts: { email: string }[];
  repairs: { brand: string }[];
  sets: { serial: string }[];
  reviews: { comment: string }[];
  messages: { subject: string }[];
  notes: { text: string; authorName: string | null }[];
}

async function find(who: string): Promise<Found | null> {
  const { token } = await app.admin();
  const { data } = await app.viaGraphql<{ customer: Found | null }>(CUSTOMER, { who }, { token });
  return data.customer;
}

it.each(['9841234567', '+977 984-123-4567', '९८४१२३४५६७', '00977 9841234567', '(+977) 9841234567'])(
  'somebody without an account is found by %s, with all that came under the number',
  async (who) => {
    const set = buildSet({ serial: 'SN-77' });
    const repair = buildRepair({ userName: 'Ram Thapa', contactNumber: '984-123-4567', brand: 'Sony', set: ref(set) });
    await app.save<object>(
      set,
      repair,
      buildRepair({ contactNumber: '9800000000', brand: 'LG' }),
      buildRepair({ contactNumber: '9841234567', brand: 'Deleted', deletedAt: app.now }),
      buildReview({ repair: ref(repair), comment: 'Good work.' }),
      buildInboxMessage({
        kind: InboxKind.APPLICATION,
        phone: '+9779841234567',
        subject: 'Job',
        email: 'ram@example.com',
      }),
      buildInboxMessage({ subject: 'Another', email: 'other@example.com' }),
    );
    expect(await find(who)).toEqual({
      id: '9779841234567',
      name: 'Ram Thapa',
      contactNumbers: ['984-123-4567'],
      emails: ['ram@example.com'],
      repairCount: 1,
      account: null,
      otherAccounts: [],
      repairs: [{ brand: 'Sony' }],
      sets: [{ serial: 'SN-77' }],
      reviews: [{ comment: 'Good work.' }],
      messages: [{ subject: 'Job' }],
      notes: [],
    });
  },
);

it('a number or an address that belongs to one account is that person, with what they had booked before it', async () => {
  const account = buildUser({ name: 'Gita Karki', email: 'Gita@example.com', contactNumber: '०१-४४१२३४५' });
  await app.save<object>(
    account,
    buildRepair({ owner: ref(account), contactNumber: '9841234567', brand: 'Sony', submissionDate: app.now }),
    buildRepair({ contactNumber: '9841234567', brand: 'As a guest' }),
    buildReview({ user: ref(account), comment: 'Mine.', authorEmail: 'x@example.com' }),
    buildReview({ authorEmail: 'gita@example.com', comment: 'As a guest.' }),
    buildInboxMessage({ email: 'GITA@example.com', subject: 'Hello' }),
  );
  const byId = await find(account.id);
  expect(byId).toMatchObject({
    id: account.id,
    name: 'Gita Karki',
    contactNumbers: ['०१-४४१२३४५', '9841234567'],
    emails: ['Gita@example.com'],
    repairs: [{ brand: 'Sony' }, { brand: 'As a guest' }],
    messages: [{ subject: 'Hello' }],
  });
  expect(byId!.reviews.map(({ comment }) => comment).toSorted()).toEqual(['As a guest.', 'Mine.']);
  for (const who of ['9841234567', '+977-1-4412345', 'gita@EXAMPLE.com']) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await find(who)).toEqual(byId);
  }
});

it('a number that several accounts use is nobody of them, and names them', async () => {
  const [one, other] = [buildUser({ contactNumber: '9841234567' }), buildUser()];
  await app.save<object>(one, other, buildRepair({ owner: ref(other), contactNumber: '9841234567' }));
  const found = await find('9841234567');
  expect(found).toMatchObject({ id: '9779841234567', account: null, repairCount: 1 });
  expect(found!.otherAccounts.map(({ email }) => email).toSorted()).toEqual([one.email, other.email].toSorted());
});

it('an address that has only written is somebody, too', async () => {
  await app.save(buildInboxMessage({ name: 'Maya', email: 'maya@example.com' }));
  expect(await find('Maya@example.com')).toMatchObject({ id: 'maya@example.com', name: 'Maya', repairs: [] });
});

it('what names nobody is nobody', async () => {
  for (const who of [newUuid(), 'Sita', '12']) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await find(who)).toBeNull();
  }
});

it('notes are kept as typed, found again once there is an account, and forgotten when the shop says so', async () => {
  const { token, user } = await app.admin();
  await app.save(buildRepair({ contactNumber: '9841234567' }));
  const add = (who: string, text: string) =>
    app.viaGraphql<{ addCustomerNote: { id: string } }>(
      'mutation ($who: String!, $text: String!) { addCustomerNote(who: $who, text: $text) { id } }',
      { who, text },
      { token },
    );
  const { data } = await add('९८४१२३४५६७', ' Rings <twice>\n');
  const authorName = user.name ?? user.username;
  expect((await find('9841234567'))!.notes).toEqual([{ text: ' Rings <twice>\n', authorName }]);

  const account = buildUser({ contactNumber: '9841234567' });
  await app.save(account);
  app.now = new Date(app.now.getTime() + 1000);
  await add(account.id, 'Has an account now.');
  expect((await find(account.id))!.notes.map(({ text }) => text)).toEqual(['Has an account now.', ' Rings <twice>\n']);
  await app.em.nativeDelete(User, { id: account.id });
  expect((await find('9841234567'))!.notes).toHaveLength(2);

  await app.viaGraphql(
    'mutation ($id: ID!) { deleteCustomerNote(id: $id) }',
    { id: data.addCustomerNote.id },
    { token },
  );
  expect((await find('9841234567'))!.notes).toHaveLength(1);
  await app.settle();
  const lines = await app.em.find(ActivityLog, { actionType: { $like: 'CUSTOMER_NOTE%' } });
  expect(lines.map(({ actionType }) => actionType).toSorted()).toEqual([
    'CUSTOMER_NOTE_CREATE',
    'CUSTOMER_NOTE_CREATE',
    'CUSTOMER_NOTE_DELETE',
  ]);
  expect(JSON.stringify(lines)).not.toContain('twice');
});

it.each([
  ['9841234567', '  ', 'BAD_INPUT'],
  ['9841234567', 'x'.repeat(2_001), 'BAD_INPUT'],
  ['nobody', 'Text', 'NOT_FOUND'],
])('a note about %s that says %j is refused', async (who, text, code) => {
  const { token } = await app.admin();
  const { errors } = await app.viaGraphql(
    'mutation ($who: String!, $text: String!) { addCustomerNote(who: $who, text: $text) { id } }',
    { who, text },
    { token },
  );
  expect(errors?.[0]?.extensions.code).toBe(code);
});
