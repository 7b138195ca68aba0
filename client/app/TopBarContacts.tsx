import { useLingui } from '@lingui/react/macro';
import { firstPhone } from '../lib/contactLinks';
import { ContactIcon } from '../pages/components/contact/ContactIcon';
import { type ContactWay, contactWays } from '../pages/components/contact/contactWays';
import { useTopBarContactsQuery } from './TopBar.gen';
import styles from './TopBar.module.css';

/**
 * The first phone, e-mail, WhatsApp and Messenger contact of the contact page, each with an optional icon of the owner's
 * (public-site §2, 'Top bar'). Their place is kept until they are there, and where they could not be fetched.
 */
export function TopBarContacts() {
  const { t } = useLingui();
  const { data, previousData, error } = useTopBarContactsQuery();
  const answer = data ?? previousData;
  const info = answer?.contactPage?.contactInfo;
  if (!info) return answer && !error ? null : <div className={styles.contacts} />;

  const phone = firstPhone(info.phones);
  const ways = contactWays({ ...info, phones: phone ? [phone] : [] });
  const nameOf = ({ kind, words }: ContactWay) =>
    kind === 'phone' ? t`Call ${words}` : kind === 'email' ? t`Email ${words}` : words;
  if (ways.length === 0) return null;
  return (
    <ul className={styles.contacts} aria-label={t`Contact the shop`}>
      {ways.map((way) => (
        <li key={way.kind}>
          <a
            href={way.href}
            className={styles.contact}
            aria-label={nameOf(way)}
            title={nameOf(way)}
            rel="noopener noreferrer"
          >
            <ContactIcon custom={way.custom} Icon={way.Icon} />
            <span className={styles.words}>{way.words}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
