import { useLocation } from 'react-router-dom';
import { type AdminTab, allTabs } from './tabs';
import { adminTabUrl } from './urls';

/** The tab that is open: the one in the address; without one, or with one that there is not, the first (decisions §11). */
export function useAdminTab(): AdminTab {
  const { pathname } = useLocation();
  return allTabs.find(({ id }) => pathname === adminTabUrl(id)) ?? allTabs[0]!;
}
