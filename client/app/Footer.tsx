import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { directionsUrl, telephoneUrl, whatsappUrl } from '../lib/contactLinks';
import { localDigits } from '../lib/digits';
import { Link } from '../lib/router/Link';
import { textLanguage } from '../lib/textLanguage';
import { NewsletterForm } from '../newsletter';
import { contactUrl } from '../pages/urls';
import { TestBars } from '../ui';
import { LogoMark } from '../ui/drawings';
import { PhoneIcon, WhatsAppIcon } from '../ui/icons/contact';
import { ClockIcon, PinIcon } from '../ui/icons/place';
import { Fold } from './Fold';
import styles from './Footer.module.css';
import { footerGroups } from './navigation';
import { useShopContacts } from './useShopContacts';

/** How to reach the shop, and the groups of links and the newsletter of public-site §2; on a phone the groups are folded. */
export function Footer() {
  const { i18n } = useLingui();
  const { address } = useShopContacts();
  const [thisYear] = useState(() => new Date().getFullYear());
  const year = localDigits(thisYear, i18n.locale);
  return (
    <footer className={styles.footer}>
      <TestBars />
      <div className={styles.inner}>
        <div className={styles.shop}>
          <LogoMark size={48} />
          <p>
            <strong>Parda</strong>
            <br />
            <Trans>TV repair experts in Kathmandu</Trans>
          </p>
        </div>
        <Reach />
        {footerGroups.map(({ title, items }) => (
          <div key={title.id} className={styles.group}>
            <Fold title={i18n._(title)}>
              <ul className={styles.links}>
                {items.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to}>{i18n._(label)}</Link>
                  </li>
                ))}
              </ul>
            </Fold>
          </div>
        ))}
        <div className={styles.newsletter}>
          <h2 className={styles.title}>
            <Trans>Newsletter</Trans>
          </h2>
          <NewsletterForm tone="off" />
        </div>
        <div className={styles.legal}>
          {address && <address lang={textLanguage(address)}>{address}</address>}
          <p>© {year} Parda</p>
        </div>
      </div>
    </footer>
  );
}

/** The shop's phone, its chat, the way there and its hours, as large as a thumb. */
function Reach() {
  const { t } = useLingui();
  const { phone, whatsapp, address, hours } = useShopContacts();
  if (!phone && !whatsapp && !address && !hours) return null;
  return (
    <ul className={styles.reach} aria-label={t`Reach the shop`}>
      {phone && (
        <Way to={telephoneUrl(phone)} icon={<PhoneIcon size={24} />}>
          <Trans>Call</Trans>
        </Way>
      )}
      {whatsapp && (
        <Way to={whatsappUrl(whatsapp)} icon={<WhatsAppIcon size={24} />}>
          <Trans>WhatsApp</Trans>
        </Way>
      )}
      {address && (
        <Way to={directionsUrl(address)} icon={<PinIcon size={24} />}>
          <Trans>Directions</Trans>
        </Way>
      )}
      {hours && (
        <Way to={contactUrl} icon={<ClockIcon size={24} />} more={hours}>
          <Trans>Opening hours</Trans>
        </Way>
      )}
    </ul>
  );
}

interface WayProps {
  to: string;
  icon: ReactNode;
  /** The owner's words below its name. */
  more?: string;
  children: ReactNode;
}

function Way({ to, icon, more, children }: WayProps) {
  return (
    <li>
      <Link to={to} className={styles.way} rel="noopener noreferrer">
        {icon}
        <span>
          <strong>{children}</strong>
          {more && (
            <span className={styles.more} lang={textLanguage(more)}>
              {more}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
