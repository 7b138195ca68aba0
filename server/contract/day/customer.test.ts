// @module-tag database
import { expect, it } from 'vitest';
import { aDate, aText, BOOKING, openLegacyShop, POST, refusalOf } from '../../testing/legacyShop.js';

const shop = openLegacyShop();

const ACCOUNT = { username: 'sita_s', name: 'Sita Sharma', email: 'sita@example.com', password: 'secret 1' };

async function customer() {
  const client = shop.visitor();
  const { user } = await client.register({ ...ACCOUNT, contactNumber: '9841234567', profilePictureUrl: '' });
  return { client, user };
}

it('opens an account and looks after it', async () => {
  const { client, user } = await customer();
  expect(user).toMatchObject({
    id: aText,
    username: 'sita_s',
    name: 'Sita Sharma',
    email: 'sita@example.com',
    role: 'USER',
    contactNumber: '9841234567',
  });
  expect(JSON.stringify(user)).not.toMatch(/secret|hash/i);
  expect(await client.me()).toEqual(user);

  expect(await client.saveProfile({ name: 'Sita Devi' })).toMatchObject({ name: 'Sita Devi', role: 'USER' });
  const preferences = {
    theme: 'dark',
    reduceMotion: true,
    fontSize: 'lg',
    customThemeColors: { primary: '#112233', background: '#ffffff', text: '#000000' },
  };
  expect(await client.savePreferences(preferences)).toMatchObject(preferences);
  expect(await client.me()).toMatchObject({ name: 'Sita Devi', contactNumber: '9841234567', preferences });

  expect(await refusalOf(client.changePassword('not it', 'secret 2'))).toMatchObject({
    status: 400,
    code: 'BAD_INPUT',
  });
  await client.changePassword(ACCOUNT.password, 'secret 2');
  expect(await client.me()).toMatchObject({ id: user.id });
  const phone = shop.visitor();
  expect(await refusalOf(phone.login('sita@example.com', ACCOUNT.password))).toEqual({
    status: 401,
    code: 'UNAUTHENTICATED',
    message: 'Invalid credentials.',
  });
  expect(await refusalOf(phone.socialLogin('google', 'not of this shop'))).toMatchObject({ status: 401 });
  expect((await phone.login('sita_s', 'secret 2')).user['id']).toBe(user.id);

  expect(await phone.logout()).toEqual({ success: true });
  expect(await refusalOf(phone.me())).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  expect(await phone.posts()).toEqual([]);
  expect(await client.me()).toMatchObject({ id: user.id });
});

it('gets a new password by mail', async () => {
  await customer();
  const client = shop.visitor();
  const said = { message: 'If an account with that email exists, a password reset link has been sent.' };
  expect(await client.forgotPassword('nobody@example.com')).toMatchObject(said);
  expect(await client.forgotPassword('sita@example.com')).toMatchObject(said);
  await shop.app.settle();
  const [mail, ...others] = shop.app.mailer.sent.filter(({ text }) => text.includes('/#/reset-password/'));
  expect(others).toEqual([]);
  const [, token] = /\/#\/reset-password\/(\S+)/.exec(mail!.text)!;
  await client.resetPassword(token!, 'secret 3');
  expect(await client.login('sita@example.com', 'secret 3')).toMatchObject({ user: { username: 'sita_s' } });
  expect(await refusalOf(client.resetPassword(token!, 'secret 4'))).toMatchObject({ status: 400 });
});

it('has a television mended, says how it went, and hears from the shop', async () => {
  const owner = await shop.owner();
  const post = await owner.adminPosts.create(POST);
  const { client, user } = await customer();
  const booked = await client.book({ ...BOOKING, userId: user.id });
  expect(booked).toMatchObject({ userId: user.id, contactNumber: '9841234567', pickupAddress: 'Patan Dhoka 7' });
  const [own] = await client.repairs();
  expect(own).toMatchObject({ ...BOOKING, id: booked.id, userId: user.id, status: 'REQUESTED' });
  expect(await shop.visitor().repairs()).toEqual([]);

  expect(await client.setVisibility(booked.id, true)).toMatchObject({ id: booked.id, isPublic: true });
  expect(await shop.visitor().repairs()).toEqual([expect.objectContaining({ id: booked.id, userName: 'Sita S.' })]);

  const review = { userId: user.id, targetId: booked.id, targetType: 'repair', rating: 5, comment: 'As new.' };
  expect(await refusalOf(client.review(review))).toMatchObject({ status: 409, code: 'CONFLICT' });
  const [record] = await owner.repairs();
  await owner.adminRepairs.update(booked.id, { ...record, status: 'REPAIRED', actualCost: 3500 });
  expect(await client.review(review)).toMatchObject({ targetId: booked.id, userId: user.id, isApproved: true });
  expect(await refusalOf(client.review(review))).toEqual({
    status: 409,
    code: 'CONFLICT',
    message: 'You have already reviewed this repair. Thank you for your feedback!',
  });

  const { id } = await client.comment(post.id, { authorName: 'Sita Sharma', content: 'Useful.' });
  await owner.adminComments.reply(id, 'Glad to hear it.');
  expect(await client.comments(post.id)).toEqual([
    expect.objectContaining({ id, adminReply: 'Glad to hear it.', replyTimestamp: aDate }),
  ]);

  await shop.app.settleAfter(120);
  const notifications = await client.notifications();
  const unread = { id: aText, title: aText, message: aText, timestamp: aDate, link: expect.stringMatching(/^\//) };
  expect(notifications).toHaveLength(2);
  for (const notification of notifications) expect(notification).toMatchObject({ ...unread, isRead: false });
  expect(await client.markRead(notifications[0]!.id)).toMatchObject({ id: notifications[0]!.id, isRead: true });
  await client.markAllRead();
  expect((await client.notifications()).map(({ isRead }) => isRead)).toEqual([true, true]);
});
