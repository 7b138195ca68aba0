import { Trans } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { Button, RetryIcon } from '../../ui';
import { newVersion } from '../worker';
import styles from './UpdatePrompt.module.css';

/** A new version asks to be loaded (decisions §11): when, is the reader's to say. */
export function UpdatePrompt() {
  const hasArrived = useSyncExternalStore(newVersion.subscribe, newVersion.get, () => false);
  const [later, setLater] = useState(false);
  const [busy, setBusy] = useState(false);

  function accept(): void {
    setBusy(true);
    newVersion.accept();
  }

  return (
    <output className={styles.region}>
      {hasArrived && !later && (
        <div className={styles.prompt}>
          <p>
            <Trans>A new version of Parda is ready.</Trans>
          </p>
          <div className={styles.ways}>
            <Button size="sm" icon={<RetryIcon />} busy={busy} onClick={accept}>
              <Trans>Reload</Trans>
            </Button>
            <Button variant="ghost" size="sm" onClick={() => setLater(true)}>
              <Trans>Later</Trans>
            </Button>
          </div>
        </div>
      )}
    </output>
  );
}
