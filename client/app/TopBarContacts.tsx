import { ContactStrip, ContactStripPlace } from '../pages';
import { useTopBarContactsQuery } from './TopBar.gen';

/**
 * The ways to reach the shop that the contact page names (public-site §2, 'Top bar'). Their place is kept until they are there,
 * and where they could not be fetched.
 */
export function TopBarContacts() {
  const { data, previousData, error } = useTopBarContactsQuery();
  const answer = data ?? previousData;
  const info = answer?.contactPage?.contactInfo;
  if (info) return <ContactStrip info={info} />;
  return answer && !error ? null : <ContactStripPlace />;
}
