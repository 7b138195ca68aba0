import { expect, it } from 'vitest';
import { buildUser } from '../accounts/factory.js';
import { buildBlogComment, buildBlogPost } from '../blog/factory.js';
import { buildJobOpening } from '../careers/factory.js';
import { ref } from '@mikro-orm/core';
import { buildFaqItem } from '../faq/factory.js';
import { buildPriceItem, buildPriceTemplate } from '../prices/factory.js';
import { buildSet } from '../sets/factory.js';
import { buildSheet } from '../sets/sheets/factory.js';
import { buildHeroSlide } from '../hero/factory.js';
import { buildProduct } from '../products/factory.js';
import { RepairStatus } from '../repairs/enums.js';
import { buildRepair } from '../repairs/factory.js';
import { BOOKING, JOB, POST, PRODUCT, SLIDE } from '../testing/legacyShop.js';
import { NOW, useTestApp } from '../testing/testApp.js';

/** Bad input gets a clear answer, whatever field of whatever call it is in. */

const app = useTestApp(() => ({ rateLimits: false }));

const SET = { brand: 'LG', model: 'C1', tvType: 'OLED', sizeInches: 55, serial: 'HOSTILE 1', notes: 'Heavy.' };
const SHEET = {
  kind: 'TEST',
  rows: [{ item: 'Power', result: 'OK' }],
  accessories: [{ name: 'Remote', count: 1 }],
  note: 'Dusty.',
  photoUrls: [],
};

/** What no database, no arithmetic and no text function takes without a check before it. */
const HOSTILE: unknown[] = [
  'a\u0000b',
  '\ud800',
  '+275760-09-13T00:00:00.000Z',
  1e308,
  2 ** 31,
  {},
  [null],
  ['\u0000'],
];

const PERSON = {
  username: 'hari',
  name: 'Hari',
  email: 'hari@example.com',
  contactNumber: '98',
  profilePictureUrl: '',
};
const REVIEW = { subject: 'Hi', authorName: 'Ram', authorEmail: 'ram@example.com', rating: 5, comment: 'Good.' };
const RECORD = {
  ...BOOKING,
  status: 'REPAIRED',
  estimatedCost: 1,
  actualCost: 1,
  adminNotes: 'Late.',
  deliveryCharge: 1,
  promisedDate: NOW.toISOString(),
};
const QUESTION = { question: 'Why?', answer: 'Because.', category: 'General', order: 1 };
const PRICE = {
  kind: 'PART',
  text: 'Panel',
  price: 100,
  warrantyMonths: 6,
  tvType: 'LED',
  brand: 'LG',
  serviceId: 's',
};
const TEMPLATE = { name: 'Panel', lines: [{ kind: 'PART', text: 'Panel', unitPrice: 100 }] };
const FILM = 'https://example.com/a.mp4';
const COLOURS = { primary: '#112233', background: '#112233', text: '#112233' };

it.each<[call: string, body: object]>([
  ['POST /auth/login', { email: 'hari', password: 'secret' }],
  ['POST /auth/register', { ...PERSON, password: 'secret' }],
  ['POST /auth/social/google', { token: 'x' }],
  ['PUT /auth/profile', { name: 'Hari', contactNumber: '98', profilePictureUrl: '' }],
  ['PUT /auth/password', { oldPassword: 'secret', newPassword: 'secret' }],
  ['PUT /auth/preferences', { theme: 'dark', reduceMotion: true, fontSize: 'md', customThemeColors: COLOURS }],
  ['POST /auth/password-reset', { email: 'hari@example.com' }],
  ['POST /auth/reset-password', { token: 'x', newPassword: 'secret' }],
  ['POST /content/repair-request', BOOKING],
  ['PUT /repairs/{repair}/visibility', { isPublic: true }],
  ['POST /reviews', { ...REVIEW, targetId: '{product}', targetType: 'product' }],
  ['POST /reviews', { ...REVIEW, targetId: '{repair}', targetType: 'repair' }],
  ['POST /reviews', { ...REVIEW, targetId: 'job-application', targetType: 'general' }],
  ['POST /blog/posts/{post}/comments', { authorName: 'Ram', authorEmailOrPhone: '9841234567', content: 'Hi' }],
  ['POST /newsletter', { email: 'hari@example.com' }],
  [
    'POST /content/activity-log',
    { actionType: 'GEMINI_QUERY', description: 'Hi', details: { question: 'a', answer: 'b' } },
  ],
  ['POST /assistant/ask', { question: 'Why?' }],
  ['POST /assistant/chat', { messages: [{ sender: 'user', text: 'Why?' }] }],
  ['POST /content/faq-items', QUESTION],
  ['POST /admin/faq-items', QUESTION],
  ['PUT /admin/faq-items/{faqItem}', QUESTION],
  ['POST /admin/cash-ups', { day: '2026-03-03', counted: 100, expected: 0, note: 'Found' }],
  ['POST /admin/price-items', PRICE],
  ['PUT /admin/price-items/{priceItem}', PRICE],
  ['POST /admin/price-templates', TEMPLATE],
  ['PUT /admin/price-templates/{priceTemplate}', TEMPLATE],
  ['POST /admin/hero-slides', { ...SLIDE, videoUrl: FILM, backgroundColor: '#112233', textColor: '#112233' }],
  ['PUT /admin/hero-slides/{slide}', SLIDE],
  ['POST /admin/blog-posts', { ...POST, videoUrl: FILM, audioUrl: FILM }],
  ['PUT /admin/blog-posts/{post}', POST],
  ['POST /admin/job-openings', JOB],
  ['PUT /admin/job-openings/{job}', JOB],
  ['POST /admin/products', PRODUCT],
  ['PUT /admin/products/{product}', PRODUCT],
  ['POST /admin/comments/{comment}/reply', { reply: 'Hi' }],
  ['POST /admin/users', { ...PERSON, password: 'secret', role: 'USER' }],
  ['PUT /admin/users/{person}', { ...PERSON, role: 'USER' }],
  ['POST /admin/repairs', RECORD],
  ['PUT /admin/repairs/{repair}', RECORD],
  ['POST /admin/email-campaigns', { subject: 'Hi', body: 'Hi' }],
  ['POST /admin/sets', SET],
  ['PUT /admin/sets/{set}', SET],
  ['POST /admin/sets/{set}/merge', { otherId: '{other}' }],
  ['POST /admin/sets/{set}/split', { newSet: SET, staying: [], going: [], productIds: [] }],
  ['POST /admin/repairs/{repair}/sheets', SHEET],
  ['POST /admin/products/{refurbished}/sheets', SHEET],
  ['POST /admin/sheets/{sheet}/sign', { signatureUrl: '/x.webp', signerName: 'Sita' }],
  ['PUT /admin/sheet-checklist', { items: ['Power'] }],
  ['POST /admin/products/{refurbished}/reserve', { reservedFor: 'Sita', reservedUntil: null }],
  ['POST /admin/products/{refurbished}/sell', { version: 1 }],
  ['PUT /content/about-us', { content: {} }],
])('%s is not shaken by any of its fields', async (call, body) => {
  const [person, product, post, set] = [buildUser(), buildProduct(), buildBlogPost(), buildSet()];
  const refurbished = buildProduct({ set: ref(set) });
  const things: Record<string, { id: string }> = {
    person,
    product,
    post,
    comment: buildBlogComment(post),
    repair: buildRepair({ status: RepairStatus.REPAIRED }),
    faqItem: buildFaqItem(),
    priceItem: buildPriceItem(),
    priceTemplate: buildPriceTemplate(),
    slide: buildHeroSlide(),
    job: buildJobOpening(NOW),
    set,
    other: buildSet(),
    refurbished,
    sheet: buildSheet(refurbished),
  };
  await app.save<object>(...Object.values(things));
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => things[name]!.id);
  const isAdminCall = /admin|faq-items|PUT/.test(call);
  const token = isAdminCall ? (await app.admin()).token : undefined;
  const [method, path] = fill(call).split(' ') as [string, string];
  const shaken: unknown[] = [];
  for (const field of Object.keys(body)) {
    for (const hostile of HOSTILE) {
      const sent = JSON.parse(fill(JSON.stringify({ ...body, [field]: hostile }))) as object;
      const answer = await app.viaRest<{ message?: unknown }>(method, `/api${path}`, sent, { token });
      // what is ignored leaves the rest as it was
      const isClear = answer.status < 400 || (answer.status < 500 && typeof answer.body.message === 'string');
      if (!isClear) shaken.push([field, hostile, answer.status]);
    }
  }
  expect(shaken).toEqual([]);
});
