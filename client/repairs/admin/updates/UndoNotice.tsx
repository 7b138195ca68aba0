import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui';
import { UndoIcon } from '../../../ui/icons/media';
import styles from './CustomerNews.module.css';
import type { CustomerUpdateViewFragment } from './customerUpdates.gen';
import { useHasCome } from './useHasCome';
import { When } from './When';

interface UndoNoticeProps {
  update: CustomerUpdateViewFragment;
  /** Whether somebody is told by itself. */
  hasAccount: boolean;
  busy: boolean;
  onUndo: () => void;
}

/** For as long as nobody has learnt of a new status: when they will, and the way back. It goes by itself when the time is up. */
export function UndoNotice({ update: { undoableUntil }, hasAccount, busy, onUndo }: UndoNoticeProps) {
  const isOver = useHasCome(undoableUntil);
  if (undoableUntil === null || isOver) return null;
  const when = <When value={undoableUntil} />;
  return (
    <div className={styles.undo}>
      <p>
        {hasAccount ? (
          <Trans>The customer will be notified at {when}.</Trans>
        ) : (
          <Trans>The new status can be undone until {when}.</Trans>
        )}
      </p>
      <Button size="sm" variant="secondary" icon={<UndoIcon />} busy={busy} onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
    </div>
  );
}
