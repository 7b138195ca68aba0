/** Which page of a list by cursors is on screen: all of it lives in the URL (decisions §6). */
export interface PageView {
  after: string | null;
  before: string | null;
  /** The number of the page, for '21–40 of 132' only: cursors know their neighbours, not their place. */
  page: number;
}

/** The names of a page in an address. */
export const pageNames = ['after', 'before', 'page'] as const;

export const firstPage = { after: null, before: null, page: 1 } as const satisfies PageView;

const cursor = (value: string | null) => (value && /^[\w-]{1,500}$/.test(value) ? value : null);

/** Reads the page out of an address; a value that makes no sense counts as not given. */
export function readPageView(params: URLSearchParams): PageView {
  const after = cursor(params.get('after'));
  const before = after ? null : cursor(params.get('before'));
  const page = Number(params.get('page'));
  return { after, before, page: (after || before) && Number.isSafeInteger(page) && page > 1 ? page : 1 };
}

/** The parameters that name a page in an address; the first one needs none. */
export function pageParams({ after, before, page }: Partial<PageView>): Record<string, string> {
  return {
    ...(after && { after }),
    ...(before && { before }),
    ...(page && page > 1 && { page: String(page) }),
  };
}

/** What the server is asked for: so many after a cursor, or before one. */
export function pageVariables({ after, before }: Omit<PageView, 'page'>, size: number) {
  return before ? { last: size, before } : { first: size, after };
}

interface Ends {
  startCursor: string | null;
  endCursor: string | null;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

/** The pages on either side, null at an end. The way back to the first one is that of the list itself. */
export function neighbours({ page }: PageView, ends: Ends) {
  const { startCursor, endCursor, hasNextPage, hasPreviousPage } = ends;
  const previous: Partial<PageView> = page > 2 ? { before: startCursor, page: page - 1 } : {};
  const next: Partial<PageView> = { after: endCursor, page: page + 1 };
  return { previous: hasPreviousPage ? previous : null, next: hasNextPage ? next : null };
}
