import { Trans } from '@lingui/react/macro';
import { MailStateBadge } from '../../admin/kit/MailStateBadge';
import { DateTime } from '../../ui';
import type { MailRowFragment } from './mailAdmin.gen';
import styles from './MailTab.module.css';

/** How far a mail is, when it goes on, and what the mail server has said to it. */
export function MailProgress({ mail: { state, dueAt, attempts, problem } }: { mail: MailRowFragment }) {
  return (
    <div className={styles.state}>
      <MailStateBadge state={state} />
      {state === 'WAITING' && (
        <p className={styles.aside}>
          {attempts === 0 ? (
            <Trans>
              It will be sent at <DateTime value={dueAt} />.
            </Trans>
          ) : (
            <Trans>
              It will be tried again at <DateTime value={dueAt} />.
            </Trans>
          )}
        </p>
      )}
      {problem && <p className={styles.aside}>{problem}</p>}
    </div>
  );
}
