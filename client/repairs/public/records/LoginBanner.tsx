import { Trans } from '@lingui/react/macro';
import { loginUrl } from '../../../session/urls';
import { IconFrame, LinkButton, PersonIcon } from '../../../ui';
import { recordsUrl } from '../../urls';
import styles from './LoginBanner.module.css';

/** Tells visitors that there is more to see for them once they are logged in (public-site §2, 'Records'). */
export function LoginBanner() {
  return (
    <aside className={styles.banner}>
      <IconFrame>
        <PersonIcon size={22} />
      </IconFrame>
      <p className={styles.words}>
        <Trans>Had a TV repaired here? Log in to see your own repairs and to choose who else can see them.</Trans>
      </p>
      <LinkButton to={loginUrl(recordsUrl)} variant="secondary" className={styles.way}>
        <Trans>Log in</Trans>
      </LinkButton>
    </aside>
  );
}
