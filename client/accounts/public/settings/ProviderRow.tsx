import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { SocialProvider } from '../../../session/session.gen';
import { Button, CheckIcon } from '../../../ui';
import { useFocusStays } from '../useFocusStays';
import { useProviderLink } from './useSettingsProvider';
import { socialProviders } from '../social/providers';
import { InlineFailure } from './InlineFailure';
import { InlineQuestion } from './InlineQuestion';
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
  const { connect, disconnect, busy, failure } = useProviderLink(provider);

  const row = useFocusStays<HTMLLIElement>(`${isLinked} ${asking}`);

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
        <InlineQuestion
          label={t`Disconnect ${label}?`}
          action={<Trans>Disconnect</Trans>}
          busy={busy}
          onKeep={() => setAsking(false)}
          onConfirm={() => void confirm()}
        >
          {canReturn ? (
            <Trans>Disconnect {label}? You can connect it again later.</Trans>
          ) : (
            <Trans>Disconnect {label}? It cannot be connected again for now.</Trans>
          )}
        </InlineQuestion>
      )}
      <InlineFailure>{failure}</InlineFailure>
    </li>
  );
}
