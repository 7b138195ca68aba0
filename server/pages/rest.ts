import { z } from 'zod';
import { route, sentMoment } from '../http/rest/rest.js';
import { langQuery, languagesOf } from '../translations/index.js';
import { PageSlug } from './enums.js';
import { isRecord } from './record.js';
import { pageBody, pageParams, shownPage } from './restShape.js';
import { readPage, savePage, type WrittenPage } from './service.js';
import { pageTranslations } from './texts.js';
import { presentPolicyContent } from './views/policy.js';

/** The schema of each page is in schemas/; what is not in them was refused when the page was saved. */
const pageOutput = z.looseObject({ lastUpdated: sentMoment });

/** A page as the legacy client knows it: bare, with the time of its last save (decisions §12 'Shapes'). */
const presentPage = ({ content, lastUpdated }: WrittenPage) => ({
  ...('content' in content ? presentPolicyContent(content) : content),
  lastUpdated,
});

/** The one page that may come unwrapped. */
const BARE_SLUG: string = PageSlug.FAQ;

/** The FAQ page editor of the legacy client sends the page itself, the others wrap it (decisions §2). */
function contentIn(slug: string, body: unknown): unknown {
  if (!isRecord(body)) return undefined;
  return slug === BARE_SLUG && !('content' in body) ? body : body.content;
}

/** `{slug}` also matches the lists below `/content/`: these routes come after theirs. */
export const pageRoutes = [
  route({
    method: 'get',
    path: '/content/{slug}',
    operationId: 'readPage',
    who: 'anyone',
    scope: 'content',
    tag: 'Pages',
    summary: 'The content of a page.',
    output: pageOutput,
    documented: shownPage,
    params: pageParams,
    query: z.object(langQuery),
    handle: async (ctx, { params, query: { lang } }) => {
      const page = await readPage(ctx, params.slug!, lang);
      const { slug: id, language } = page;
      const languages = lang && { language, languages: await languagesOf(ctx, pageTranslations, { id, language }) };
      return { ...presentPage(page), ...languages };
    },
  }),
  route({
    method: 'put',
    path: '/content/{slug}',
    operationId: 'savePage',
    who: 'admin',
    scope: 'content',
    tag: 'Pages',
    summary: 'Save a page; the contact page is merged, the others are replaced.',
    body: pageBody,
    example: { content: { title: 'About us', body: '<p>We have repaired televisions in Patan since 1998.</p>' } },
    output: pageOutput,
    documented: shownPage,
    params: pageParams,
    handle: async (ctx, { params, body }) =>
      presentPage(await savePage(ctx, params.slug!, contentIn(params.slug!, body))),
  }),
];
