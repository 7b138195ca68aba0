import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../../lib/digits';
import { repairStatuses } from '../../public/RepairStatusBadge';
import { toneStyle } from '../../tone';
import type { RepairBoardQuery, RepairStatus } from '../repairsAdmin.gen';
import styles from './StatusStrip.module.css';

interface StatusStripProps {
  columns: RepairBoardQuery['repairBoard'];
  selected: RepairStatus;
  onSelect: (status: RepairStatus) => void;
}

/** On a phone there is room for one column: the strip above it is swiped along and says which one. */
export function StatusStrip({ columns, selected, onSelect }: StatusStripProps) {
  const { t, i18n } = useLingui();
  return (
    <div role="group" aria-label={t`Status`} className={styles.strip}>
      {columns.map(({ status, totalCount }) => {
        const { label, tone, Icon } = repairStatuses[status];
        const isSelected = status === selected;
        return (
          <button
            key={status}
            ref={isSelected ? intoSight : undefined}
            type="button"
            className={styles.key}
            style={toneStyle(tone)}
            aria-pressed={isSelected}
            onClick={() => onSelect(status)}
          >
            <Icon size={18} />
            {i18n._(label)}
            <span className={styles.count}>{formatNumber(totalCount, i18n.locale)}</span>
          </button>
        );
      })}
    </div>
  );
}

/** Moves the strip alone, never the page. */
function intoSight(key: HTMLButtonElement | null): void {
  const strip = key?.parentElement;
  strip?.scrollTo?.({ left: key!.offsetLeft - (strip.clientWidth - key!.offsetWidth) / 2 });
}
