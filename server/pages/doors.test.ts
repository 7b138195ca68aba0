import { describe, expect, it } from 'vitest';
import type { PublicError } from '../core/errors.js';
import { type Call, useTestApp } from '../testing/testApp.js';
import { Page } from './entity.js';
import { PageSlug } from './enums.js';
import { buildPage } from './factory.js';
import { starterPages } from './starter/index.js';

const app = useTestApp();

type Outcome = Partial<PublicError> & { content?: Record<string, unknown> };

const nameOf = (slug: PageSlug) => Object.entries(PageSlug).find(([, value]) => value === slug)![0];

async function graphql(query: string, variables: object, call?: Call): Promise<Outcome | null> {
  const { data, errors } = await app.viaGraphql<Record<string, Outcome | null> | null>(query, variables, call);
  const [error] = errors ?? [];
  return error ? { message: error.message, ...error.extensions } : Object.values(data!)[0]!;
}

async function rest(method: string, slug: string, body: unknown, call?: Call): Promise<Outcome> {
  const answer = await app.viaRest<Record<string, unknown>>(method, `/api/content/${slug}`, body, call);
  return answer.status < 400 ? { content: answer.body } : answer.body;
}

const doors = {
  GraphQL: {
    save: (slug: PageSlug, content: unknown, call?: Call) =>
      graphql(
        'mutation ($slug: PageSlug!, $content: JSONObject!) { savePage(slug: $slug, content: $content) { content } }',
        { slug: nameOf(slug), content },
        call,
      ),
  },
  REST: {
    save: (slug: PageSlug, content: unknown, call?: Call) => rest('PUT', slug, { content }, call),
  },
};

describe.each(Object.entries(doors))('through %s', (_name, door) => {
  it.each<[PageSlug, object, object]>([
    [PageSlug.ABOUT_US, { title: 'About', body: '<p onclick="x()">Hi</p>' }, { title: 'About', body: '<p>Hi</p>' }],
    [PageSlug.SERVICES, { closingCta: { title: 'T' } }, { closingCta: { title: 'T', ctaLink: '/contact' } }],
    [
      PageSlug.WHY_CHOOSE_US,
      { header: { title: 'W' } },
      { header: { title: 'W' }, benefitsTitle: 'Our Core Benefits' },
    ],
    [PageSlug.CONTACT, { contactInfo: { phones: '1, 2' } }, { contactInfo: { phones: ['1', '2'] } }],
    [PageSlug.FAQ, { title: 'FAQ' }, { title: 'FAQ' }],
    [PageSlug.PRIVACY_POLICY, { content: '# P' }, { title: 'Privacy Policy', content: '# P' }],
    [PageSlug.CAREERS, { introductionText: 'Hello' }, { pageTitle: 'Careers', introductionText: 'Hello' }],
  ])('an admin saves %s', async (slug, content, expected) => {
    const { token } = await app.admin();
    expect(await door.save(slug, content, { token })).toMatchObject({ content: expected });
    expect(await app.em.findOneOrFail(Page, { slug })).toMatchObject({ content: expected, lastUpdated: app.now });
  });

  it.each<[PageSlug, object, string, string]>([
    [PageSlug.ABOUT_US, { title: ' ' }, 'title', 'Title is required.'],
    [PageSlug.ABOUT_US, { title: 'T', owner: 'me' }, 'owner', 'owner is not a field of this page.'],
    [
      PageSlug.SERVICES,
      { header: { title: 'T', icon: 'x' } },
      'header.icon',
      'header.icon is not a field of this page.',
    ],
    [
      PageSlug.CONTACT,
      { locationInfo: { mapEmbedUrl: 'https://evil.example' } },
      'locationInfo.mapEmbedUrl',
      'The map must be an https address of Google Maps or OpenStreetMap.',
    ],
    [PageSlug.WARRANTY_INFO, { content: '' }, 'content', 'Content is required.'],
  ])('%s may not be %j', async (slug, content, field, message) => {
    const { token } = await app.admin();
    const outcome = await door.save(slug, content, { token });
    expect(outcome).toMatchObject({ code: 'BAD_INPUT', message, fields: { [field]: message } });
  });

  it('nobody else writes', async () => {
    const { token } = await app.signedIn();
    expect(await door.save(PageSlug.FAQ, {})).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await door.save(PageSlug.FAQ, {}, { token })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await app.em.count(Page)).toBe(0);
  });
});

describe('REST', () => {
  it('gives each page bare, with the time of its last save, and takes it back as it is', async () => {
    await app.save(...starterPages(app.now));
    const { token } = await app.admin();
    for (const slug of Object.values(PageSlug)) {
      const { content } = await rest('GET', slug, undefined);
      expect(content).toMatchObject({ lastUpdated: app.now.toISOString() });
      expect(await rest('PUT', slug, { content }, { token })).toEqual({ content });
    }
  });

  it('gives a policy rendered too, under the names of all screens', async () => {
    await app.save(buildPage(PageSlug.WARRANTY_INFO, { title: 'W', content: '**six** months' }, app.now));
    expect(await rest('GET', PageSlug.WARRANTY_INFO, undefined)).toEqual({
      content: {
        title: 'W',
        pageTitle: 'W',
        content: '**six** months',
        contentHtml: '<p><strong>six</strong> months</p>\n',
        body: '<p><strong>six</strong> months</p>\n',
        lastUpdated: app.now.toISOString(),
      },
    });
  });

  it.each([
    ['privacy-policy', 'Privacy Policy content not available or failed to load.'],
    ['faq', 'FAQ Page content not available or failed to load.'],
    ['nothing', 'Page content not available or failed to load.'],
  ])('there is no page %s', async (slug, message) => {
    expect(await rest('GET', slug, undefined)).toEqual({ code: 'NOT_FOUND', message });
  });

  it('knows the lists beside the pages', async () => {
    for (const list of ['faq-items', 'hero-slides', 'job-openings']) {
      expect(await rest('GET', list, undefined)).toEqual({ content: [] });
    }
  });

  it('an unknown page cannot be saved', async () => {
    const { token } = await app.admin();
    expect(await rest('PUT', 'nothing', { content: {} }, { token })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('takes a policy as a text alone, and the FAQ page bare', async () => {
    const { token } = await app.admin();
    expect(await rest('PUT', 'terms-of-use', { content: '# Terms' }, { token })).toMatchObject({
      content: { title: 'Terms of Use', content: '# Terms' },
    });
    const bare = { title: 'FAQ', header: { title: 'Questions' }, geminiSection: { title: 'Ask' } };
    expect(await rest('PUT', 'faq', bare, { token })).toMatchObject({ content: bare });
  });

  it.each([
    ['about-us', { content: 'text' }],
    ['about-us', { title: 'bare' }],
    ['about-us', []],
    ['contact', { content: 'text' }],
    ['privacy-policy', {}],
    ['faq', { content: 7 }],
  ])('%s: %j is no content', async (slug, body) => {
    const { token } = await app.admin();
    const refused = { code: 'BAD_INPUT', message: 'No content to save' };
    expect(await rest('PUT', slug, body, { token })).toMatchObject(refused);
  });
});

describe('GraphQL', () => {
  const SECTIONS = `sections {
    __typename id title order
    ... on TextWithImageSection { paragraphs textSide }
    ... on IconGridSection { columns items { id iconIdentifier title description } }
    ... on TeamShowcaseSection { displayStyle introductionText members { id name role } }
    ... on CallToActionSection { text primaryCtaLink }
    ... on FullWidthTextSection { paragraphs alignment }
    ... on LocationSection { address mapEmbedUrl }
  }`;

  it('shows every page of a new installation', async () => {
    await app.save(...starterPages(app.now));
    const { data, errors } = await app.viaGraphql<Record<string, { sections: { __typename: string }[] }>>(`{
      aboutPage { title body lastUpdated ${SECTIONS} }
      servicesPage { body header { title subtitle } serviceItems { id title } closingCta { ctaText ctaLink } supportedBrandsSection { title brands { id } } }
      whyChooseUsPage { benefitsTitle benefitItems { id title } closingCta { title cta1Link } }
      contactPage { header { title } contactInfo { address phones email phoneIcon } locationInfo { mapEmbedUrl } }
      faqPage { title body header { title } geminiSection { title } }
      policyPage(slug: TERMS_OF_USE) { slug title content contentHtml lastUpdated }
      careersPage { pageTitle introductionText whyWorkWithUsContent }
    }`);
    expect(errors).toBeUndefined();
    expect(data.aboutPage!.sections.map(({ __typename }) => __typename)).toEqual([
      'TextWithImageSection',
      'IconGridSection',
      'TeamShowcaseSection',
      'FullWidthTextSection',
      'CallToActionSection',
      'LocationSection',
    ]);
    expect(data).toMatchObject({
      aboutPage: { body: expect.stringMatching(/^<p>Parda/) },
      policyPage: { slug: 'TERMS_OF_USE', contentHtml: expect.stringContaining('<h2>1. Repairs</h2>') },
      careersPage: { whyWorkWithUsContent: expect.stringContaining('<li><strong>A fixed salary') },
    });
  });

  it('makes one text of a page without sections', async () => {
    await app.save(buildPage(PageSlug.ABOUT_US, { title: 'About', body: '**We** repair.' }, app.now));
    const { data } = await app.viaGraphql(`{ aboutPage { ${SECTIONS} } }`);
    expect(data).toEqual({
      aboutPage: {
        sections: [
          {
            __typename: 'FullWidthTextSection',
            id: 'about-us',
            title: 'About',
            order: 0,
            paragraphs: ['<p><strong>We</strong> repair.</p>\n'],
            alignment: 'LEFT',
          },
        ],
      },
    });
  });

  it('shows nothing of a page that was never written', async () => {
    const { token } = await app.admin();
    const { data } = await app.viaGraphql(
      '{ aboutPage { title } policyPage(slug: WARRANTY_INFO) { title } pageSource(slug: CONTACT) { version } }',
      {},
      { token },
    );
    expect(data).toEqual({ aboutPage: null, policyPage: null, pageSource: null });
  });

  it('an admin edits a page as it was written, unless somebody else has saved it', async () => {
    await app.save(buildPage(PageSlug.CAREERS, { introductionText: '**Hi**' }, app.now));
    const { token } = await app.admin();
    const source = await app.viaGraphql<{ pageSource: { content: object; version: number } }>(
      '{ pageSource(slug: CAREERS) { slug content version lastUpdated } }',
      {},
      { token },
    );
    expect(source.data.pageSource).toMatchObject({
      slug: 'CAREERS',
      content: { introductionText: '**Hi**' },
      version: 1,
    });
    const save = `mutation ($content: JSONObject!, $version: Int) {
      savePage(slug: CAREERS, content: $content, version: $version) { version }
    }`;
    expect(await graphql(save, source.data.pageSource, { token })).toEqual({ version: 2 });
    expect(await graphql(save, source.data.pageSource, { token })).toMatchObject({
      code: 'CONFLICT',
      message: 'This page was changed by someone else. Reload to see the changes.',
    });
  });
});
