import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readError } from '../../graphql/errors';
import { safeRedirect } from '../../session/urls';
import { toast } from '../../ui';
import { useLinkProviderMutation, useSignInWithProviderMutation } from '../accounts.gen';
import { socialProviders } from './social/providers';
import { useFormMessage } from '../formMessages';
import { type Arrival, withoutArrival } from '../socialArrival';
import { type SocialStart, takeSocialStart } from '../socialMarker';
import { callName, useEnter } from './useEntrance';
import { useMailLanguage } from './useMailLanguage';

/** Why nobody was let in: an English constant, and whether there is an account with that address already. */
export interface SocialRefusal {
  message: string;
  isTaken: boolean;
}

export type SocialStep =
  | { at: 'signingIn' | 'linking' }
  /** The provider told no address; the code is still good for a second try with one. */
  | { at: 'email'; code: string; redirect: string };

const reasonOf = (error: unknown): string => {
  const { code, message } = readError(error);
  return code === 'NETWORK' ? 'An error occurred during social login.' : message;
};

/**
 * What happens when a provider sends somebody back (decisions §10 and §12): once for each code, and only if this tab has
 * asked for it.
 * @param onRefused shows the login form again
 */
export function useSocialArrival({ provider, code }: Arrival, onRefused: (refusal: SocialRefusal | null) => void) {
  const { t } = useLingui();
  const say = useFormMessage();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [step, setStep] = useState<SocialStep>({ at: 'signingIn' });
  const [signIn] = useSignInWithProviderMutation({ fetchPolicy: 'no-cache' });
  const [link] = useLinkProviderMutation();
  const language = useMailLanguage();
  const { name: providerName } = socialProviders[provider];
  const enter = useEnter();

  function refuse(message: string, isTaken = false): void {
    toast.error(say(message));
    onRefused({ message, isTaken });
  }

  /** @throws what the server refuses */
  async function exchange(code: string, redirect: string, email?: string): Promise<void> {
    const input = { provider, token: code, language, ...(email !== undefined && { email }) };
    const { data } = await signIn({ variables: { input } });
    if (!data?.signInWithProvider) return refuse('Social login failed.');
    const name = callName(data.signInWithProvider.user);
    await enter(redirect, data.signInWithProvider, t`Successfully signed in with ${providerName} as ${name}!`);
  }

  async function connect(code: string, back: string): Promise<void> {
    setStep({ at: 'linking' });
    try {
      const { data } = await link({ variables: { code } });
      if (data?.linkProvider) toast.success(t`${providerName} is now connected to your account.`);
      else toast.error(say('Social login failed.'));
    } catch (error) {
      toast.error(say(reasonOf(error)));
    }
    await navigate(back, { replace: true });
  }

  async function receive(start: SocialStart | null): Promise<void> {
    const back = safeRedirect(start?.redirect);
    if (code === null) {
      toast.error(t`Social login with ${providerName} failed.`);
      return start?.link ? void navigate(back, { replace: true }) : onRefused(null);
    }
    // Nobody here has asked for this code: it may be a stranger's, and his account would open.
    if (!start) return refuse('Social login failed.');
    if (start.link) return connect(code, back);
    try {
      await exchange(code, back);
    } catch (error) {
      const { code: kind, fields } = readError(error);
      if (kind === 'BAD_INPUT' && fields.email) setStep({ at: 'email', code, redirect: back });
      else refuse(reasonOf(error), kind === 'CONFLICT');
    }
  }

  const begin = useEffectEvent(() => {
    setParams(withoutArrival(params), { replace: true });
    void receive(takeSocialStart(provider));
  });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    begin();
  }, []);

  return { step, exchange, refuse };
}
