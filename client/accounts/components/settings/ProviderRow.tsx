import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SocialProvider } from '../../../session/session.gen';
import { Button, CheckIcon, ErrorIcon } from '../../../ui';
import { useProviderLink } from '../../hooks/useSettingsProvider';
import { socialProviders } from '../social/providers';
import styles from './Settings.module.css';

interface ProviderRowProps {
  provider: SocialProvider;
  isLinked: boolean;
  /** Whether it could be connected again. */
  canReturn: boolean;
}

/** One provider: whether it is connected, and the one thing that can be done about it. */
export function ProviderRow({ provider, isLinked, canReturn }: ProviderRowProps) {
  const { t } = useLingui();
  const { label, Mark } = socialProviders[provider];
  const [asking, setAsking] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const { connect, disconnect, busy, failure } = useProviderLink(provider);

  // What was pressed has gone; the focus stays in its row.
  const shown = `${isLinked} ${asking}`;
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    row.current?.querySelector('button')?.focus();
  }, [shown]);

  async function confirm(): Promise<void> {
    await disconnect();
    setAsking(false);
  }

  let action: ReactNode;
  if (!isLinked) {
    action = (
      <Button variant="secondary" size="sm" aria-label={t`Connect ${label}`} busy={busy} onClick={() => void connect()}>
        <Trans>Connect</Trans>
      </Button>
    );
  } else if (!asking) {
    action = (
      <Button variant="ghost" size="sm" aria-label={t`Disconnect ${label}`} onClick={() => setAsking(true)}>
        <Trans>Disconnect</Trans>
      </Button>
    );
  }

  return (
    <li ref={row} className={styles.provider}>
      <Mark size={26} />
      <div className={styles.providerName}>
        {label}
        {isLinked && (
          <p className={styles.state}>
            <CheckIcon size={16} />
            <Trans>Connected</Trans>
          </p>
        )}
      </div>
      {action}
      {isLinked && asking && (
        <div className={styles.question} role="group" aria-label={t`Disconnect ${label}?`}>
          <p>
            {canReturn ? (
              <Trans>Disconnect {label}? You can connect it again later.</Trans>
            ) : (
              <Trans>Disconnect {label}? It cannot be connected again for now.</Trans>
            )}
          </p>
          <Button variant="secondary" size="sm" onClick={() => setAsking(false)}>
            <Trans>Keep it</Trans>
          </Button>
          <Button variant="danger" size="sm" busy={busy} onClick={() => void confirm()}>
            <Trans>Disconnect</Trans>
          </Button>
        </div>
      )}
      {failure && (
        <p className={styles.failed} role="alert">
          <ErrorIcon size={18} />
          {failure}
        </p>
      )}
    </li>
  );
}
