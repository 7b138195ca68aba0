import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ErrorState, Skeleton } from '../../../ui';
import { UndoIcon } from '../../../ui/icons/media';
import styles from './CustomerNews.module.css';
import type { CustomerUpdateViewFragment, NotifiedBy } from './customerUpdates.gen';
import { EarlierUpdates } from './EarlierUpdates';
import { MessageTools } from './MessageTools';
import { UndoNotice } from './UndoNotice';
import { UpdateState } from './UpdateState';
import { UpdateSubject } from './UpdateSubject';
import { useCustomerUpdates } from './useCustomerUpdates';
import { useUpdateActions } from './useUpdateActions';

interface CustomerNewsProps {
  repair: { id: string; version: number; owner: object | null };
  /** Called when the last change of status was undone. */
  onUndone: () => void;
}

/** What the customer should know of a repair: the newest word with the ways to bring it to them, and what they were told before. */
export function CustomerNews({ repair, onUndone }: CustomerNewsProps) {
  const { updates, failure } = useCustomerUpdates(repair.id, repair.version);
  const { markNotified, undoNotified, write, undoStatus, isBusy } = useUpdateActions();
  if (!updates) return failure ? <ErrorState {...failure} /> : <Skeleton height="12rem" />;
  const [latest, ...earlier] = updates;
  if (!latest) {
    return (
      <p className={styles.aside}>
        <Trans>There is nothing to tell the customer yet.</Trans>
      </p>
    );
  }
  return (
    <div className={styles.news}>
      <UndoNotice
        update={latest}
        hasAccount={repair.owner !== null}
        busy={isBusy('undo')}
        onUndo={() => void undoStatus(repair).then((undone) => undone && onUndone())}
      />
      <div className={styles.latest}>
        <div className={styles.head} role="status">
          <span className={styles.subject}>
            <UpdateSubject update={latest} />
          </span>
          <UpdateState update={latest} />
          {isByHand(latest) && <UndoNotified busy={isBusy('notified')} onPress={() => void undoNotified(latest.id)} />}
        </div>
        <MessageTools
          key={latest.id}
          update={latest}
          onWrite={(language, words) => write(latest.id, language, words)}
          onNotified={(by) => void markNotified(latest.id, by)}
        />
      </div>
      <EarlierUpdates updates={earlier} />
    </div>
  );
}

const BY_HAND: readonly (NotifiedBy | null)[] = ['WHATSAPP', 'VIBER', 'SMS', 'CALL'];
const isByHand = ({ notifiedBy }: CustomerUpdateViewFragment): boolean => BY_HAND.includes(notifiedBy);

function UndoNotified({ busy, onPress }: { busy: boolean; onPress: () => void }) {
  const { t } = useLingui();
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={<UndoIcon size={18} />}
      busy={busy}
      className={styles.undoNotified}
      aria-label={t`Undo: the customer was not notified`}
      onClick={onPress}
    >
      <Trans>Undo</Trans>
    </Button>
  );
}
