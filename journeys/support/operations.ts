import type { Page, Route } from 'playwright-core';

type Variables = Record<string, unknown>;
interface Operation {
  operationName: string;
  variables: Variables;
}

const GRAPHQL = '**/graphql';

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

const operationOf = (route: Route) => (route.request().postDataJSON() as Operation).operationName;

/** Lets one operation go wrong for as long as something is done. */
export async function whileFailing(page: Page, name: string, mishap: Mishap, act: () => Promise<void>): Promise<void> {
  const handle = (route: Route) => (operationOf(route) === name ? mishap(route) : route.fallback());
  await page.route(GRAPHQL, handle);
  await act();
  await page.unroute(GRAPHQL, handle);
}

/** Keeps an operation waiting. @returns lets it through */
export async function hold(page: Page, name: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(GRAPHQL, async (route) => {
    if (operationOf(route) === name) await promise;
    await route.fallback();
  });
  return resolve;
}

/** Notes what an operation is sent with from now on, in order. */
export function sentWith(page: Page, name: string): Variables[] {
  const sent: Variables[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { operationName, variables } = request.postDataJSON() as Operation;
    if (operationName === name) sent.push(variables);
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
