import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { AccountCard } from '../../accounts';
import { readError } from '../../graphql/errors';
import { useErrorText } from '../../graphql/useErrorText';
import { Button, ErrorState, LinkButton, SuccessIcon, toast } from '../../ui';
import { MailIcon } from '../../ui/icons/contact';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { BrokenLink } from './BrokenLink';
import styles from './LinkActions.module.css';
import {
  type LinkedSubscriptionFragment,
  useNewsletterSubscriptionQuery,
  useResubscribeToNewsletterMutation,
  useUnsubscribeFromNewsletterMutation,
} from '../newsletter.gen';

/**
 * /unsubscribe/{token}, where the link under each newsletter leads. Nothing happens without a press: programs that look through
 * mails follow links, too (decisions §9).
 */
export function UnsubscribePage() {
  const { token = '' } = useParams();
  const errorText = useErrorText();
  const { data, error, loading, refetch } = useNewsletterSubscriptionQuery({
    variables: { token },
    fetchPolicy: 'network-only',
  });
  if (data) return <Subscription key={token} token={token} found={data.newsletterSubscription} />;
  if (!error) return <PageSkeleton />;
  if (readError(error).code === 'NOT_FOUND') return <BrokenLink message={errorText(error)} />;
  return <ErrorState message={errorText(error)} busy={loading} onRetry={() => void refetch().catch(() => undefined)} />;
}

interface SubscriptionProps {
  token: string;
  found: LinkedSubscriptionFragment;
}

/** How it stands with one address, and the way to change that, both ways. */
function Subscription({ token, found }: SubscriptionProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [unsubscribe, leaving] = useUnsubscribeFromNewsletterMutation();
  const [resubscribe, returning] = useResubscribeToNewsletterMutation();
  /** After a press; it comes whole with the answer. */
  const [changed, setChanged] = useState<LinkedSubscriptionFragment | null>(null);
  const { maskedEmail, isActive } = changed ?? found;

  async function change(work: () => Promise<LinkedSubscriptionFragment | undefined>): Promise<void> {
    try {
      setChanged((await work()) ?? null);
    } catch (problem) {
      toast.error(errorText(problem));
    }
  }

  const variables = { token };
  const leave = () => change(async () => (await unsubscribe({ variables })).data?.unsubscribeFromNewsletter);
  const comeBack = () => change(async () => (await resubscribe({ variables })).data?.resubscribeToNewsletter);

  if (!isActive) {
    return (
      <AccountCard
        step="left"
        title={t`You have been unsubscribed.`}
        icon={<SuccessIcon size={28} />}
        intro={<Trans>{maskedEmail} no longer gets the newsletter.</Trans>}
      >
        <div className={styles.actions}>
          <Button variant="secondary" wide busy={returning.loading} onClick={() => void comeBack()}>
            <Trans>Subscribe again</Trans>
          </Button>
          <HomeLink />
        </div>
      </AccountCard>
    );
  }
  if (changed) {
    return (
      <AccountCard
        step="back"
        title={t`Thank you for subscribing!`}
        icon={<SuccessIcon size={28} />}
        intro={<Trans>The newsletter goes to {maskedEmail} again.</Trans>}
      >
        <div className={styles.actions}>
          <HomeLink />
        </div>
      </AccountCard>
    );
  }
  return (
    <AccountCard
      step="subscribed"
      title={t`Unsubscribe from the newsletter`}
      icon={<MailIcon size={28} />}
      intro={<Trans>The newsletter goes to {maskedEmail}. One click ends it.</Trans>}
    >
      <div className={styles.actions}>
        <Button wide busy={leaving.loading} onClick={() => void leave()}>
          <Trans>Unsubscribe</Trans>
        </Button>
        <HomeLink />
      </div>
    </AccountCard>
  );
}

const HomeLink = () => (
  <LinkButton to="/" variant="ghost" wide>
    <Trans>Go to the homepage</Trans>
  </LinkButton>
);
