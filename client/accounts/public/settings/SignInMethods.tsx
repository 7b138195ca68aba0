import { Trans } from '@lingui/react/macro';
import { useErrorText } from '../../../graphql/useErrorText';
import type { SocialProvider } from '../../../session/session.gen';
import { Button, RetryIcon } from '../../../ui';
import { useSocialProvidersQuery } from '../../accounts.gen';
import { socialProviderList } from '../social/providers';
import { ProviderRow } from './ProviderRow';
import styles from './Settings.module.css';

/** The providers that this account logs in with, and those that it could connect; others are not offered. */
export function SignInMethods({ linked }: { linked: SocialProvider[] }) {
  const { data, previousData, error, loading, refetch } = useSocialProvidersQuery();
  const errorText = useErrorText();
  const infos = (data ?? previousData)?.socialProviders;
  const isConfigured = (provider: SocialProvider) =>
    infos?.some((info) => info.provider === provider && info.isConfigured) ?? false;
  const offered = socialProviderList.filter((provider) => linked.includes(provider) || isConfigured(provider));
  // Nothing may be offered at all, so that only an answer, or what is connected already, makes room for the list.
  const failed = !infos && error;
  if (!failed && offered.length === 0) return null;
  return (
    <div>
      <h3 className={styles.subtitle}>
        <Trans>Sign-in methods</Trans>
      </h3>
      <p className={styles.intro}>
        <Trans>Log in with an account that you have elsewhere.</Trans>
      </p>
      <ul className={styles.providers}>
        {offered.map((provider) => (
          <ProviderRow
            key={provider}
            provider={provider}
            isLinked={linked.includes(provider)}
            canReturn={!infos || isConfigured(provider)}
          />
        ))}
        {failed && (
          <li className={styles.provider}>
            <p className={styles.providerName}>{errorText(error)}</p>
            <Button
              variant="secondary"
              size="sm"
              icon={<RetryIcon size={18} />}
              busy={loading}
              onClick={() => void refetch().catch(() => undefined)}
            >
              <Trans>Try again</Trans>
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}
