import { expect, it } from 'vitest';
import { buildBlogPost } from '../blog/factory.js';
import { buildNotification } from '../notifications/factory.js';
import type { LegacyClient } from '../testing/legacyClient.js';
import { aDate, BOOKING, clientOf, SLIDE } from '../testing/legacyShop.js';
import { useTestApp } from '../testing/testApp.js';

/** The fields that each thing has (section 3), and what they are where a form leaves them out (decisions §12). */

const app = useTestApp();

const aString: unknown = expect.any(String);
const ACCOUNT = { username: 'hari', name: 'Hari', email: 'hari@example.com', password: 'secret' };
const TOMORROW = { ...BOOKING, preferredPickupTime: '2026-06-16T09:00:00.000Z' };
const PERSON = {
  id: aString,
  username: 'hari',
  email: 'hari@example.com',
  role: 'USER',
  contactNumber: null,
  profilePictureUrl: null,
};

const without = <T extends object>(thing: T, ...fields: (keyof T)[]): object =>
  Object.fromEntries(Object.entries(thing).filter(([field]) => !fields.includes(field as keyof T)));

interface Callers {
  guest: LegacyClient;
  owner: LegacyClient;
}

const SHAPES: Record<string, [make: (by: Callers) => Promise<unknown>, shape: object]> = {
  'a slide': [
    ({ owner }) => owner.adminHeroSlides.create(without(SLIDE, 'isActive')),
    { ...SLIDE, videoUrl: null, isActive: true, backgroundColor: '#333333', textColor: '#FFFFFF' },
  ],
  'a post': [
    ({ owner }) => owner.adminPosts.create({ title: 'T', author: 'A', snippet: 'S' }),
    {
      id: aString,
      title: 'T',
      author: 'A',
      snippet: 'S',
      category: aString,
      status: 'Draft',
      createdAt: aDate,
      imageUrls: [],
      videoUrl: null,
      audioUrl: null,
      fullContentBlocks: [],
    },
  ],
  'a question': [
    ({ owner }) => owner.adminFaqItems.create({ question: 'Q', answer: 'A', order: 7 }),
    { id: aString, question: 'Q', answer: 'A', category: 'General', order: 7 },
  ],
  'a question of the page editor': [
    ({ owner }) => owner.addFaqItem({ question: 'Q', answer: 'A' }),
    { id: aString, question: 'Q', answer: 'A', category: 'General', order: 0 },
  ],
  'an opening': [
    ({ owner }) => owner.adminJobs.create({ title: 'T', summary: 'S' }),
    {
      id: aString,
      title: 'T',
      summary: 'S',
      location: 'Kathmandu, Nepal',
      type: 'FullTime',
      isActive: true,
      responsibilities: [],
      qualifications: [],
      postedDate: aDate,
    },
  ],
  'a product': [
    ({ owner }) => owner.adminProducts.create({ name: 'N', description: 'D', price: 0 }),
    {
      id: aString,
      name: 'N',
      description: 'D',
      price: 0,
      category: 'TV',
      condition: 'UsedGood',
      imageUrls: [],
      isPublished: true,
      createdAt: aDate,
    },
  ],
  'a review': [
    ({ guest }) =>
      guest.review({ targetType: 'general', authorName: 'Ram', authorEmail: 'ram@example.com', rating: 4 }),
    {
      id: aString,
      targetId: aString,
      targetType: 'general',
      subject: null,
      userId: 'guest_user',
      authorName: 'Ram',
      rating: 4,
      comment: null,
      timestamp: aDate,
      isApproved: true,
    },
  ],
  'a comment': [
    async ({ guest }) => {
      const [post] = await app.save(buildBlogPost());
      return guest.comment(post!.id, { authorName: 'Ram', authorEmailOrPhone: 'ram@example.com', content: 'Hi' });
    },
    {
      id: aString,
      postId: aString,
      authorName: 'Ram',
      content: 'Hi',
      timestamp: aDate,
      authorProfilePicUrl: null,
      adminReply: null,
      replyTimestamp: null,
    },
  ],
  'a booking': [
    ({ guest }) => guest.book(without(TOMORROW, 'tvType', 'model', 'deliveryOption', 'pickupCoordinates')),
    {
      ...TOMORROW,
      tvType: 'LED',
      model: null,
      deliveryOption: 'pickup',
      pickupCoordinates: null,
      deliveryCharge: null,
      status: 'REQUESTED',
      submissionDate: aDate,
      lastUpdateDate: aDate,
      estimatedCost: null,
      actualCost: null,
      adminNotes: null,
    },
  ],
  'a person': [({ guest }) => guest.register(ACCOUNT), { token: aString, user: { ...PERSON, name: 'Hari' } }],
  'a person whom an admin adds': [
    ({ owner }) => owner.adminUsers.create(without(ACCOUNT, 'name')),
    { ...PERSON, name: null },
  ],
  'a campaign': [
    ({ owner }) => owner.adminCampaigns.send('S', 'B'),
    { id: aString, subject: 'S', body: 'B', sentAt: aDate, createdAt: aDate, recipientCount: 0 },
  ],
  preferences: [
    ({ owner }) => owner.savePreferences({}),
    { theme: 'system', reduceMotion: false, fontSize: 'md', customThemeColors: null },
  ],
  'a line of the activity log': [
    ({ guest }) =>
      guest.logActivity({ actionType: 'GEMINI_QUERY', description: 'D', details: { question: 'Q', answer: 'A' } }),
    {
      id: aString,
      timestamp: aDate,
      userEmail: null,
      userId: null,
      actionType: 'GEMINI_QUERY',
      description: 'D',
      targetId: null,
    },
  ],
};

it.each(Object.entries(SHAPES))('%s', async (_what, [make, shape]) => {
  const callers = { guest: clientOf(app), owner: clientOf(app, (await app.admin()).token) };
  expect(await make(callers)).toMatchObject(shape);
});

it('a notification', async () => {
  const { user, token } = await app.signedIn();
  await app.save(buildNotification(user));
  const notification = { title: aString, message: aString, timestamp: aDate, link: aString, isRead: false };
  expect(await clientOf(app, token).notifications()).toEqual([{ id: aString, ...notification }]);
});

it.each<[call: string, body: object, field: string]>([
  ['hero-slides', without(SLIDE, 'order'), 'order'],
  ['faq-items', { question: 'Q', answer: 'A' }, 'order'],
  ['products', { name: 'N', description: 'D' }, 'price'],
  ['job-openings', { title: 'T', summary: 'S', location: ' ' }, 'location'],
])('of %s %j lacks the %s', async (kind, body, field) => {
  const { token } = await app.admin();
  const answer = await app.viaRest('POST', `/api/admin/${kind}`, body, { token });
  expect([answer.status, answer.body]).toMatchObject([400, { code: 'BAD_INPUT', fields: { [field]: aString } }]);
});
