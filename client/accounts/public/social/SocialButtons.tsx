import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { SocialProvider } from '../../../session/session.gen';
import { Button } from '../../../ui';
import { useSocialProvidersQuery } from '../../accounts.gen';
import { rememberSocialStart } from '../../socialMarker';
import { socialProviderList, socialProviders } from './providers';
import styles from './SocialButtons.module.css';
import { useProviderNames } from './useProviderNames';

/**
 * The ways in with an account elsewhere (public-site §2). One that the shop has not set up keeps its place, disabled, and
 * one sentence under the buttons gives the reason for all of them (decisions §10).
 */
export function SocialButtons({ redirect }: { redirect: string }) {
  const { t } = useLingui();
  const id = useId();
  const { data, previousData, error, refetch } = useSocialProvidersQuery();
  const known = (data ?? previousData)?.socialProviders;
  const ready = (provider: SocialProvider) => known?.some((one) => one.provider === provider && one.isConfigured);
  const missing = known ? socialProviderList.filter((provider) => !ready(provider)) : [];
  const names = useProviderNames()(missing);

  function leaveFor(provider: SocialProvider): void {
    rememberSocialStart({ provider, redirect });
    window.location.assign(`/auth/${socialProviders[provider].slug}?redirect=${encodeURIComponent(redirect)}`);
  }

  return (
    <section className={styles.group} aria-label={t`Log in with another account`}>
      <p className={styles.divider}>
        <Trans>or continue with</Trans>
      </p>
      <div className={styles.buttons}>
        {socialProviderList.map((provider) => {
          const { label, Mark } = socialProviders[provider];
          return (
            <Button
              key={provider}
              variant="secondary"
              className={styles.button}
              icon={<Mark />}
              // Still a stop for the keyboard, so that ears learn the reason, too.
              aria-disabled={!ready(provider)}
              aria-describedby={missing.includes(provider) ? id : undefined}
              onClick={() => ready(provider) && leaveFor(provider)}
            >
              {label}
            </Button>
          );
        })}
      </div>
      {missing.length > 0 && (
        <p className={styles.reason} id={id}>
          <Trans>Signing in with {names} is not set up for this shop yet.</Trans>
        </p>
      )}
      {error && !known && (
        <p className={styles.reason}>
          <Trans>These could not be loaded.</Trans>
          <Button variant="ghost" size="sm" onClick={() => void refetch().catch(() => undefined)}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      )}
    </section>
  );
}
