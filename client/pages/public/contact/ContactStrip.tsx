import { useLingui } from '@lingui/react/macro';
import { firstPhone } from '../../../lib/contactLinks';
import { ContactIcon } from './ContactIcon';
import styles from './ContactStrip.module.css';
import { type ContactSource, type ContactWay, contactWays } from './contactWays';

/**
 * The first phone, e-mail, WhatsApp and Messenger contact of the contact page in one line, each with an optional icon of the
 * owner's (public-site §2, 'Top bar').
 */
export function ContactStrip({ info }: { info: ContactSource }) {
  const { t } = useLingui();
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

/** Its place while nobody knows them. */
export function ContactStripPlace() {
  return <div className={styles.contacts} />;
}
