import { useLingui } from '@lingui/react/macro';
import type { SocialProvider } from '../../../session/session.gen';
import { socialProviders } from './providers';

/** Names providers in a sentence: 'Google, X and GitHub'. The browsers' own ListFormat knows no Nepali. */
export function useProviderNames(): (providers: readonly SocialProvider[]) => string {
  const { t } = useLingui();
  return (providers) => {
    const names = providers.map((provider) => socialProviders[provider].name);
    const last = names.pop() ?? '';
    const others = names.join(', ');
    return others ? t`${others} and ${last}` : last;
  };
}
