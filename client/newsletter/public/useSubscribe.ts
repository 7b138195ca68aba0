import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { readError } from '../../graphql/errors';
import { looksLikeEmail } from '../../lib/email';
import { translateServerMessage } from '../../lib/serverTexts';
import { toast } from '../../ui';
import {
  type FormGuardInput,
  type Language,
  NewsletterDoubleOptInDocument,
  useSubscribeToNewsletterMutation,
} from '../newsletter.gen';

const NOT_AN_EMAIL = 'Please enter a valid email address.';

type Outcome = 'subscribed' | 'invalid' | 'failed';

/**
 * Subscribes an address (public-site §2 'Footer', §5 'Newsletter', §8). The answer is the same whether or not the shop
 * knew the address already (decisions §9).
 */
export function useSubscribe() {
  const { t, i18n } = useLingui();
  const client = useApolloClient();
  const [mutate, { loading: sending }] = useSubscribeToNewsletterMutation();
  // An English constant, so that a word on screen follows the language switch.
  const [wrong, setWrong] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  // `sending` arrives with the next render; a second press can be quicker than that.
  const underWay = useRef(false);

  /** Whether a mail asks for a confirmation first; where nobody can tell, the mail itself says so. */
  async function asksFirst(): Promise<boolean> {
    const answer = await client.query({ query: NewsletterDoubleOptInDocument }).catch(() => null);
    return answer?.data?.newsletterDoubleOptIn ?? false;
  }

  async function subscribe(email: string, formGuard: FormGuardInput): Promise<Outcome> {
    if (underWay.current) return 'failed';
    if (!looksLikeEmail(email)) {
      setWrong(NOT_AN_EMAIL);
      toast.warning(translateServerMessage(i18n, NOT_AN_EMAIL));
      return 'invalid';
    }
    underWay.current = true;
    setWrong(null);
    setAsked(false);
    try {
      const language = i18n.locale.toUpperCase() as Language;
      await mutate({ variables: { email: email.trim(), language, formGuard } });
      toast.success(t`Thank you for subscribing!`);
      setAsked(await asksFirst());
      return 'subscribed';
    } catch (error) {
      const { message, fields } = readError(error);
      setWrong(fields.email ?? message);
      toast.error(translateServerMessage(i18n, fields.email ?? message));
      return 'failed';
    } finally {
      underWay.current = false;
    }
  }

  return {
    subscribe,
    sending,
    /** Whether a mail with a link is on its way to the address that was sent last. */
    isAsked,
    error: wrong === null ? undefined : translateServerMessage(i18n, wrong),
  };
}
