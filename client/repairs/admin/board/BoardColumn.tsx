import { Trans, useLingui } from '@lingui/react/macro';
import { type DragEvent, useId, useState } from 'react';
import { type To } from 'react-router-dom';
import { Link } from '../../../lib/router/Link';
import { formatNumber } from '../../../lib/digits';
import { classes } from '../../../ui';
import { repairStatuses } from '../../public/RepairStatusBadge';
import { toneStyle } from '../../tone';
import type { RepairBoardQuery, RepairRowFragment } from '../repairsAdmin.gen';
import styles from './Board.module.css';
import type { Move } from './move';
import { BoardCard } from './BoardCard';

interface BoardColumnProps {
  column: RepairBoardQuery['repairBoard'][number];
  /** The table of all that are here. */
  all: To;
  dragged: RepairRowFragment | null;
  onDrag: (repair: RepairRowFragment | null) => void;
  onOpen: (id: string) => void;
  onMove: (move: Move) => void;
}

/** The repairs of one status: the newest of them, how many there are, and the way to all of them. A card can be dropped here. */
export function BoardColumn({ column, all, dragged, onDrag, onOpen, onMove }: BoardColumnProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const { status, items, totalCount } = column;
  const { label, tone, Icon } = repairStatuses[status];
  const count = formatNumber(totalCount, i18n.locale);
  const words = i18n._(label);
  const isTarget = dragged !== null && dragged.status !== status;

  function over(event: DragEvent): void {
    if (!isTarget) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
    setOver(true);
  }

  function leave({ currentTarget, relatedTarget }: DragEvent): void {
    // Passing from the column to a card in it does not leave the column.
    if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
  }

  function drop(event: DragEvent): void {
    setOver(false);
    if (!isTarget) return;
    event.preventDefault();
    onMove({ repair: dragged, to: status });
  }

  return (
    // Whoever cannot drag has the button on each card.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-labelledby={id}
      className={classes(styles.column, isTarget && styles.target, isTarget && isOver && styles.over)}
      style={toneStyle(tone)}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
    >
      <h3 id={id} className={styles.columnHead}>
        <Icon size={18} />
        <span className={styles.columnName}>{words}</span>
        <span className={styles.count}>{count}</span>
      </h3>
      {items.length > 0 ? (
        <ul className={styles.cards}>
          {items.map((repair) => (
            <li key={repair.id}>
              <BoardCard
                repair={repair}
                isDragged={dragged?.id === repair.id}
                onDrag={onDrag}
                onOpen={onOpen}
                onMove={onMove}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>
          <Trans>None</Trans>
        </p>
      )}
      {totalCount > items.length && (
        <Link to={all} className={styles.all} aria-label={t`Show all ${count}: ${words}`}>
          <Trans>Show all {count}</Trans>
        </Link>
      )}
    </section>
  );
}
