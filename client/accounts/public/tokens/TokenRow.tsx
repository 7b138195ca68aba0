import type { FragmentType } from '@apollo/client';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useErrorText } from '../../../graphql/useErrorText';
import { Button, DateTime, StatusBadge, toast } from '../../../ui';
import { ClockIcon } from '../../../ui/icons/place';
import {
  AccessTokensDocument,
  type TokenRowFragment,
  useRevokeAccessTokenMutation,
  useTokenRowFragment,
} from '../../accessTokens.gen';
import { scopeName } from '../../accessScopes';
import { useFocusStays } from '../useFocusStays';
import { InlineFailure } from '../settings/InlineFailure';
import { InlineQuestion } from '../settings/InlineQuestion';
import styles from './Tokens.module.css';

/** One token: what it may, how long it lives, when it was last used, and the one thing that can be done with it. */
export function TokenRow({ token }: { token: FragmentType<TokenRowFragment> }) {
  const { id, name, hint, scopes, createdAt, expiresAt, lastUsedAt, isExpired } = useTokenRowFragment(token);
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <code className={styles.scope}>…{hint}</code>
        {isExpired && (
          <StatusBadge tone="red" icon={<ClockIcon size={16} />}>
            <Trans>Expired</Trans>
          </StatusBadge>
        )}
      </div>
      <ul className={styles.granted}>
        {scopes.map((scope) => (
          <li key={scope}>
            <code className={styles.scope}>{scopeName(scope)}</code>
          </li>
        ))}
      </ul>
      <dl className={styles.dates}>
        <div>
          <dt>
            <Trans>Created:</Trans>
          </dt>
          <dd>
            <DateTime value={createdAt} show="date" />
          </dd>
        </div>
        <div>
          <dt>{isExpired ? <Trans>Expired:</Trans> : <Trans>Expires:</Trans>}</dt>
          <dd>
            <DateTime value={expiresAt} show="date" />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Last used:</Trans>
          </dt>
          <dd>
            {lastUsedAt ? (
              <DateTime value={lastUsedAt} />
            ) : (
              <span>
                <Trans>Never</Trans>
              </span>
            )}
          </dd>
        </div>
      </dl>
      <Revocation id={id} name={name} />
    </li>
  );
}

/** Asks first: programs that use the token stop working at once. */
function Revocation({ id, name }: Pick<TokenRowFragment, 'id' | 'name'>) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [revoke, { loading }] = useRevokeAccessTokenMutation({ refetchQueries: [AccessTokensDocument] });
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const place = useFocusStays<HTMLDivElement>(String(asking));

  async function confirm(): Promise<void> {
    setFailure(null);
    try {
      await revoke({ variables: { id } });
      toast.success(t`${name} was revoked.`);
    } catch (error) {
      setFailure(errorText(error));
      setAsking(false);
    }
  }

  return (
    <div ref={place}>
      {asking ? (
        <InlineQuestion
          label={t`Revoke ${name}?`}
          action={<Trans>Revoke</Trans>}
          busy={loading}
          onKeep={() => setAsking(false)}
          onConfirm={() => void confirm()}
        >
          <Trans>Revoke {name}? Programs that use it stop working at once.</Trans>
        </InlineQuestion>
      ) : (
        <Button variant="secondary" size="sm" aria-label={t`Revoke ${name}`} onClick={() => setAsking(true)}>
          <Trans>Revoke</Trans>
        </Button>
      )}
      <InlineFailure>{failure}</InlineFailure>
    </div>
  );
}
