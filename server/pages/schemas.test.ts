import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newUuid } from '../core/entities/ids.js';
import { toPublicError } from '../core/errors.js';
import { PageSlug } from './enums.js';
import { pageSchemas, parsePage } from './schemas/index.js';
import { starterPages } from './starter/index.js';

const SLUGS = Object.values(PageSlug);
const NOW = new Date('2026-06-15T09:00:00Z');

function refusal(slug: PageSlug, input: unknown) {
  try {
    parsePage(slug, input);
  } catch (error) {
    return toPublicError(error);
  }
  return undefined;
}

describe.each(starterPages(NOW))('the page $slug', ({ slug, content: page }) => {
  it('ignores what the server itself adds, and refuses any other key by its path', () => {
    expect(() => parsePage(slug, { ...page, lastUpdated: 'yesterday', contentHtml: '<p>' })).not.toThrow();
    expect(refusal(slug, { ...page, role: 'ADMIN' })).toMatchObject({
      code: 'BAD_INPUT',
      fields: { role: 'role is not a field of this page.' },
    });
  });

  it.each([undefined, null, 'text', 7, []])('%j is no content', (input) => {
    expect(refusal(slug, input)).toEqual({ code: 'BAD_INPUT', message: 'No content to save' });
  });
});

it.each<[PageSlug, object, Record<string, string>]>([
  [PageSlug.ABOUT_US, { body: 'x' }, { title: 'Title is required.' }],
  [
    PageSlug.ABOUT_US,
    { title: 'T', sections: [{ type: 'iconGrid' }, { type: 'fullWidthText', items: [] }] },
    { 'sections.1.items': 'sections.1.items is not a field of this page.' },
  ],
  [
    PageSlug.ABOUT_US,
    { title: 'T', sections: [{ type: 'video' }] },
    { 'sections.0.type': 'Section type is not known.' },
  ],
  [PageSlug.ABOUT_US, { title: 'T', sections: {} }, { sections: 'Sections must be a list.' }],
  [
    PageSlug.ABOUT_US,
    { title: 'T', sections: [{ type: 'iconGrid', columns: 5 }] },
    { 'sections.0.columns': 'Columns must be 2, 3 or 4.' },
  ],
  [
    PageSlug.ABOUT_US,
    { title: 'T', sections: [{ type: 'location', mapEmbedUrl: 'https://evil.example/maps' }] },
    { 'sections.0.mapEmbedUrl': 'The map must be an https address of Google Maps or OpenStreetMap.' },
  ],
  [
    PageSlug.ABOUT_US,
    { title: 'T', sections: [{ type: 'callToAction', primaryCtaLink: 'javascript:alert(1)', textColor: 'red;x' }] },
    {
      'sections.0.primaryCtaLink': 'Primary button link must be a web address or a path of this site.',
      'sections.0.textColor': 'Text colour must be written #RRGGBB.',
    },
  ],
  [
    PageSlug.SERVICES,
    { serviceItems: [{ title: ' ', description: '', order: 1.5 }] },
    {
      'serviceItems.0.iconIdentifier': 'Icon is required.',
      'serviceItems.0.title': 'Service title is required.',
      'serviceItems.0.description': 'Service description is required.',
      'serviceItems.0.order': 'Order must be a whole number.',
    },
  ],
  [
    PageSlug.SERVICES,
    { supportedBrandsSection: { brands: [{ name: 'LG', order: 0 }] } },
    { 'supportedBrandsSection.brands.0.logoUrl': 'Brand logo is required.' },
  ],
  [
    PageSlug.SERVICES,
    { header: { title: 'T', colour: 1 } },
    { 'header.colour': 'header.colour is not a field of this page.' },
  ],
  [
    PageSlug.CONTACT,
    { contactInfo: { email: 'nobody', whatsapp: 'call me', messenger: 'https://m.me/x', phoneIcon: '<svg></svg>' } },
    {
      'contactInfo.email': 'Please enter a valid email address.',
      'contactInfo.whatsapp': 'WhatsApp must be the full number with country code and no symbols.',
      'contactInfo.messenger': 'Messenger must be the username only.',
      'contactInfo.phoneIcon': 'The icon must be the address of a picture or an SVG.',
    },
  ],
  [
    PageSlug.CONTACT,
    { locationInfo: { mapEmbedUrl: 'http://www.google.com/maps' } },
    { 'locationInfo.mapEmbedUrl': 'The map must be an https address of Google Maps or OpenStreetMap.' },
  ],
  [PageSlug.PRIVACY_POLICY, { content: ' ' }, { content: 'Content is required.' }],
  [PageSlug.TERMS_OF_USE, {}, { content: 'Content is required.' }],
  [PageSlug.WARRANTY_INFO, { content: '<script>x</script>' }, { content: 'Content is required.' }],
])('%s may not be %j', (slug, page, fields) => {
  expect(refusal(slug, page)).toMatchObject({ code: 'BAD_INPUT', fields });
});

describe('what the pages take when little is given', () => {
  it.each<[PageSlug, object, object]>([
    [PageSlug.ABOUT_US, { title: 'T' }, { title: 'T', body: null, sections: [] }],
    [PageSlug.SERVICES, { closingCta: { title: 'T' } }, { closingCta: { ctaLink: '/contact', ctaText: 'Contact Us' } }],
    [PageSlug.SERVICES, {}, { header: { title: 'Our Services', subtitle: null }, serviceItems: [], closingCta: null }],
    [PageSlug.WHY_CHOOSE_US, {}, { benefitsTitle: 'Our Core Benefits', benefitItems: [] }],
    [
      PageSlug.CONTACT,
      { contactInfo: null },
      { contactInfo: { phones: [], email: null }, locationInfo: { mapEmbedUrl: null } },
    ],
    [PageSlug.FAQ, {}, { header: { title: 'Frequently Asked Questions' }, geminiSection: { title: null } }],
    [PageSlug.WARRANTY_INFO, { content: 'x' }, { title: 'Warranty Information' }],
    [PageSlug.PRIVACY_POLICY, { pageTitle: 'P', body: 'B' }, { title: 'P', content: 'B' }],
    [PageSlug.CAREERS, {}, { pageTitle: 'Careers', introductionText: null }],
  ])('%s: %j', (slug, page, expected) => expect(parsePage(slug, page)).toMatchObject(expected));

  it.each([
    ['textWithImage', { textSide: 'left', paragraphs: [] }],
    ['iconGrid', { columns: 3, items: [] }],
    ['teamShowcase', { displayStyle: 'grid', members: [] }],
    ['callToAction', { text: null }],
    ['fullWidthText', { alignment: 'left' }],
    ['location', { address: null }],
  ])('a section %s: %j', (type, expected) => {
    expect(parsePage(PageSlug.ABOUT_US, { title: 'T', sections: [{ type }] })).toMatchObject({
      sections: [{ type, order: 0, title: null, ...expected }],
    });
  });
});

describe('items', () => {
  const item = (id: unknown, title: string, order: number) => ({
    id,
    iconIdentifier: 'x',
    title,
    description: 'D',
    order,
  });
  const saved = (...serviceItems: object[]) => parsePage(PageSlug.SERVICES, { serviceItems }).serviceItems;

  it('keep an id that is one of ours, and get one instead of any other', () => {
    const [mine, other] = [newUuid(), newUuid()];
    const ids = saved(
      item(mine, 'a', 0),
      item('service-1712', 'b', 1),
      item(mine, 'c', 2),
      item(undefined, 'd', 3),
      item(other, 'e', 4),
    ).map(({ id }) => id);
    expect([ids[0], ids[4]]).toEqual([mine, other]);
    expect(new Set(ids).size).toBe(5);
    expect(ids.every((id) => z.uuid().safeParse(id).success)).toBe(true);
  });

  it('stand by order, then title, then id', () => {
    const [low, high] = [newUuid(), newUuid()].toSorted();
    const items = saved(item(high, 'b', 1), item(low, 'b', 1), item(null, 'a', 1), item(null, 'z', -1));
    expect(items.map(({ title }) => title)).toEqual(['z', 'a', 'b', 'b']);
    expect(items.slice(2).map(({ id }) => id)).toEqual([low, high]);
  });
});

describe('contact details', () => {
  const saved = (contactInfo: object) => parsePage(PageSlug.CONTACT, { contactInfo }).contactInfo;

  it.each([
    [
      'a text with commas, which loses its empty ones',
      ' +977 1-4000000 , , 9841-234567,',
      ['+977 1-4000000', '9841-234567'],
    ],
    [
      'a list, which keeps them',
      [' +977 1-4000000 ', '', '9841-234567', ' '],
      ['+977 1-4000000', '', '9841-234567', ''],
    ],
  ])('phones are trimmed: %s', (_case, phones, kept) => {
    expect(saved({ phones }).phones).toEqual(kept);
  });

  it('a WhatsApp number is kept in digits', () => {
    expect(saved({ whatsapp: '+९७७ 984-1234567' }).whatsapp).toBe('9779841234567');
  });

  it('an icon is the address of a picture or a drawing, made safe', () => {
    const svg = '<svg viewBox="0 0 8 8" onload="alert(1)"><path d="M0 0h8v8z"/><script>alert(1)</script></svg>';
    expect(saved({ phoneIcon: ` ${svg}`, emailIcon: 'https://example.com/i.png', whatsappIcon: ' ' })).toMatchObject({
      phoneIcon: '<svg viewBox="0 0 8 8"><path d="M0 0h8v8z"></path></svg>',
      emailIcon: 'https://example.com/i.png',
      whatsappIcon: null,
      messengerIcon: null,
    });
  });
});

it('a new installation begins with all pages, complete', () => {
  const pages = starterPages(NOW);
  expect(pages.map(({ slug }) => slug)).toEqual(SLUGS);
  for (const { slug, content } of pages) {
    expect(pageSchemas[slug].safeParse(content).success).toBe(true);
    expect(content).toEqual(parsePage(slug, content));
  }
  const sections = parsePage(PageSlug.ABOUT_US, pages[0]!.content).sections;
  expect(new Set(sections.map(({ type }) => type)).size).toBe(6);
});
