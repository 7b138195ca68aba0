import { Trans } from '@lingui/react/macro';
import styles from './HowItWorks.module.css';

/** The intro block (public-site §2, Home): what happens to a set that is handed to us, in four steps. */
export function HowItWorks() {
  return (
    <section>
      <h2>
        <Trans>From your wall and back again</Trans>
      </h2>
      <ol className={styles.steps}>
        <li>
          <h3>
            <Trans>You tell us</Trans>
          </h3>
          <p>
            <Trans>Brand, what it does, and when we may come by. Two minutes on a phone, no account.</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>We pick it up</Trans>
          </h3>
          <p>
            <Trans>At the time you chose. You get an ID and can follow every step with it.</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>You say yes first</Trans>
          </h3>
          <p>
            <Trans>We find the fault and name the price. Nothing is repaired before you agree.</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>It comes home</Trans>
          </h3>
          <p>
            <Trans>Tested, cleaned and connected again, or ready for you at the shop.</Trans>
          </p>
        </li>
      </ol>
    </section>
  );
}
