import { skipToken } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { telephoneUrl } from '../../lib/contactLinks';
import { LinkButton } from '../../ui';
import { PhoneIcon, WhatsAppIcon } from '../../ui/icons/contact';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { type ProductViewFragment, usePurchaseContactsQuery } from '../products.gen';
import styles from './ContactBar.module.css';
import { ProductPrice } from './ProductPrice';
import { quickWays } from './quickWays';

/** On a phone the price and the two quickest ways to the shop stay in sight while the rest of the product is read. */
export function ContactBar({ product: { name: productName, price } }: { product: ProductViewFragment }) {
  const { t } = useLingui();
  const isPhone = useMediaQuery('(max-width: 47.99rem)');
  const { data, previousData } = usePurchaseContactsQuery(isPhone ? {} : skipToken);
  const message = t`Hello, I am interested in this product: ${productName}`;
  const { phone, whatsapp } = quickWays((data ?? previousData)?.contactPage?.contactInfo, message);
  if (!isPhone || (!phone && !whatsapp)) return null;
  return (
    <div className={styles.bar}>
      <p className={styles.price}>
        <ProductPrice price={price} />
      </p>
      {phone && (
        <LinkButton
          to={telephoneUrl(phone)}
          icon={<PhoneIcon size={22} />}
          variant="secondary"
          aria-label={t`Ask about it by phone`}
        />
      )}
      {whatsapp && (
        <LinkButton
          to={whatsapp}
          icon={<WhatsAppIcon size={22} />}
          rel="noopener noreferrer"
          aria-label={t`Ask about it in a message`}
        >
          <Trans>Ask</Trans>
        </LinkButton>
      )}
    </div>
  );
}
