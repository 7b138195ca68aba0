import { pageVariables, type PageView } from '../lib/pageView';
import { rowNumbersBy } from '../lib/rowNumbers';
import type { AllNotificationsQueryVariables } from './notifications.gen';

export const PAGE_SIZE = 20;

export const toPageVariables = (view: Omit<PageView, 'page'>): AllNotificationsQueryVariables =>
  pageVariables(view, PAGE_SIZE);

/** The numbers of the rows on screen. */
export const rowNumbers = rowNumbersBy(PAGE_SIZE);
