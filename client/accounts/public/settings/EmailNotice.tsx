import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useErrorText } from '../../../graphql/useErrorText';
import { Button, InfoIcon, toast } from '../../../ui';
import { useSendEmailConfirmationMutation } from '../../settings.gen';
import styles from './Settings.module.css';

/** A quiet word about an address that was never confirmed, and one press to get the link once more. */
export function EmailNotice({ email }: { email: string }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [send, { loading }] = useSendEmailConfirmationMutation();
  const [sent, setSent] = useState(false);

  async function sendLink(): Promise<void> {
    try {
      await send();
      setSent(true);
      toast.success(t`A confirmation link has been sent to ${email}.`);
    } catch (error) {
      toast.error(errorText(error));
    }
  }

  return (
    <div className={styles.notice}>
      <InfoIcon size={22} />
      <p>
        {sent ? (
          <Trans>Open the link in our email to confirm your address.</Trans>
        ) : (
          <Trans>Your email address is not confirmed yet.</Trans>
        )}
      </p>
      <Button variant="secondary" size="sm" busy={loading} onClick={() => void sendLink()}>
        {sent ? <Trans>Send it again</Trans> : <Trans>Send confirmation link</Trans>}
      </Button>
    </div>
  );
}
