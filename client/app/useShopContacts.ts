import { firstPhone } from '../lib/contactLinks';
import { useTopBarContactsQuery } from './TopBar.gen';

/** How to reach the shop, as the contact page names it: what the top bar asks for on every page. */
export function useShopContacts() {
  const { data, previousData } = useTopBarContactsQuery();
  const info = (data ?? previousData)?.contactPage?.contactInfo;
  return {
    phone: firstPhone(info?.phones)?.trim(),
    whatsapp: info?.whatsapp?.trim() || undefined,
    address: info?.address?.trim() || undefined,
    hours: info?.hours?.trim() || undefined,
  };
}
