import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { isOffline, onConnectionChange } from '../../lib/connection';
import { DateTime, OfflineIcon } from '../../ui';
import { lastConnected } from '../reading';
import styles from './OfflineBar.module.css';

/** Says that there is no connection, and how old what one sees may be. */
export function OfflineBar() {
  const offline = useSyncExternalStore(onConnectionChange, isOffline, () => false);
  const last = lastConnected();
  return (
    <output className={styles.region}>
      {offline && (
        <div className={styles.bar}>
          <OfflineIcon size={22} />
          <p>
            {last === null ? (
              <Trans>You are offline. You can still book a repair: it will be sent when the connection is back.</Trans>
            ) : (
              <Trans>
                You are offline. You see what this device has saved; last connected{' '}
                <DateTime value={new Date(last).toISOString()} />. You can still book a repair.
              </Trans>
            )}
          </p>
        </div>
      )}
    </output>
  );
}
