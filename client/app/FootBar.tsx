import { Trans, useLingui } from '@lingui/react/macro';
import { ChatButton } from '../assistant';
import { telephoneUrl } from '../lib/contactLinks';
import { Link, NavLink } from '../lib/router/Link';
import { contactUrl } from '../pages/urls';
import { productsUrl } from '../products/urls';
import { requestRepairUrl, trackUrl } from '../repairs/urls';
import { PhoneIcon } from '../ui/icons/contact';
import { CartIcon, RouteIcon, WrenchIcon } from '../ui/icons/pages';
import { BackToTop } from './BackToTop';
import styles from './FootBar.module.css';
import { useShopContacts } from './useShopContacts';

/**
 * The foot of the screen: on a phone what people come for, under the thumb, and away while something is typed; elsewhere the chat and the
 * way back to the top in the corner (public-site §2, 'Shared on all pages').
 */
export function FootBar() {
  const { t } = useLingui();
  const { phone } = useShopContacts();
  return (
    <div className={styles.bar} data-foot-bar>
      <nav className={styles.ways} aria-label={t`At hand`}>
        <NavLink to={requestRepairUrl} className={styles.way}>
          <WrenchIcon size={22} />
          <Trans context="foot bar">Repair</Trans>
        </NavLink>
        <NavLink to={trackUrl} className={styles.way}>
          <RouteIcon size={22} />
          <Trans context="foot bar">Track</Trans>
        </NavLink>
        <NavLink to={productsUrl} className={styles.way}>
          <CartIcon size={22} />
          <Trans context="foot bar">Shop</Trans>
        </NavLink>
        <Link to={phone ? telephoneUrl(phone) : contactUrl} className={styles.way}>
          <PhoneIcon size={22} />
          <Trans context="foot bar">Call</Trans>
        </Link>
      </nav>
      {/* One below the other in the corner, so that neither covers the other. */}
      <BackToTop className={styles.up} />
      <ChatButton />
    </div>
  );
}
