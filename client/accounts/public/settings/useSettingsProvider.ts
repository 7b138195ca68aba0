import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useErrorText } from '../../../graphql/useErrorText';
import type { SocialProvider } from '../../../session/session.gen';
import { toast } from '../../../ui';
import { socialProviders } from '../social/providers';
import { useStartProviderLinkMutation, useUnlinkProviderMutation } from '../../settings.gen';
import { rememberSocialStart } from '../../socialMarker';
import { settingsUrl } from '../../urls';

/** Connects a provider to the account, by way of the provider's own page, or disconnects it (decisions §10). */
export function useProviderLink(provider: SocialProvider) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [start, starting] = useStartProviderLinkMutation();
  const [unlink, unlinking] = useUnlinkProviderMutation();
  const [leaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function attempt(change: () => Promise<void>): Promise<void> {
    setFailure(null);
    try {
      await change();
    } catch (error) {
      setFailure(errorText(error));
    }
  }

  return {
    connect: () =>
      attempt(async () => {
        const { data } = await start({ variables: { provider } });
        if (!data) throw new Error('The address is missing from the answer.');
        rememberSocialStart({ provider, redirect: settingsUrl, link: true });
        setLeaving(true);
        window.location.assign(data.startProviderLink);
      }),
    disconnect: () =>
      attempt(async () => {
        await unlink({ variables: { provider } });
        const { name } = socialProviders[provider];
        toast.success(t`${name} was disconnected.`);
      }),
    busy: starting.loading || unlinking.loading || leaving,
    /** Why it could not be done, in the reader's language; it is at the provider. */
    failure,
  };
}
