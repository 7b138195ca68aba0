import { Trans } from '@lingui/react/macro';
import type { AccessTokensQuery } from '../../accessTokens.gen';
import { EmptyState, Loading, Skeleton } from '../../../ui';
import { TokenRow } from './TokenRow';
import styles from './Tokens.module.css';

/** All tokens of the person, newest first. */
export function TokenList({ tokens }: { tokens: AccessTokensQuery['myAccessTokens'] }) {
  if (tokens.length === 0) {
    return (
      <EmptyState title={<Trans>You have no access tokens.</Trans>}>
        <Trans>Create one below for a program that should act on your behalf.</Trans>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.tokens}>
      {tokens.map((token) => (
        <TokenRow key={token.id} token={token} />
      ))}
    </ul>
  );
}

/** While they are on their way. */
export const TokenListSkeleton = () => (
  <Loading>
    <Skeleton height="6rem" />
  </Loading>
);
