import { Trans } from '@lingui/react/macro';
import { ContactStrip } from '../../public/contact/ContactStrip';
import type { ContactInfo } from './content';
import styles from './TopBarPreview.module.css';

/** The contacts of the top bar as they will be there. */
export function TopBarPreview({ info }: { info: ContactInfo }) {
  return (
    <div className={styles.bar}>
      <p className={styles.tagline}>
        <Trans>TV repair experts in Kathmandu</Trans>
      </p>
      <ContactStrip info={info} />
    </div>
  );
}
