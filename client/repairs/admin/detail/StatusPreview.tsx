import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '../../../lib/router/Link';
import { useAnswer } from '../../../graphql/useAnswer';
import { ChatIcon, classes, Skeleton } from '../../../ui';
import { BellIcon } from '../../../ui/icons/account';
import { MailIcon } from '../../../ui/icons/contact';
import { useMessageLanguage } from '../updates/useMessageLanguage';
import { When } from '../updates/When';
import { useSettled } from '../useSettled';
import { type RepairStatus, type RepairStatusPreviewQuery, useRepairStatusPreviewQuery } from './repairDetail.gen';
import styles from './StatusPreview.module.css';

/** One look at the server a pause in typing. */
const PAUSE_MS = 400;

interface StatusPreviewProps {
  id: string;
  status: RepairStatus;
  /** A word to the customer, as it is typed. */
  note: string;
  /** Left out, it stays as the record has it. */
  estimatedCost?: number | null | undefined;
  actualCost?: number | null | undefined;
}

/** What the customer will see, in the server's very words, before anything is saved (decisions §4). */
export function StatusPreview({ id, status, note, estimatedCost, actualCost }: StatusPreviewProps) {
  const { t } = useLingui();
  const settledNote = useSettled(note.trim(), PAUSE_MS);
  // what is undefined is left out
  const settledCosts = useSettled(JSON.stringify({ estimatedCost, actualCost }), PAUSE_MS);
  const costs = JSON.parse(settledCosts) as { estimatedCost?: number | null; actualCost?: number | null };
  const query = useRepairStatusPreviewQuery({
    variables: {
      id,
      status,
      note: settledNote || null,
      ...costs,
    },
    fetchPolicy: 'network-only',
  });
  const { answer, failure } = useAnswer(query);
  return (
    <section
      className={classes(styles.preview, query.loading && styles.changing)}
      aria-label={t`What the customer will see`}
      aria-live="polite"
      aria-busy={query.loading}
    >
      <h4 className={styles.heading}>
        <Trans>What the customer will see</Trans>
      </h4>
      {answer ? (
        <PreviewedMessage preview={answer.repairStatusPreview} />
      ) : failure ? (
        <p className={styles.aside}>{failure.message}</p>
      ) : (
        <Skeleton height="3.5rem" />
      )}
    </section>
  );
}

function PreviewedMessage({ preview }: { preview: RepairStatusPreviewQuery['repairStatusPreview'] }) {
  const [language] = useMessageLanguage();
  if (!preview) {
    return (
      <p className={styles.aside}>
        <Trans>
          Nobody will be notified: the customer already knows, nothing changes that customers are notified of, or the
          repair is your own.
        </Trans>
      </p>
    );
  }
  const { title, message, messages, note, link, byNotification, byEmail, byHand, notBefore } = preview;
  const written = messages.find((one) => one.language === language) ?? messages[0];
  return (
    <>
      {!byHand && (
        <div className={styles.message}>
          <p className={styles.title}>{title}</p>
          <p>{message}</p>
        </div>
      )}
      {written && (
        <div className={styles.message} lang={written.language === 'NE' ? 'ne' : 'en'}>
          <p className={styles.title}>{written.subject}</p>
          <p className={styles.words}>{written.words}</p>
        </div>
      )}
      <p className={styles.aside}>
        <Trans>After saving you can still change these words, until the message goes.</Trans>
      </p>
      {note && (
        <p className={styles.aside}>
          <Trans>With it on the tracking page:</Trans> <q className={styles.note}>{note}</q>
        </p>
      )}
      <p className={styles.ways}>
        {byNotification && (
          <span className={styles.way}>
            <BellIcon size={18} />
            <Trans>As a notification</Trans>
          </span>
        )}
        {byEmail && (
          <span className={styles.way}>
            <MailIcon size={18} />
            <span>
              <Trans>
                By email, not before <When value={notBefore} />
              </Trans>
            </span>
          </span>
        )}
        {byHand && (
          <span className={styles.way}>
            <ChatIcon size={18} />
            <Trans>By hand: the repair is not linked to an account</Trans>
          </span>
        )}
        <Link to={link} target="_blank">
          <Trans>Where it leads</Trans>
        </Link>
      </p>
    </>
  );
}
