import { rowNumbersBy } from '../lib/rowNumbers';
import type { AllNotificationsQueryVariables } from './notifications.gen';

export const PAGE_SIZE = 20;

/** Which page of the list is on screen: all of it lives in the URL (decisions §6). */
export interface PageView {
  after: string | null;
  before: string | null;
  /** The number of the page, for '21–40 of 132' only: cursors know their neighbours, not their place. */
  page: number;
}

const cursor = (value: string | null) => (value && /^[\w-]{1,500}$/.test(value) ? value : null);

/** Reads the page out of an address; a value that makes no sense counts as not given. */
export function readPageView(params: URLSearchParams): PageView {
  const after = cursor(params.get('after'));
  const before = after ? null : cursor(params.get('before'));
  const page = Number(params.get('page'));
  return { after, before, page: (after || before) && Number.isSafeInteger(page) && page > 1 ? page : 1 };
}

/** Writes a page as an address; the first one needs none. */
export function writePageView({ after, before, page }: Partial<PageView>): string {
  return new URLSearchParams({
    ...(after && { after }),
    ...(before && { before }),
    ...(page && page > 1 && { page: String(page) }),
  }).toString();
}

export function toPageVariables({ after, before }: Omit<PageView, 'page'>): AllNotificationsQueryVariables {
  return before ? { last: PAGE_SIZE, before } : { first: PAGE_SIZE, after };
}

/** The numbers of the rows on screen. */
export const rowNumbers = rowNumbersBy(PAGE_SIZE);
