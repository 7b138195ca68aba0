import { LAST_ADMIN_TAB } from '../../lib/adminEnd';
import { storage } from '../../lib/storage';

/** The dashboard; its tabs are part of the path (decisions §11). */
export const adminUrl = '/admin';
export const adminTabUrl = (tab: string) => `${adminUrl}/${tab}`;
/** In development: every piece of the kit. */
export const kitUrl = `${adminUrl}/kit`;

/** Keeps the tab of the back office that this device showed last. */
export const rememberTab = (tab: string): void => storage.set(LAST_ADMIN_TAB, tab);

/** Where our own links to the back office lead: to the tab that was open last; at first to the dashboard itself. */
export function lastAdminUrl(): string {
  const tab = storage.get(LAST_ADMIN_TAB);
  return tab !== null && /^\w+$/.test(tab) ? adminTabUrl(tab) : adminUrl;
}
