import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { AccountCard } from '../../accounts';
import { readError } from '../../graphql/errors';
import { useErrorText } from '../../graphql/useErrorText';
import { Button, LinkButton, SuccessIcon, toast } from '../../ui';
import { MailIcon } from '../../ui/icons/contact';
import { BrokenLink } from './BrokenLink';
import styles from './LinkActions.module.css';
import { useConfirmNewsletterSubscriptionMutation } from '../newsletter.gen';

type Outcome = { is: 'open' } | { is: 'confirmed'; maskedEmail: string } | { is: 'refused'; error: unknown };

/**
 * /confirm/newsletter.{…}, where the mail leads that asks whether somebody wants the newsletter. Nothing happens without a press:
 * programs that look through mails follow links, too (decisions §9).
 */
export function ConfirmSubscriptionPage() {
  const { t } = useLingui();
  const { token = '' } = useParams();
  const errorText = useErrorText();
  const [confirm, { loading }] = useConfirmNewsletterSubscriptionMutation();
  const [outcome, setOutcome] = useState<Outcome>({ is: 'open' });

  async function press(): Promise<void> {
    try {
      const { data } = await confirm({ variables: { token } });
      setOutcome({ is: 'confirmed', maskedEmail: data!.confirmNewsletterSubscription.maskedEmail });
    } catch (error) {
      // of anything else another press may do
      if (readError(error).code === 'BAD_INPUT') setOutcome({ is: 'refused', error });
      else toast.error(errorText(error));
    }
  }

  switch (outcome.is) {
    case 'confirmed': {
      const { maskedEmail } = outcome;
      return (
        <AccountCard
          step={outcome.is}
          title={t`Thank you for subscribing!`}
          icon={<SuccessIcon size={28} />}
          intro={<Trans>The newsletter goes to {maskedEmail} from now on. You can unsubscribe at any time.</Trans>}
        >
          <div className={styles.actions}>
            <LinkButton to="/" wide>
              <Trans>Go to the homepage</Trans>
            </LinkButton>
          </div>
        </AccountCard>
      );
    }
    case 'refused':
      return <BrokenLink message={errorText(outcome.error)} />;
    default:
      return (
        <AccountCard
          step={outcome.is}
          title={t`Confirm your subscription`}
          icon={<MailIcon size={28} />}
          intro={<Trans>One click and you get our newsletter: care tips and offers, now and then.</Trans>}
        >
          <div className={styles.actions}>
            <Button wide busy={loading} onClick={() => void press()}>
              <Trans>Confirm subscription</Trans>
            </Button>
          </div>
        </AccountCard>
      );
  }
}
