import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { type To, useSearchParams } from 'react-router-dom';
import { afterPaint } from '../../../lib/afterPaint';
import { lateWindow } from '../../../admin/kit/lateWindow';
import { writeTable } from '../../../admin/kit/tableView';
import { useAnswer } from '../../../graphql/useAnswer';
import { classes, EmptyState, ErrorState, Loading, Skeleton } from '../../../ui';
import { type RepairRowFragment, type RepairStatus, useRepairBoardQuery } from '../repairsAdmin.gen';
import { REPAIR_LIST } from '../table/repairList';
import { useHasRoomForColumns } from '../useHasRoomForColumns';
import styles from './Board.module.css';
import { BoardColumn } from './BoardColumn';
import type { Move } from './move';
import { MovedBar } from './MovedBar';
import { regroup } from './regroup';
import { StatusStrip } from './StatusStrip';

const moveDialog = lateWindow(async () => (await import('./MoveDialog')).MoveDialog);

interface RepairBoardProps {
  search: string | null;
  onOpen: (id: string) => void;
}

/**
 * All repairs by where they stand, a column for each status. A card is moved by dragging it, or by the button on it, which also
 * serves the keyboard and a thumb; nothing is saved before it was seen what the customer will be told.
 */
export function RepairBoard({ search, onOpen }: RepairBoardProps) {
  const { t } = useLingui();
  moveDialog.useAhead();
  const wide = useHasRoomForColumns();
  const listOf = useListOf();
  const query = useRepairBoardQuery({ variables: { search }, fetchPolicy: 'cache-and-network' });
  const { answer: newest, failure } = useAnswer(query);
  // A hundred new cards must not hold up the next letter of a search.
  const answer = useDeferredValue(newest);
  const [chosen, setChosen] = useState<RepairStatus | null>(null);
  const [dragged, setDragged] = useState<RepairRowFragment | null>(null);
  const [move, setMove] = useState<Move | null>(null);
  /** The last one, as long as it can be taken back here. */
  const [moved, setMoved] = useState<Move | null>(null);
  const openCard = useSteady(onOpen);
  const askToMove = useCallback((next: Move) => void afterPaint(() => setMove(next)), []);
  if (failure) return <ErrorState {...failure} />;
  if (!answer) return <BoardSkeleton />;
  const columns = regroup(answer.repairBoard);
  const first = columns.find(({ totalCount }) => totalCount > 0);
  if (!first) return <EmptyState title={search ? <Trans>Nothing matches.</Trans> : <Trans>No repairs yet.</Trans>} />;

  const shown = columns.find(({ status }) => status === chosen) ?? first;
  return (
    <>
      {!wide && <StatusStrip columns={columns} selected={shown.status} onSelect={setChosen} />}
      <div
        className={classes(styles.board, !query.data && styles.stale)}
        role="region"
        aria-label={t`Repairs by status`}
        aria-busy={!query.data}
        // What scrolls by itself must be reachable for the keyboard, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={wide ? 0 : undefined}
      >
        {(wide ? columns : [shown]).map((column) => (
          <BoardColumn
            key={column.status}
            column={column}
            all={listOf(column.status)}
            dragged={dragged}
            onDrag={setDragged}
            onOpen={openCard}
            onMove={askToMove}
          />
        ))}
      </div>
      {move && (
        <moveDialog.Window
          {...move}
          onClose={() => setMove(null)}
          onMoved={() => {
            setMoved(move);
            setMove(null);
          }}
        />
      )}
      {moved && <MovedBar key={`${moved.repair.id} ${moved.to}`} repair={moved.repair} onEnd={() => setMoved(null)} />}
    </>
  );
}

/** The same function at every render, so that a hundred cards need not be drawn anew; it does what the last one given does. */
function useSteady(act: (id: string) => void): (id: string) => void {
  const last = useRef(act);
  useLayoutEffect(() => {
    last.current = act;
  });
  return useCallback((id) => last.current(id), []);
}

/** The table of all that have a status, and of nothing else that it was filtered by before. */
function useListOf(): (status: RepairStatus) => To {
  const [params] = useSearchParams();
  return (status) => {
    const only = { status, overdue: null, notificationPending: null, deleted: null, from: null, to: null };
    const next = writeTable(params, only, REPAIR_LIST);
    next.delete('layout');
    return { search: next.toString() };
  };
}

function BoardSkeleton() {
  return (
    <div className={styles.board}>
      <Loading>{null}</Loading>
      {Array.from({ length: 5 }, (_, column) => (
        <div key={column} className={styles.column}>
          <Skeleton height="2rem" />
          <Skeleton height="9rem" />
          <Skeleton height="9rem" />
        </div>
      ))}
    </div>
  );
}
