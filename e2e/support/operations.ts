import type { Page, Request, Route } from 'playwright-core';

type Variables = Record<string, unknown>;
interface Operation {
  operationName: string;
  variables: Variables;
}

/** Guests ask by GET, with everything in the address. */
export const GRAPHQL = /\/graphql(\?|$)/;

/** What may become of a request. */
type Mishap = (route: Route) => Promise<void>;

export const lost: Mishap = (route) => route.abort();

/** What is said of it. */
export const UNREACHABLE = 'The shop could not be reached. Please check your connection.';

/** A gateway's page in the place of an answer. */
export const unreadable: Mishap = (route) =>
  route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' });

/** An answer that is no yes, and gives no reason. */
export const empty: Mishap = (route) => route.fulfill({ json: { data: {} } });

/** What GraphQL is asked; undefined of any other request. */
export function operationOf(request: Request): Operation | undefined {
  const { pathname, searchParams } = new URL(request.url());
  if (pathname !== '/graphql') return undefined;
  if (request.method() !== 'GET') return request.postDataJSON() as Operation;
  const variables = JSON.parse(searchParams.get('variables') ?? '{}') as Variables;
  return { operationName: searchParams.get('operationName') ?? '', variables };
}

/** Lets one operation go wrong for as long as something is done. */
export async function whileFailing(page: Page, name: string, mishap: Mishap, act: () => Promise<void>): Promise<void> {
  const handle = (route: Route) =>
    operationOf(route.request())?.operationName === name ? mishap(route) : route.fallback();
  await page.route(GRAPHQL, handle);
  await act();
  await page.unroute(GRAPHQL, handle);
}

/** Keeps an operation waiting. @returns lets it through */
export async function hold(page: Page, name: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(GRAPHQL, async (route) => {
    if (operationOf(route.request())?.operationName === name) await promise;
    await route.fallback();
  });
  return resolve;
}

/** Notes what an operation is sent with from now on, in order. */
export function sentWith(page: Page, name: string): Variables[] {
  const sent: Variables[] = [];
  page.on('request', (request) => {
    const operation = operationOf(request);
    if (operation?.operationName === name) sent.push(operation.variables);
  });
  return sent;
}

/** Notes whom a page asks besides the shop from now on. */
export function watchStrangers(page: Page, shop: string): string[] {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== shop) strangers.push(request.url());
  });
  return strangers;
}
