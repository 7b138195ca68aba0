import { describe, expect, it } from 'vitest';
import { PageSlug } from './pages/enums.js';
import { dangerIn, HOSTILE_HTML } from './testing/hostileHtml.js';
import { type Call, useTestApp } from './testing/testApp.js';

/**
 * Every field that takes HTML (decisions §12 'Text'), written by an admin and read by a visitor: nothing that runs comes out
 * again, whichever room it is in; and a plain field beside it comes back exactly as it was typed.
 */

const app = useTestApp();

interface Thing {
  /** Writes one text into the field, and another into a plain one beside it. */
  write(html: string, plain: string, admin: Call): Promise<void>;
  /** What a visitor gets of it: every form in which the HTML leaves, and the plain text. */
  read(): Promise<{ html: (string | null | undefined)[]; plain: string }>;
}

const rest = async <Body>(method: string, path: string, body?: unknown, call?: Call) => {
  const answer = await app.viaRest<Body>(method, `/api${path}`, body, call);
  if (answer.status >= 300)
    throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};

const graphql = async <Data>(query: string): Promise<Data> => (await app.viaGraphql<Data>(query)).data;

/** Something beside the hostile part, so that the field is not empty when that part is taken out. */
const around = (html: string) => `<p>kept</p>${html}`;

const page = (
  slug: PageSlug,
  contentOf: (html: string, plain: string) => object,
  query: string,
  read: (data: never) => { html: (string | null | undefined)[]; plain: string },
): Thing => ({
  write: async (html, plain, admin) => {
    await rest('PUT', `/content/${slug}`, { content: contentOf(html, plain) }, admin);
  },
  read: async () => {
    const { html, plain } = read(await graphql<never>(query));
    return { html: [...html, ...textsIn(await rest('GET', `/content/${slug}`))], plain };
  },
});

/** All texts of an answer but those of fields that are plain. */
const textsIn = (value: unknown, key = ''): string[] => {
  if (typeof value === 'string') return PLAIN.has(key) ? [] : [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, Array.isArray(value) ? key : name));
};

const PLAIN = new Set(['title', 'pageTitle', 'name']);

const policy = (slug: PageSlug) =>
  page(
    slug,
    (content, title) => ({ title, content }),
    `{ policyPage(slug: ${slug.toUpperCase().replaceAll('-', '_')}) { title content contentHtml } }`,
    ({ policyPage }: { policyPage: { title: string; content: string; contentHtml: string } }) => ({
      html: [policyPage.content, policyPage.contentHtml],
      plain: policyPage.title,
    }),
  );

const section = (content: object) => ({ title: 'x', ...content });

const aboutSection = (type: string, field: string, contentOf: (html: string) => object, selection: string) =>
  page(
    PageSlug.ABOUT_US,
    (html, title) => ({ title, sections: [section({ type, ...contentOf(html) })] }),
    `{ aboutPage { title sections { ... on ${type[0]!.toUpperCase()}${type.slice(1)}Section { ${selection} } } } }`,
    ({ aboutPage }: { aboutPage: { title: string; sections: Record<string, string | string[]>[] } }) => ({
      html: aboutPage.sections.flatMap((shown) => shown[field]!),
      plain: aboutPage.title,
    }),
  );

/** A thing with an id: made once, then written again and again. */
function made(
  path: string,
  admin: string,
  bodyOf: (html: string, plain: string) => object,
  read: (body: never) => { html: (string | null | undefined)[]; plain: string },
): Thing {
  let id: string;
  return {
    write: async (html, plain, call) => {
      ({ id } = await rest<{ id: string }>('POST', admin, bodyOf(html, plain), call));
    },
    read: async () => {
      const body = await rest<{ id: string }[] | { id: string }>('GET', path.replace('{id}', id));
      return read((Array.isArray(body) ? body.find((thing) => thing.id === id) : body) as never);
    },
  };
}

/** No visitor reads it on the site: it is looked at by admins before it is mailed. */
function campaign(): Thing {
  let id: string;
  let reader: Call;
  return {
    write: async (body, subject, call) => {
      reader = call;
      ({ id } = await rest<{ id: string }>('POST', '/admin/email-campaigns', { subject, body }, call));
    },
    read: async () => {
      const query = 'query ($id: ID!) { campaign(id: $id) { subject body bodyHtml } }';
      const { data } = await app.viaGraphql<{ campaign: Record<string, string> }>(query, { id }, reader);
      return { html: [data.campaign.body, data.campaign.bodyHtml], plain: data.campaign.subject! };
    },
  };
}

const THINGS: Record<string, Thing> = {
  'privacy policy content': policy(PageSlug.PRIVACY_POLICY),
  'terms of use content': policy(PageSlug.TERMS_OF_USE),
  'warranty content': policy(PageSlug.WARRANTY_INFO),
  'about body': page(
    PageSlug.ABOUT_US,
    (body, title) => ({ title, body }),
    '{ aboutPage { title body sections { ... on FullWidthTextSection { paragraphs } } } }',
    ({ aboutPage }: { aboutPage: { title: string; body: string; sections: { paragraphs: string[] }[] } }) => ({
      html: [aboutPage.body, ...aboutPage.sections.flatMap(({ paragraphs }) => paragraphs)],
      plain: aboutPage.title,
    }),
  ),
  'about text with image': aboutSection(
    'textWithImage',
    'paragraphs',
    (html) => ({ paragraphs: [html] }),
    'paragraphs',
  ),
  'about full width text': aboutSection(
    'fullWidthText',
    'paragraphs',
    (html) => ({ paragraphs: [html] }),
    'paragraphs',
  ),
  'about call to action': aboutSection('callToAction', 'text', (text) => ({ text }), 'text'),
  'about team': aboutSection(
    'teamShowcase',
    'introductionText',
    (introductionText) => ({ introductionText }),
    'introductionText',
  ),
  'services body': page(
    PageSlug.SERVICES,
    (body, title) => ({ header: { title }, body }),
    '{ servicesPage { header { title } body } }',
    ({ servicesPage }: { servicesPage: { header: { title: string }; body: string } }) => ({
      html: [servicesPage.body],
      plain: servicesPage.header.title,
    }),
  ),
  'FAQ page body': page(
    PageSlug.FAQ,
    (body, title) => ({ title, body, header: { title } }),
    '{ faqPage { title body } }',
    ({ faqPage }: { faqPage: { title: string; body: string } }) => ({ html: [faqPage.body], plain: faqPage.title }),
  ),
  'careers introduction and reasons': page(
    PageSlug.CAREERS,
    (html, pageTitle) => ({
      pageTitle,
      introductionText: html,
      whyWorkWithUsSectionTitle: 'Why',
      whyWorkWithUsContent: html,
    }),
    '{ careersPage { pageTitle introductionText whyWorkWithUsContent } }',
    ({ careersPage }: { careersPage: Record<string, string> }) => ({
      html: [careersPage.introductionText, careersPage.whyWorkWithUsContent],
      plain: careersPage.pageTitle!,
    }),
  ),
  'text block of a post': made(
    '/blog/posts/{id}',
    '/admin/blog-posts',
    (content, title) => ({
      title,
      author: 'A',
      snippet: 'S',
      status: 'Published',
      fullContentBlocks: [{ type: 'text', content }],
    }),
    (post: { title: string; fullContentBlocks: { content: string }[] }) => ({
      html: post.fullContentBlocks.map(({ content }) => content),
      plain: post.title,
    }),
  ),
  'FAQ answer': made(
    '/content/faq-items',
    '/content/faq-items',
    (answer, question) => ({ question, answer }),
    (item: { question: string; answer: string }) => ({ html: [item.answer], plain: item.question }),
  ),
  'product description': made(
    '/products/{id}',
    '/admin/products',
    (description, name) => ({ name, description, price: 1 }),
    (product: { name: string; description: string }) => ({ html: [product.description], plain: product.name }),
  ),
  'job summary': made(
    '/content/job-openings',
    '/admin/job-openings',
    (summary, title) => ({ title, summary }),
    (job: { title: string; summary: string }) => ({ html: [job.summary], plain: job.title }),
  ),
  'campaign body': campaign(),
};

const fields = Object.entries(THINGS).map(([name, thing], index) => ({ name, thing, index }));
/** How many hostile texts each field is tried with: all the fields together see all of them, and `sanitize.test.ts` does by itself. */
const TRIED = 8;

describe.each(fields)('$name', ({ thing, index }) => {
  it('lets nothing through that runs', async () => {
    const { token } = await app.admin();
    const through: Record<string, string[]> = {};
    const begin = (index * TRIED) % HOSTILE_HTML.length;
    for (const hostile of [...HOSTILE_HTML, ...HOSTILE_HTML].slice(begin, begin + TRIED)) {
      await thing.write(around(hostile), 'Title', { token });
      const { html } = await thing.read();
      expect(html.some((text) => text?.includes('kept'))).toBe(true);
      const danger = html.flatMap((text) => dangerIn(text ?? ''));
      if (danger.length > 0) through[hostile] = danger;
    }
    expect(through).toEqual({});
  });

  it('keeps the plain text beside it exactly as it was typed', async () => {
    const { token } = await app.admin();
    for (const plain of [
      '<b>Sony</b> & "Co" <script>alert(1)</script>',
      '  टिभी  𝄞 &amp; 1 < 2 > 0  ',
      "O'Neil \\ %_ ${x}",
    ]) {
      await thing.write('<p>kept</p>', plain, { token });
      expect((await thing.read()).plain).toBe(plain);
    }
  });
});

it.each([
  ['<p>ok</p><script>x</script>', 1],
  ['<a href="javascript:x()">x</a>', 1],
  ['<img src="x" onerror="y()">', 1],
  ['<p style="text-align:center">ok</p> 1 &lt; 2', 0],
])('the test itself sees danger where it is: %s', (html, found) => expect(dangerIn(html)).toHaveLength(found));
