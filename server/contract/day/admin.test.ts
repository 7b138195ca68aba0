// @module-tag database
import { expect, it } from 'vitest';
import { type LegacyClient, PAGE_SLUGS, type Thing } from '../../testing/legacyClient.js';
import {
  aDate,
  aText,
  BOOKING,
  JOB,
  later,
  openLegacyShop,
  OWNER,
  POST,
  PRODUCT,
  refusalOf,
  SLIDE,
} from '../../testing/legacyShop.js';

const shop = openLegacyShop();

it('signs in by e-mail address and by username', async () => {
  const byEmail = await shop.owner();
  const me = await byEmail.me();
  expect(me).toMatchObject({ email: OWNER.email, role: 'ADMIN', username: aText });
  const byName = await shop.visitor().login(String(me['username']), OWNER.password);
  expect(byName.user['id']).toBe(me.id);
});

it.each<
  [
    string,
    (client: LegacyClient) => LegacyClient['adminPosts'],
    fields: object,
    changes: object,
    list: (client: LegacyClient) => Promise<Thing[]>,
  ]
>([
  [
    'hero slides',
    (client) => client.adminHeroSlides,
    SLIDE,
    { title: 'Nothing but screens' },
    (client) => client.heroSlides(),
  ],
  ['posts', (client) => client.adminPosts, POST, { status: 'Draft' }, (client) => client.posts()],
  [
    'FAQ items',
    (client) => client.adminFaqItems,
    { question: 'Why?', answer: 'Because.', category: 'General', order: 90 },
    { answer: 'Since.' },
    (client) => client.faqItems(),
  ],
  ['jobs', (client) => client.adminJobs, JOB, { isActive: false }, (client) => client.jobOpenings()],
  [
    'products',
    (client) => client.adminProducts,
    PRODUCT,
    { price: 0, isPublished: false },
    (client) => client.products(),
  ],
  [
    'repairs',
    (client) => client.adminRepairs,
    BOOKING,
    { status: 'DIAGNOSED', estimatedCost: 4500, deliveryCharge: 200, adminNotes: 'The panel.' },
    (client) => client.repairs(),
  ],
  [
    'users',
    (client) => client.adminUsers,
    {
      username: 'hari',
      email: 'hari@example.com',
      name: 'Hari',
      contactNumber: '9800000000',
      profilePictureUrl: null,
      role: 'USER',
    },
    { name: 'Hari Prasad', role: 'ADMIN' },
    (client) => client.adminUsers.list(),
  ],
])('adds, changes and deletes %s', async (_name, callsOf, fields, changes, list) => {
  const client = await shop.owner();
  const calls = callsOf(client);
  const extra = 'username' in fields ? { password: 'secret 1' } : {};
  const created = await calls.create({ ...fields, ...extra });
  expect(created).toMatchObject({ id: aText, ...fields });
  // the old front end sends the whole thing back, with what it does not know
  const updated = await calls.update(created.id, { ...created, ...changes });
  expect(updated).toMatchObject({ ...fields, ...changes, id: created.id });
  expect(await list(client)).toContainEqual(expect.objectContaining({ id: created.id, ...changes }));
  expect(await calls.remove(created.id)).toEqual({ success: true, id: created.id });
  expect((await list(client)).map(({ id }) => id)).not.toContain(created.id);
  expect(await refusalOf(calls.remove(created.id))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});

it('moderates reviews and comments', async () => {
  const client = await shop.owner();
  const post = await client.adminPosts.create(POST);
  const guest = shop.visitor();
  const review = await guest.review({
    targetId: 'general',
    targetType: 'general',
    subject: 'Website Experience',
    authorName: 'Gita',
    authorEmail: 'gita@example.com',
    rating: 1,
  });
  const comment = await guest.comment(post.id, {
    authorName: 'Gita',
    authorEmailOrPhone: 'gita@example.com',
    content: 'No.',
  });

  expect(await client.reviews()).toEqual([expect.objectContaining({ id: review.id, authorEmail: 'gita@example.com' })]);
  expect(await client.removeReview(review.id)).toEqual({ success: true, id: review.id });
  expect(await guest.reviews()).toEqual([]);

  expect(await client.adminComments.list()).toEqual([
    expect.objectContaining({ id: comment.id, postId: post.id, authorEmailOrPhone: 'gita@example.com' }),
  ]);
  expect(await client.adminComments.reply(comment.id, 'Why not?')).toMatchObject({
    id: comment.id,
    adminReply: 'Why not?',
    replyTimestamp: aDate,
  });
  expect(await refusalOf(client.adminComments.reply(comment.id, ' '))).toMatchObject({
    status: 400,
    message: 'Reply cannot be empty.',
  });
  expect(await client.adminComments.remove(comment.id)).toEqual({ success: true, id: comment.id });
  expect(await guest.comments(post.id)).toEqual([]);
});

it('writes to the subscribers', async () => {
  const client = await shop.owner();
  await shop.visitor().subscribe('gita@example.com');
  const [subscription] = await client.adminSubscriptions.list();
  expect(subscription).toMatchObject({ id: aText, email: 'gita@example.com', createdAt: aDate, isActive: true });

  const campaign = await client.adminCampaigns.send('Monsoon sale', 'Everything **must** go.');
  expect(campaign).toMatchObject({ id: aText, subject: 'Monsoon sale', recipientCount: 1, createdAt: aDate });
  await shop.app.settle();
  expect(shop.app.mailer.sent.map(({ to }) => to)).toEqual(['gita@example.com']);
  expect(await client.adminCampaigns.list()).toEqual([expect.objectContaining({ id: campaign.id, sentAt: aDate })]);
  expect(await refusalOf(client.adminCampaigns.send(' ', 'x'))).toMatchObject({
    status: 400,
    message: 'Subject and body cannot be empty.',
  });
  expect(await client.adminCampaigns.remove(campaign.id)).toEqual({ success: true, id: campaign.id });
  expect(await client.adminSubscriptions.remove(subscription!.id)).toEqual({ success: true, id: subscription!.id });
  expect([await client.adminCampaigns.list(), await client.adminSubscriptions.list()]).toEqual([[], []]);
});

it.each(PAGE_SLUGS)('saves the page %s as it was loaded', async (slug) => {
  const client = await shop.owner();
  const page = await client.page(slug);
  shop.app.now = later(1);
  const saved = await client.savePage(slug, page);
  expect(saved).toEqual({ ...page, lastUpdated: later(1).toISOString() });
  expect(await shop.visitor().page(slug)).toEqual(saved);
});

it('edits the FAQ page and adds to its questions', async () => {
  const client = await shop.owner();
  const page = await client.page('faq');
  const header = { ...(page['header'] as object), title: 'You ask' };
  expect(await client.saveFaqPage({ ...page, header })).toMatchObject({ header: { title: 'You ask' } });
  const before = await client.faqItems();
  const added = await client.addFaqItem({ question: 'How long?', answer: 'Two days.' });
  expect(added).toMatchObject({ question: 'How long?', category: 'General', order: before.length });
  expect((await client.faqItems()).map(({ id }) => id)).toContain(added.id);
  expect(await client.adminFaqItems.remove(added.id)).toEqual({ success: true, id: added.id });
});

it('reads what happened', async () => {
  const client = await shop.owner();
  shop.app.now = later(1);
  const { id } = await client.adminPosts.create(POST);
  shop.app.now = later(2);
  await client.savePage('privacy-policy', '# We keep little');
  await shop.app.settle();
  const log = await client.activityLog();
  expect(log.map(({ actionType }) => actionType)).toEqual(['POLICY_CONTENT_UPDATE', 'BLOG_POST_CREATE', 'USER_LOGIN']);
  expect(log[1]).toMatchObject({ timestamp: aDate, userEmail: OWNER.email, description: aText, targetId: id });
});
