import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useErrorText } from '../../graphql/useErrorText';
import type { Viewer } from '../../session/useViewer';
import { Button, LinkButton, toast } from '../../ui';
import { MailIcon } from '../../ui/icons/contact';
import { useRequestPasswordResetMutation } from '../accounts.gen';
import { settingsUrl } from '../urls';
import styles from './AccountCard.module.css';
import { MailSent } from './MailSent';
import { useProviderNames } from './social/useProviderNames';

/** For an account that only signs in elsewhere: its first password is set by a mailed link (decisions §11). */
export function FirstPassword({ viewer }: { viewer: Viewer }) {
  const errorText = useErrorText();
  const [request, { loading }] = useRequestPasswordResetMutation();
  const [sent, setSent] = useState(false);
  const { email } = viewer;
  const providers = useProviderNames()(viewer.linkedProviders);

  async function ask(): Promise<void> {
    try {
      await request({ variables: { email } });
      setSent(true);
    } catch (error) {
      toast.error(errorText(error));
    }
  }

  if (sent) {
    return (
      <MailSent>
        <LinkButton to={settingsUrl} variant="secondary" size="lg" wide>
          <Trans>Back to the settings</Trans>
        </LinkButton>
      </MailSent>
    );
  }
  return (
    <>
      <p>
        <Trans>
          You log in with {providers}, so this account has no password yet. If you want one as well, we email you a link
          to choose it.
        </Trans>
      </p>
      <div className={styles.actions}>
        <Button size="lg" wide busy={loading} icon={<MailIcon />} onClick={() => void ask()}>
          <Trans>Email me a link</Trans>
        </Button>
        <LinkButton to={settingsUrl} variant="ghost" wide>
          <Trans>Back to the settings</Trans>
        </LinkButton>
      </div>
    </>
  );
}
