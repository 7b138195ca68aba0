import { Trans, useLingui } from '@lingui/react/macro';
import { AccountCard } from '../../accounts';
import { contactUrl } from '../../pages/urls';
import { LinkButton, WarningIcon } from '../../ui';
import styles from './LinkActions.module.css';

/** A mailed link that does not count, and the way on. @param message in the reader's language */
export function BrokenLink({ message }: { message: string }) {
  const { t } = useLingui();
  return (
    <AccountCard
      step="broken"
      title={t`This link does not work`}
      icon={<WarningIcon size={28} />}
      intro={
        <>
          {message} <Trans>Part of it may be missing: please open it from the email again, or write to us.</Trans>
        </>
      }
    >
      <div className={styles.actions}>
        <LinkButton to={contactUrl} wide>
          <Trans>Contact us</Trans>
        </LinkButton>
        <LinkButton to="/" variant="ghost" wide>
          <Trans>Go to the homepage</Trans>
        </LinkButton>
      </div>
    </AccountCard>
  );
}
