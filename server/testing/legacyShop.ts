import { beforeEach, expect } from 'vitest';
import { seed } from '../seed.js';
import { LegacyClient, type Refusal } from './legacyClient.js';
import { type TestApp, useTestApp } from './testApp.js';

/** The main admin, as the settings name them. */
export const OWNER = { email: 'admin@example.com', password: 'opens the shop' };

/** This afternoon, when mails may go; of today, since the expiry of a token is checked against the real clock. */
const afternoon = new Date();
afternoon.setUTCHours(9, 0, 0, 0);
/** So many hours after the shop's day began. */
export const later = (hours: number) => new Date(afternoon.getTime() + hours * 60 * 60 * 1000);

/** A shop with its starter content, and the old front end in front of it. */
export interface LegacyShop {
  app: TestApp;
  visitor(): LegacyClient;
  /** Signed in as the main admin. */
  owner(): Promise<LegacyClient>;
}

/** The old front end of somebody who is signed in already, or of a guest. */
export const clientOf = (app: TestApp, token: string | null = null): LegacyClient =>
  Object.assign(new LegacyClient(`${app.url}/api`), { token });

/** Starts the shop for a test file; each test begins with nothing but the starter content. */
export function openLegacyShop(): LegacyShop {
  const app = useTestApp(() => ({ adminPassword: OWNER.password, seed: 'starter' }));
  beforeEach(async () => {
    app.now = afternoon;
    await seed(app.ctx());
  });
  const visitor = () => clientOf(app);
  const owner = async () => {
    const client = visitor();
    await client.login(OWNER.email, OWNER.password);
    return client;
  };
  return { app, visitor, owner };
}

/** Why a call was refused; an answer where it was not. */
export const refusalOf = (call: Promise<unknown>): Promise<object> =>
  call.then(
    (answer) => ({ answer }),
    ({ status, code, message }: Refusal) => ({ status, code, message }),
  );

export const aDate: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
export const aText: unknown = expect.stringMatching(/\S/);
export const aList: unknown = expect.any(Array);

// what the forms of the old front end send, by sections 3 and 7

export const ISSUE = 'The picture is blue and the sound comes late. '.repeat(4).trim();

export const BOOKING = {
  userId: 'guest_user',
  userName: 'Sita Sharma',
  tvType: 'LED',
  brand: 'Samsung',
  model: 'UA43',
  issueDescription: ISSUE,
  issueImageUrls: [],
  preferredPickupTime: later(24).toISOString(),
  pickupAddress: 'Patan Dhoka 7',
  pickupCoordinates: { latitude: 27.67658, longitude: 85.32417 },
  contactNumber: '9841234567',
  deliveryOption: 'pickup',
  isPublic: false,
  customerFeedback: '',
};

export const SLIDE = {
  title: 'We mend it',
  subtitle: 'In Kathmandu',
  imageUrl: 'https://example.com/slide.webp',
  ctaText: 'Book',
  ctaLink: '/repair',
  order: 1,
  isActive: true,
};
export const POST = {
  title: 'Voltage',
  author: 'Ram',
  snippet: 'Mind it.',
  category: 'TV Care Tip',
  status: 'Published',
  imageUrls: ['https://example.com/a.webp'],
  fullContentBlocks: [
    { type: 'text', content: 'Use a stabiliser.' },
    { type: 'image', imageUrlsIndex: 0, altText: 'A stabiliser', caption: 'Ours' },
  ],
};
export const JOB = {
  title: 'Technician',
  location: 'Kathmandu, Nepal',
  type: 'FullTime',
  summary: 'Mends televisions.',
  responsibilities: ['Mend'],
  qualifications: ['Patience'],
  isActive: true,
};
export const PRODUCT = {
  name: 'Sony Bravia',
  description: 'A good one.',
  price: 25000,
  category: 'TV',
  condition: 'UsedGood',
  imageUrls: [],
  isPublished: true,
};
