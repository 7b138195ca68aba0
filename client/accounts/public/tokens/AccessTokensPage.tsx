import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useErrorText } from '../../../graphql/useErrorText';
import { ArrowLeftIcon, ErrorState, LinkButton, PageHeader, Stack } from '../../../ui';
import { useAccessTokensQuery } from '../../accessTokens.gen';
import { SettingsSection } from '../settings/SettingsSection';
import { NewToken } from './NewToken';
import { TokenForm } from './TokenForm';
import { TokenList, TokenListSkeleton } from './TokenList';
import { settingsUrl } from '../../urls';

/** /settings/tokens: personal access tokens for programs of one's own (decisions §3); only signed-in people get here. */
export function AccessTokensPage() {
  const { t } = useLingui();
  const errorText = useErrorText();
  // A token's last use is noted elsewhere, so each visit asks anew.
  const { data, previousData, error, loading, refetch } = useAccessTokensQuery({ fetchPolicy: 'cache-and-network' });
  const shown = data ?? previousData;
  /** The token itself lives here alone, and only until it is put away. */
  const [made, setMade] = useState<string | null>(null);
  return (
    <>
      <PageHeader
        title={t`Access tokens`}
        before={
          <LinkButton to={settingsUrl} variant="ghost" size="sm" icon={<ArrowLeftIcon />}>
            <Trans>Back to the settings</Trans>
          </LinkButton>
        }
      >
        <Trans>
          A token lets a program act on your behalf, within the scopes that you choose. Keep it as safe as a password.
        </Trans>
      </PageHeader>
      <Stack gap={3}>
        {made !== null && (
          <SettingsSection title={t`Your new token`}>
            <NewToken token={made} onDone={() => setMade(null)} />
          </SettingsSection>
        )}
        <SettingsSection title={t`Your tokens`}>
          {shown && <TokenList tokens={shown.myAccessTokens} />}
          {!shown && error && (
            <ErrorState
              message={errorText(error)}
              busy={loading}
              onRetry={() => void refetch().catch(() => undefined)}
            />
          )}
          {!shown && !error && <TokenListSkeleton />}
        </SettingsSection>
        {shown && made === null && (
          <SettingsSection title={t`New token`} intro={t`All tokens end when you change your password.`}>
            <TokenForm grantable={shown.grantableScopes} onMade={setMade} />
          </SettingsSection>
        )}
      </Stack>
    </>
  );
}
