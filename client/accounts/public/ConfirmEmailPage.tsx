import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { readError } from '../../graphql/errors';
import { useErrorText } from '../../graphql/useErrorText';
import { useViewer } from '../../session/useViewer';
import { Button, SuccessIcon, toast, WarningIcon } from '../../ui';
import { MailIcon } from '../../ui/icons/contact';
import { useConfirmEmailMutation } from '../accounts.gen';
import { AccountCard } from './AccountCard';
import styles from './AccountCard.module.css';
import { WaysOn } from './WaysOn';
import { useFormMessage } from '../formMessages';
import { isPassing } from '../passing';

type Outcome = { is: 'open' | 'confirmed' } | { is: 'refused'; message: string };

/**
 * /confirm/{token}, where the mailed link leads. Nothing happens without a press: programs that look through mails
 * follow links, too (decisions §9).
 */
export function ConfirmEmailPage() {
  const { t } = useLingui();
  const { token = '' } = useParams();
  const { retry: askAgainWho } = useViewer();
  const say = useFormMessage();
  const errorText = useErrorText();
  const [confirm, { loading }] = useConfirmEmailMutation();
  const [outcome, setOutcome] = useState<Outcome>({ is: 'open' });

  async function press(): Promise<void> {
    try {
      await confirm({ variables: { token } });
      setOutcome({ is: 'confirmed' });
      askAgainWho();
    } catch (error) {
      toast.error(errorText(error));
      if (!isPassing(error)) setOutcome({ is: 'refused', message: readError(error).message });
    }
  }

  switch (outcome.is) {
    case 'confirmed':
      return (
        <AccountCard
          step={outcome.is}
          title={t`Your email address is confirmed`}
          icon={<SuccessIcon size={28} />}
          intro={<Trans>Thank you. Now we know that our emails reach you.</Trans>}
        >
          <WaysOn />
        </AccountCard>
      );
    case 'refused':
      return (
        <AccountCard
          step={outcome.is}
          title={t`This link does not work`}
          icon={<WarningIcon size={28} />}
          intro={say(outcome.message)}
        >
          <WaysOn />
        </AccountCard>
      );
    default:
      return (
        <AccountCard
          step={outcome.is}
          title={t`Confirm your email address`}
          icon={<MailIcon size={28} />}
          intro={<Trans>One click, and we know that this address is yours.</Trans>}
        >
          <div className={styles.actions}>
            <Button wide busy={loading} onClick={() => void press()}>
              <Trans>Confirm my email address</Trans>
            </Button>
          </div>
        </AccountCard>
      );
  }
}
