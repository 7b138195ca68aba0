import { skipToken } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { useAnswer } from '../../graphql/useAnswer';
import { messengerUrl, telephoneUrl } from '../../lib/contactLinks';
import { Button, ChevronDownIcon, ErrorState, Loading, Skeleton } from '../../ui';
import { CartIcon } from '../../ui/icons/pages';
import { MessengerIcon, PhoneIcon, WhatsAppIcon } from '../../ui/icons/contact';
import { usePurchaseContactsQuery } from '../products.gen';
import styles from './PurchaseContacts.module.css';
import { quickWays } from './quickWays';

/** 'Contact to Purchase' (public-site §2, 'Products'): the ways to the shop fold out below the button. */
export function PurchaseContacts({ productName }: { productName: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.purchase}>
      <Button
        size="lg"
        wide
        icon={<CartIcon size={22} />}
        iconAfter={<ChevronDownIcon className={styles.turning} data-open={isOpen} />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Trans>Contact to Purchase</Trans>
      </Button>
      <div id={id}>
        <Ways productName={productName} isAsked={isOpen} />
      </div>
    </div>
  );
}

/** Asked for when the button is pressed; 'not available' is said only if the shop has really given nothing. */
function Ways({ productName, isAsked }: { productName: string; isAsked: boolean }) {
  const { t } = useLingui();
  const { answer, failure } = useAnswer(usePurchaseContactsQuery(isAsked ? {} : skipToken));
  if (!isAsked) return null;
  if (!answer) {
    if (failure) {
      return <ErrorState {...failure} />;
    }
    return (
      <Loading>
        <div className={styles.ways}>
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
        </div>
      </Loading>
    );
  }

  const contacts = answer.contactPage?.contactInfo;
  const { phone, whatsapp } = quickWays(contacts, t`Hello, I am interested in this product: ${productName}`);
  const messenger = contacts?.messenger?.trim();
  if (!phone && !whatsapp && !messenger) {
    return (
      <p className={styles.none} role="status">
        <Trans>Contact information is not available. Please try again later.</Trans>
      </p>
    );
  }
  return (
    <div className={styles.ways}>
      {phone && (
        <Way href={telephoneUrl(phone)} icon={<PhoneIcon />} detail={phone}>
          <Trans>Call</Trans>
        </Way>
      )}
      {whatsapp && (
        <Way href={whatsapp} icon={<WhatsAppIcon />} isElsewhere>
          <Trans>WhatsApp</Trans>
        </Way>
      )}
      {messenger && (
        <Way href={messengerUrl(messenger)} icon={<MessengerIcon />} isElsewhere>
          <Trans>Messenger</Trans>
        </Way>
      )}
    </div>
  );
}

interface WayProps {
  href: string;
  icon: ReactNode;
  detail?: string;
  /** Leads out of our site, so the product stays open behind it. */
  isElsewhere?: boolean;
  children: ReactNode;
}

function Way({ href, icon, detail, isElsewhere, children }: WayProps) {
  return (
    <a className={styles.way} href={href} {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}>
      {icon}
      <span className={styles.name}>{children}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </a>
  );
}
