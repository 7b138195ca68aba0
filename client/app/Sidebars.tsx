import { Trans, useLingui } from '@lingui/react/macro';
import { NavLink } from 'react-router-dom';
import { requestRepairUrl } from '../repairs/urls';
import { ArrowRightIcon, Card, LinkButton, TestBars } from '../ui';
import { quickLinks } from './navigation';
import styles from './Sidebars.module.css';

/** Quick links (public-site §2); on a small screen a block under the page. */
export function LeftSidebar() {
  const { t, i18n } = useLingui();
  return (
    <nav className={styles.left} aria-label={t`Quick Links`}>
      <h2 className={styles.title}>
        <Trans>Quick Links</Trans>
      </h2>
      <ul className={styles.links}>
        {quickLinks.map(({ to, label, Icon }) => (
          <li key={to}>
            <NavLink to={to} className={styles.link}>
              <Icon />
              {i18n._(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The call to action (public-site §2); recent posts, categories and the newsletter take their place here. */
export function RightSidebar() {
  const { t } = useLingui();
  return (
    <aside className={styles.right} aria-label={t`Request a Repair`}>
      <Card ground="off" className={styles.action}>
        <TestBars className={styles.bars} />
        <h2 className={styles.actionTitle}>
          <Trans>Screen gone dark?</Trans>
        </h2>
        <p>
          <Trans>Tell us what it does. We pick the set up in the Kathmandu Valley and quote before we repair.</Trans>
        </p>
        <LinkButton to={requestRepairUrl} wide iconAfter={<ArrowRightIcon />}>
          <Trans>Request a Repair</Trans>
        </LinkButton>
      </Card>
    </aside>
  );
}
