import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { BulkPlan } from '../../../admin/kit/bulk/useBulkChange';
import { formatDateTime } from '../../../lib/dates';
import { repairStatuses } from '../../public/RepairStatusBadge';
import type { RepairChangeInput, RepairRowFragment, RepairStatus } from '../repairsAdmin.gen';

type Plan = BulkPlan<RepairChangeInput>;

/** One field of many repairs, and what it will be. */
interface Wish<Value> {
  title: string;
  done: string;
  of: (repair: RepairRowFragment) => Value;
  next: Value;
  words: (value: Value) => string;
  /** The change that brings it about. */
  change: (value: Value, repair: RepairRowFragment) => Omit<RepairChangeInput, 'id'>;
  /** Whether customers with an account hear of it (decisions §11). */
  isTold?: boolean;
}

/** What can be done with many repairs at once, each with what will become of every one of them, and who will be told. */
export function useBulkPlans(repairs: readonly RepairRowFragment[]) {
  const { t, i18n } = useLingui();
  const count = repairs.length;

  function plan<Value>({ title, done, of, next, words, change, isTold }: Wish<Value>): Plan {
    const rows = repairs.map((repair) => ({
      id: repair.id,
      label: [repair.userName, [repair.brand, repair.model].filter(Boolean).join(' ')].join(', '),
      before: words(of(repair)),
      after: words(next),
    }));
    const changed = repairs.filter((repair) => of(repair) !== next);
    const told = isTold ? customersOf(changed) : 0;
    const note = t`${plural(told, {
      one: '# customer has an account and will be notified.',
      other: '# customers have an account and will be notified.',
    })}`;
    const changes = changed.map((repair) => ({ id: repair.id, ...change(next, repair) }));
    return { title, rows, changes, done, ...(told > 0 && { note }) };
  }

  return {
    move: (status: RepairStatus): Plan =>
      plan({
        title: t`${plural(count, { one: 'Change the status of # repair?', other: 'Change the status of # repairs?' })}`,
        done: t`The status is changed.`,
        of: (repair) => repair.status,
        next: status,
        words: (value) => i18n._(repairStatuses[value].label),
        change: (value, repair) => ({ status: value, expectedStatus: repair.status }),
        isTold: true,
      }),
    show: (isPublic: boolean): Plan =>
      plan({
        title: isPublic
          ? t`${plural(count, { one: 'Make # repair public?', other: 'Make # repairs public?' })}`
          : t`${plural(count, { one: 'Make # repair private?', other: 'Make # repairs private?' })}`,
        done: t`Visibility updated.`,
        of: (repair) => repair.isPublic,
        next: isPublic,
        words: (value) => (value ? t`Public` : t`Private`),
        change: (value) => ({ isPublic: value }),
        isTold: true,
      }),
    promise: (promisedDate: string | null): Plan =>
      plan({
        title: t`${plural(count, { one: 'Change the promised date of # repair?', other: 'Change the promised date of # repairs?' })}`,
        done: t`The promised date is changed.`,
        of: (repair) => instantOf(repair.promisedDate),
        next: instantOf(promisedDate),
        words: (value) => (value === null ? t`Not promised` : formatDateTime(new Date(value), i18n.locale)),
        change: () => ({ promisedDate }),
      }),
    remove: (deleted: boolean): Plan =>
      plan({
        title: deleted
          ? t`${plural(count, { one: 'Delete # repair?', other: 'Delete # repairs?' })}`
          : t`${plural(count, { one: 'Restore # repair?', other: 'Restore # repairs?' })}`,
        done: deleted ? t`The repairs are deleted.` : t`The repairs are restored.`,
        of: (repair) => repair.deletedAt !== null,
        next: deleted,
        words: (value) => (value ? t`Deleted` : t`In the records`),
        change: (value) => ({ deleted: value }),
      }),
  };
}

/** The same moment can be written in several ways. */
const instantOf = (written: string | null): number | null => (written === null ? null : Date.parse(written));

/** How many people with an account these repairs belong to. */
const customersOf = (repairs: readonly RepairRowFragment[]): number =>
  new Set(repairs.map(({ owner }) => owner?.id).filter(Boolean)).size;
