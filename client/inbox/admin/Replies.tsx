import { Trans } from '@lingui/react/macro';
import { MailStateBadge } from '../../admin/kit/MailStateBadge';
import { DateTime, Row } from '../../ui';
import type { InboxWholeFragment } from './inboxAdmin.gen';
import styles from './InboxDetail.module.css';

/** What the shop has answered, and whether it has gone. */
export function Replies({ replies }: Pick<InboxWholeFragment, 'replies'>) {
  return replies.map(({ id, text, createdAt, mail }) => (
    <section key={id} className={styles.answer}>
      <Row gap={1}>
        <p className={styles.aside}>
          <Trans>
            Answered <DateTime value={createdAt} />
          </Trans>
        </p>
        {mail && mail.state !== 'SENT' && <MailStateBadge state={mail.state} />}
        {mail?.state === 'WAITING' && (
          <p className={styles.aside}>
            <Trans>
              It will be sent at <DateTime value={mail.dueAt} />.
            </Trans>
          </p>
        )}
      </Row>
      {mail?.problem && <p className={styles.aside}>{mail.problem}</p>}
      <p className={styles.text}>{text}</p>
    </section>
  ));
}
