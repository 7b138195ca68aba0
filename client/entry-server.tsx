import { ApolloLink } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type DocumentNode, type FormattedExecutionResult, print } from 'graphql';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  matchPath,
  matchRoutes,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { from, map } from 'rxjs';
import { activateLanguage } from './app/i18n';
import { Providers } from './app/Providers';
import { listedPages, thingPages } from './app/publicPages';
import { routes } from './app/routes';
import { createClient } from './graphql/client';
import type { Language } from './lib/language';
import { DrawnHead, type PageHead, tabTitle } from './lib/pageHead';
import { lend, type ServerSide, serverSide } from './lib/serverSide';

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
  /** The route that is shown, for the part of the address after '#'. */
  route: string;
  head: PageHead & { tabTitle: string };
  /** What stands in the root element. */
  html: string;
  /** Links of the head that the page asks for: the picture to be fetched first. */
  preloads: string;
  /** Apollo's cache, with the answers that the page is made of. */
  cache: unknown;
  /** Names of the page components, each in a file of its name under `pages/`. */
  components: readonly string[];
}

/** Whether an address is drawn, and whether others may see the same. */
export type PageKind = 'public' | 'keyed' | 'undrawn' | 'unknown';

/** The same in English as in index.html. */
const siteDescription = msg`TV repair in Kathmandu: book a pickup, follow every step of the repair by its id, and get your screen back.`;

const handler = createStaticHandler(routes);
const printed = new WeakMap<DocumentNode, string>();

/** Readies this client for the one language that it will speak. */
export async function prepare(language: Language, server: ServerSide): Promise<void> {
  lend(server);
  await activateLanguage(language);
}

/** What kind of page stands at a path. */
export function kindOf(path: string): PageKind {
  const isOne = (pattern: string) => matchPath(pattern, path) !== null;
  if ([...listedPages, ...thingPages].some(isOne)) return 'public';
  const isKnown = /^\/admin(\/|$)/.test(path) || matchRoutes(routes, path)?.at(-1)?.route.path !== '*';
  return isKnown ? 'undrawn' : 'unknown';
}

/**
 * Draws a page as a guest sees it.
 * @param address path and query
 * @throws when it cannot be drawn, or a question of it was not answered
 */
export async function drawPage(address: string, execute: Execute): Promise<DrawnPage> {
  const context = await handler.query(new Request(new URL(address, serverSide()?.origin)));
  if (context instanceof Response) throw new Error(`${address} cannot be drawn: it leads elsewhere.`);
  const client = createClient(executing(execute));
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
  if (head.movedTo !== undefined) return drawPage(head.movedTo, execute);
  const [, preloads = '', html = ''] = /^((?:<link [^>]*>)*)([\s\S]*)$/.exec(result) ?? [];
  return {
    route: address,
    head: { description: i18n._(siteDescription), ...head, tabTitle: tabTitle(head.title) },
    html,
    preloads,
    cache: client.extract(),
    components: componentsOf(context),
  };
}

/** The last link of the client: no wire, the server itself. */
const executing = (execute: Execute) =>
  new ApolloLink(({ query, operationName = '', variables }) => {
    let text = printed.get(query);
    if (text === undefined) printed.set(query, (text = print(query)));
    return from(execute({ query: text, operationName, variables })).pipe(
      map((answer) => {
        if (answer.errors?.length) throw new Error(`${operationName}: ${answer.errors[0]!.message}`);
        return answer;
      }),
    );
  });

function componentsOf({ matches }: StaticHandlerContext): string[] {
  const components = matches.map(({ route }) => (route as RouteObject).Component?.name);
  return components.filter((name) => name !== undefined);
}
