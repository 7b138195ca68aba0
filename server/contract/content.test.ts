import { beforeEach, describe, expect, it } from 'vitest';
import { starterPages } from '../pages/starter/index.js';
import { type LegacyClient, PAGE_SLUGS, type PageSlug } from '../testing/legacyClient.js';
import { aDate, clientOf, refusalOf } from '../testing/legacyShop.js';
import { useTestApp } from '../testing/testApp.js';

/** The nine pages: what they may hold by section 3 of the back office, and how they are saved (decisions §2, §6, §12). */

const app = useTestApp();
let owner: LegacyClient;

beforeEach(async () => {
  await app.save(...starterPages(app.now));
  owner = clientOf(app, (await app.admin()).token);
});

const PICTURE = 'https://example.com/a.webp';
const FILM = 'https://example.com/a.mp4';
const HEADER = { title: 'Welcome', subtitle: 'Come in' };
const BACKGROUND = { headerBackgroundImageUrl: PICTURE, headerBackgroundVideoUrl: FILM };

const section = (order: number, fields: object) => ({
  title: 'About',
  subtitle: 'us',
  backgroundImageUrl: PICTURE,
  backgroundColor: '#112233',
  textColor: '#ffffff',
  order,
  ...fields,
});
const ctas = {
  primaryCtaText: 'Book',
  primaryCtaLink: '/repair',
  secondaryCtaText: 'Call',
  secondaryCtaLink: 'tel:+977',
};

/** Every field that the documents name. */
const EVERYTHING: Record<PageSlug, object> = {
  'about-us': {
    title: 'About us',
    body: '<p>We mend.</p>',
    sections: [
      section(0, {
        type: 'textWithImage',
        paragraphs: ['<p>One</p>'],
        imageUrl: PICTURE,
        textSide: 'right',
        ctaButtonText: 'Book',
        ctaButtonLink: '/repair',
      }),
      section(1, {
        type: 'iconGrid',
        columns: 3,
        items: [{ iconIdentifier: 'quality', title: 'Quality', description: 'Good.' }],
      }),
      section(2, {
        type: 'teamShowcase',
        displayStyle: 'list',
        introductionText: '<p>We</p>',
        members: [{ name: 'Ram', role: 'Bench', bioSnippet: 'Mends.', imageUrl: PICTURE, order: 0 }],
      }),
      section(3, { type: 'callToAction', text: '<p>Come</p>', ...ctas }),
      section(4, { type: 'fullWidthText', paragraphs: ['<p>Two</p>'], alignment: 'center' }),
      section(5, {
        type: 'location',
        address: 'Patan',
        mapEmbedUrl: 'https://www.google.com/maps/embed?pb=1',
        accessibilityInfo: 'Stairs',
      }),
    ],
  },
  services: {
    header: HEADER,
    ...BACKGROUND,
    body: '<p>All of it.</p>',
    serviceItems: [{ iconIdentifier: 'screenRepair', title: 'Screens', description: 'New ones.', order: 0 }],
    supportedBrandsSection: { title: 'Brands', brands: [{ name: 'LG', logoUrl: PICTURE, order: 0 }] },
    closingCta: { title: 'Come', description: 'Now', ctaText: 'Book', ctaLink: '/contact' },
  },
  'why-choose-us': {
    header: HEADER,
    ...BACKGROUND,
    benefitItems: [{ iconIdentifier: 'warranty', title: 'Warranty', description: 'Six months.', order: 0 }],
    closingCta: {
      title: 'Come',
      description: 'Now',
      cta1Text: 'Book',
      cta1Link: '/repair',
      cta2Text: 'Call',
      cta2Link: '/contact',
    },
  },
  contact: {
    header: HEADER,
    ...BACKGROUND,
    contactInfo: {
      address: 'Patan',
      phones: ['9841234567', '01-5550100'],
      email: 'shop@example.com',
      hours: '10 to 6',
      whatsapp: '9779841234567',
      messenger: 'parda',
      phoneIcon: PICTURE,
      emailIcon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"></path></svg>',
      whatsappIcon: PICTURE,
      messengerIcon: PICTURE,
      openingHours: [{ days: ['Sunday', 'Monday'], opens: '10:00', closes: '17:30' }],
    },
    locationInfo: {
      mapPlaceholderText: 'Above the tea house',
      accessibilityInfo: 'Stairs',
      mapEmbedUrl: 'https://www.openstreetmap.org/export/embed.html?bbox=1',
    },
  },
  faq: {
    title: 'FAQ',
    body: '<p>Ask.</p>',
    header: { ...HEADER, backgroundImageUrl: PICTURE, backgroundVideoUrl: FILM },
    faqListSection: { title: 'Questions', backgroundImageUrl: PICTURE },
    geminiSection: { title: 'Ask our AI', backgroundImageUrl: PICTURE },
  },
  'privacy-policy': { content: '<p>We keep little.</p>' },
  'terms-of-use': { content: '# Be kind' },
  'warranty-info': { content: '<p>Six months.</p>' },
  careers: {
    pageTitle: 'Work here',
    introductionText: '<p>Come.</p>',
    whyWorkWithUsSectionTitle: 'Why',
    whyWorkWithUsContent: '<p>Tea.</p>',
  },
};

it.each(PAGE_SLUGS)('%s keeps every field that the documents name', async (slug) => {
  const saved = await owner.savePage(slug, EVERYTHING[slug]);
  expect(saved).toMatchObject(EVERYTHING[slug]);
  expect(await clientOf(app).page(slug)).toEqual(saved);
});

it.each(PAGE_SLUGS)('%s ignores a date of the client, and refuses a key that it does not have', async (slug) => {
  app.now = new Date('2026-06-15T10:00:00.000Z');
  const dated = { ...EVERYTHING[slug], lastUpdated: '2001-01-01T00:00:00.000Z' };
  expect((await owner.savePage(slug, dated)).lastUpdated).toBe('2026-06-15T10:00:00.000Z');
  const { status, body } = await app.viaRest(
    'PUT',
    `/api/content/${slug}`,
    { content: { ...EVERYTHING[slug], colour: 'blue' } },
    { token: owner.token! },
  );
  const message = 'colour is not a field of this page.';
  expect([status, body]).toEqual([400, { code: 'BAD_INPUT', message, fields: { colour: message } }]);
});

describe('a save', () => {
  it('replaces every page but the contact page whole', async () => {
    await owner.savePage('why-choose-us', EVERYTHING['why-choose-us']);
    const saved = await owner.savePage('why-choose-us', { header: HEADER });
    expect(saved).toMatchObject({ header: HEADER, benefitItems: [], headerBackgroundImageUrl: null });
  });

  it('merges into the contact page, lists aside', async () => {
    await owner.savePage('contact', EVERYTHING.contact);
    const topBar = { contactInfo: { phones: ['9800000001'], whatsapp: '9779800000001' } };
    const { contactInfo, ...others } = await owner.savePage('contact', topBar);
    const { contactInfo: before, ...kept } = EVERYTHING.contact as { contactInfo: object };
    expect(contactInfo).toEqual({ ...before, ...topBar.contactInfo });
    expect(others).toEqual({ ...kept, lastUpdated: aDate });
  });

  it('gives the parts of a page ids of its own for those of the editor', async () => {
    const items = [{ id: 'item-1718000000000', iconIdentifier: 'warranty', title: 'W', description: '', order: 0 }];
    const page = await owner.savePage('why-choose-us', { header: HEADER, benefitItems: items });
    const [item] = page['benefitItems'] as { id: string }[];
    expect(item!.id).not.toContain('item-');
    const again = await owner.savePage('why-choose-us', page);
    expect((again['benefitItems'] as { id: string }[])[0]!.id).toBe(item!.id);
  });

  it('of a policy may be its text alone; of another page not', async () => {
    expect(await owner.savePage('terms-of-use', '# Be kind')).toMatchObject({
      content: '# Be kind',
      contentHtml: expect.stringMatching(/<h2>Be kind<\/h2>/),
    });
    expect(await refusalOf(owner.savePage('careers', '# Come'))).toMatchObject({ status: 400, code: 'BAD_INPUT' });
  });

  it('refuses a map of another host', async () => {
    const locationInfo = { mapEmbedUrl: 'https://maps.example.com/embed' };
    expect(await refusalOf(owner.savePage('contact', { locationInfo }))).toMatchObject({ status: 400 });
  });
});
