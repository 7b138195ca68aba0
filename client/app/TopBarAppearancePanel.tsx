import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { Link } from '../lib/router/Link';
import { AppearancePanel } from '../accounts';
import { loginUrl } from '../session/urls';
import { useViewer } from '../session/useViewer';
import styles from './TopBarAppearancePanel.module.css';

/** The panel in the drawer, and where its choices are kept. */
export function TopBarAppearancePanel({ onLeave }: { onLeave: () => void }) {
  const { status } = useViewer();
  const { pathname, search } = useLocation();
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>
        <Trans>Appearance</Trans>
      </h2>
      <AppearancePanel />
      <p className={styles.note}>
        {status === 'guest' ? (
          <Trans>
            Saved on this device.{' '}
            <Link to={loginUrl(pathname + search)} onClick={onLeave}>
              Log in
            </Link>{' '}
            to have it on all your devices.
          </Trans>
        ) : (
          <Trans>Saved in your account, for all your devices.</Trans>
        )}
      </p>
    </div>
  );
}
