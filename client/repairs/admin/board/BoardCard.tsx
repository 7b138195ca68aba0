import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { formatMoney } from '../../../lib/money';
import { Button, classes, DateTime } from '../../../ui';
import { OverdueBadge } from '../OverdueBadge';
import type { RepairRowFragment } from '../repairsAdmin.gen';
import { NotifiedBadge } from '../updates/NotifiedBadge';
import styles from './Board.module.css';
import { type Move, nextStatus } from './move';

interface RepairCardProps {
  repair: RepairRowFragment;
  isDragged: boolean;
  /** The card under the hand; null when it is let go. */
  onDrag: (repair: RepairRowFragment | null) => void;
  onOpen: (id: string) => void;
  onMove: (move: Move) => void;
}

/** A repair on the board: whose and what, since when, until when, for how much, whether its customer knows, and where it goes next. */
export const BoardCard = memo(function BoardCard({ repair, isDragged, onDrag, onOpen, onMove }: RepairCardProps) {
  const { t } = useLingui();
  const { id, userName, brand, model, submissionDate, promisedDate, isOverdue, notificationPendingSince } = repair;
  return (
    // Whoever cannot drag has the button below.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      className={classes(styles.card, isDragged && styles.dragged)}
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', id);
        onDrag(repair);
      }}
      onDragEnd={() => onDrag(null)}
    >
      <div className={styles.cardHead}>
        <button type="button" className={styles.customer} onClick={() => onOpen(id)}>
          {userName}
        </button>
        <span className={styles.age} title={t`Submitted`}>
          <DateTime value={submissionDate} show="relative" />
        </span>
      </div>
      <p className={styles.set}>
        {brand} {model}
      </p>
      {promisedDate && (
        <p className={styles.fact}>
          <Trans>
            Promised: <DateTime value={promisedDate} show="date" />
          </Trans>
        </p>
      )}
      <Cost repair={repair} />
      <div className={styles.badges}>
        {isOverdue && <OverdueBadge />}
        <NotifiedBadge notificationPendingSince={notificationPendingSince} />
      </div>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t`Move ${brand} of ${userName}`}
        onClick={() => onMove({ repair, to: nextStatus(repair.status) })}
      >
        <Trans>Move</Trans>
      </Button>
    </article>
  );
});

function Cost({ repair: { estimatedCost, actualCost } }: { repair: RepairRowFragment }) {
  const { i18n } = useLingui();
  const cost = actualCost ?? estimatedCost;
  if (cost === null) return null;
  const money = formatMoney(cost, i18n.locale);
  return <p className={styles.fact}>{actualCost === null ? <Trans>Estimated: {money}</Trans> : money}</p>;
}
