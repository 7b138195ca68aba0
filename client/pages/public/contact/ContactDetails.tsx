import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { textLanguage } from '../../../lib/textLanguage';
import { Card, IconFrame } from '../../../ui';
import { ClockIcon, PinIcon } from '../../../ui/icons/place';
import type { ContactDetailsInfoFragment } from './contactDetails.gen';
import styles from './ContactDetails.module.css';
import { contactFallback } from './contactFallback';
import { ContactIcon } from './ContactIcon';
import { type ContactWay, contactWays } from './contactWays';

interface ContactDetailsProps {
  /** Null where the page has none, or could not be loaded: ours are in. */
  info: ContactDetailsInfoFragment | null;
  /** Where something has to be said about them. */
  notice?: ReactNode;
}

/** Address, hours, and every way to reach the shop by a press (public-site §2 'Contact'). */
export function ContactDetails({ info, notice }: ContactDetailsProps) {
  const { t } = useLingui();
  const { address, hours, ways } = useDetails(info);
  const labelOf = ({ kind, words }: ContactWay) => (kind === 'phone' ? t`Phone` : kind === 'email' ? t`Email` : words);
  return (
    <Card as="section" ground="sunken" className={styles.card} aria-labelledby="contact-details">
      <h2 id="contact-details" className={styles.title}>
        <Trans>Contact details</Trans>
      </h2>
      {notice}
      <dl className={styles.list}>
        {address && (
          <Detail icon={<PinIcon />} label={t`Address`}>
            <span className={styles.lines} lang={textLanguage(address)}>
              {address}
            </span>
          </Detail>
        )}
        {(['phone', 'email', 'whatsapp', 'messenger'] as const).map((kind) => {
          const [first, ...more] = ways.filter((way) => way.kind === kind);
          return (
            first && (
              <Detail key={kind} icon={<ContactIcon custom={first.custom} Icon={first.Icon} />} label={labelOf(first)}>
                {[first, ...more].map(({ href, words }) => (
                  <a key={href} href={href} className={styles.way} rel="noopener noreferrer">
                    {kind === 'whatsapp' || kind === 'messenger' ? <Trans>Write to us</Trans> : words}
                  </a>
                ))}
              </Detail>
            )
          );
        })}
        {hours && (
          <Detail icon={<ClockIcon />} label={t`Opening hours`}>
            <span className={styles.lines} lang={textLanguage(hours)}>
              {hours}
            </span>
          </Detail>
        )}
      </dl>
    </Card>
  );
}

/** What the page says; where it tells no way to the shop at all, ours. */
function useDetails(info: ContactDetailsInfoFragment | null) {
  const { i18n } = useLingui();
  const ways = info ? contactWays(info) : [];
  if (info && (ways.length > 0 || info.address?.trim())) return { address: info.address, hours: info.hours, ways };
  const { address, hours, phones, email } = contactFallback;
  const none = {
    whatsapp: null,
    messenger: null,
    phoneIcon: null,
    emailIcon: null,
    whatsappIcon: null,
    messengerIcon: null,
  };
  return { address: i18n._(address), hours: i18n._(hours), ways: contactWays({ ...none, phones, email }) };
}

interface DetailProps {
  icon: ReactNode;
  label: string;
  children: ReactNode;
}

function Detail({ icon, label, children }: DetailProps) {
  return (
    <div className={styles.detail}>
      <dt>
        <span className={styles.icon}>
          <IconFrame>{icon}</IconFrame>
        </span>
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
