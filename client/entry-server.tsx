import { ApolloLink } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type DocumentNode, type FormattedExecutionResult, type GraphQLFormattedError, print } from 'graphql';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  generatePath,
  matchPath,
  matchRoutes,
  parsePath,
  StaticRouterProvider,
} from 'react-router-dom';
import { from, tap } from 'rxjs';
import { activateLanguage } from './app/i18n';
import { Providers } from './app/Providers';
import { entrancePages, keyedPages, listedPages, secretPages, thingPages } from './app/publicPages';
import { routes } from './app/routes';
import { createClient } from './graphql/client';
import { excerpt, plainText } from './lib/excerpt';
import type { Language } from './lib/language';
import { DrawnHead, type PageHead, tabTitle } from './lib/pageHead';
import { pathLinks, pathStart } from './lib/pathLinks';
import { knownAddress as addressKnownTo, knownQuery, namesKnownAt } from './lib/router/knownAddress';
import { loadPageCode } from './lib/router/pageCode';
import { breadcrumbs } from './lib/structuredData';
import { lend, serverSide } from './lib/serverSide';
import { textLanguage } from './lib/textLanguage';

export { listedPages };

/** An operation of the client's, as the server executes it. */
export interface PageQuestion {
  query: string;
  operationName: string;
  variables: Record<string, unknown>;
}

/** Answers as to a guest. */
export type Execute = (question: PageQuestion) => Promise<FormattedExecutionResult>;

/** A page, drawn. */
export interface DrawnPage {
  /** The route that is shown, for the part of the address after '#': without a language, as all routes are. */
  route: string;
  head: PageHead & { tabTitle: string; language: string | undefined };
  /** What is in the root element. */
  html: string;
  /** Links of the head that the page asks for: the picture to be fetched first. */
  preloads: string;
  /** Apollo's cache, with the answers that the page is made of. */
  cache: unknown;
  /** Names of the page components, each in a file of its name under `pages/`. */
  components: readonly string[];
}

/** Whether an address is drawn, and whether search engines may know of it. */
export type PageKind = 'public' | 'unlisted' | 'undrawn' | 'unknown';

/** The same in English as in index.html. */
const siteDescription = msg`TV repair in Kathmandu: book a pickup, follow every step of the repair by its id, and get your screen back.`;

const printed = new WeakMap<DocumentNode, string>();

/** What the server gives to the client that it draws. */
interface Lent {
  /** The site's own, as `https://parda.example`. */
  origin: string;
  /** Makes HTML of the owner's safe. */
  sanitise: (html: string) => string;
}

/** Readies this client for the one language that it will speak. */
export async function prepare(language: Language, { origin, sanitise }: Lent): Promise<void> {
  const richText = (given: string) => {
    const html = sanitise(given);
    return { html: pathLinks(html), language: textLanguage(plainText(html)) };
  };
  lend({ origin, richText });
  await activateLanguage(language);
}

/** What kind of page is at a path. */
export function kindOf(path: string): PageKind {
  const isOne = (pattern: string) => matchPath(pattern, path) !== null;
  if ([...listedPages, ...thingPages].some(isOne)) return 'public';
  if ([...entrancePages, ...keyedPages, ...secretPages].some(isOne)) return 'unlisted';
  const isKnown = /^\/admin(\/|$)/.test(path) || matchRoutes(routes, path)?.at(-1)?.route.path !== '*';
  return isKnown ? 'undrawn' : 'unknown';
}

/** An address with what its page knows of the query, and nothing else. @param address path and query */
export const knownAddress = (address: string): string => addressKnownTo(routes, address);

/**
 * Draws a page as a guest sees it. Its links lead to addresses in its own language.
 * @param address path and query, without a language
 * @throws when it cannot be drawn, or a question of it was not answered
 */
export async function drawPage(address: string, execute: Execute): Promise<DrawnPage> {
  const shown = withoutSecret(address);
  const matches = await loadPageCode(routes, shown);
  const basename = pathStart();
  const handler = createStaticHandler(routes, { basename: basename || '/' });
  const context = await handler.query(new Request(`${serverSide()?.origin}${basename}${shown}`));
  if (context instanceof Response) throw new Error(`${shown} leads elsewhere.`);
  const failures: GraphQLFormattedError[] = [];
  const client = createClient(executing(execute, failures));
  client.prioritizeCacheValues = true;
  let head: PageHead = {};
  const { result } = await prerenderStatic({
    tree: (
      <Providers client={client}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>
    ),
    // drawn again with each round of answers; only what the last round says counts
    renderFunction: async (tree) => {
      head = {};
      const { prelude } = await prerender(
        <DrawnHead value={head}>{tree}</DrawnHead>,
        // nothing is sent in pieces, so nothing has to be put into its place by a script
        { progressiveChunkSize: Number.POSITIVE_INFINITY },
      );
      return new Response(prelude).text();
    },
  });
  const failure = failures.find((error) => !isRefusal(error));
  if (failure) throw new Error(`A question of the page was not answered: ${failure.message}`);
  if (head.movedTo !== undefined) return drawPage(head.movedTo, execute);
  const trail = trailOf(head, shown);
  const [, preloads = '', html = ''] = /^((?:<link [^>]*>)*)([\s\S]*)$/.exec(result) ?? [];
  const { title = '', description = describe(head) } = head;
  return {
    route: address,
    head: {
      ...head,
      description,
      // of the page's own words, which may be in another language than the site's around them
      language: textLanguage(`${title} ${description}`),
      ...(trail && { structuredData: [...(head.structuredData ?? []), trail] }),
      ...(head.search && { search: knownQuery(head.search, namesKnownAt(routes, shown)) }),
      tabTitle: tabTitle(head.title),
      isMissing: head.isMissing === true || failures.length > 0,
    },
    html,
    preloads,
    cache: client.extract(),
    components: matches.flatMap(({ route }) => route.Component?.name ?? []),
  };
}

/** An address whose page is drawn in place of one that holds a secret, so that nothing of it gets into what is drawn. */
function withoutSecret(address: string): string {
  const [path = ''] = address.split('?');
  const pattern = secretPages.find((each) => matchPath(each, path));
  return pattern ? generatePath(pattern, { secret: '-' }) : address;
}

/** Where a page stands that says nothing of it: below the home page. */
function trailOf({ title, isMissing, structuredData = [] }: PageHead, address: string) {
  const path = parsePath(address).pathname ?? '/';
  if (!title || isMissing || path === '/' || structuredData.some((data) => data['@type'] === 'BreadcrumbList'))
    return null;
  return breadcrumbs([title, path]);
}

/** As much as search engines show. */
const DESCRIPTION_CHARACTERS = 160;

/** What a page says first, or what the site is; a page that is missing says nothing. */
function describe({ beginning = '', isMissing }: PageHead): string {
  const text = isMissing ? '' : excerpt(plainText(beginning), DESCRIPTION_CHARACTERS);
  return text || i18n._(siteDescription);
}

/** Whether the address asks for what cannot be, as after a cursor that is none. */
const isRefusal = ({ extensions }: GraphQLFormattedError): boolean => extensions?.code === 'BAD_INPUT';

/**
 * The last link of the client: no wire, the server itself.
 * @param failures takes the errors of all answers
 */
const executing = (execute: Execute, failures: GraphQLFormattedError[]) =>
  new ApolloLink(({ query, operationName = '', variables }) => {
    let text = printed.get(query);
    if (text === undefined) printed.set(query, (text = print(query)));
    return from(execute({ query: text, operationName, variables })).pipe(
      tap(({ errors = [] }) => {
        failures.push(...errors.map((error) => ({ ...error, message: `${operationName}: ${error.message}` })));
      }),
    );
  });
