import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '../lib/router/Link';
import { NewsletterForm } from '../newsletter';
import { TestBars } from '../ui';
import { LogoMark } from '../ui/drawings';
import styles from './Footer.module.css';
import { footerGroups } from './navigation';

/** The groups of links and the newsletter of public-site §2. */
export function Footer() {
  const { i18n } = useLingui();
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
        {footerGroups.map(({ title, items }) => (
          <div key={title.id} className={styles.group}>
            <h2 className={styles.title}>{i18n._(title)}</h2>
            <ul className={styles.links}>
              {items.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{i18n._(label)}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className={styles.newsletter}>
          <h2 className={styles.title}>
            <Trans>Newsletter</Trans>
          </h2>
          <NewsletterForm tone="off" />
        </div>
      </div>
    </footer>
  );
}
