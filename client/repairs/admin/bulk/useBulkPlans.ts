import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { bulkPlan, type Wish } from '../../../admin/kit/bulk/bulkPlan';
import type { BulkPlan } from '../../../admin/kit/bulk/useBulkChange';
import { formatDateTime } from '../../../lib/dates';
import { repairStatuses } from '../../public/RepairStatusBadge';
import type { RepairChangeInput, RepairRowFragment, RepairStatus } from '../repairsAdmin.gen';

type Plan = BulkPlan<RepairChangeInput>;

/** What can be done with many repairs at once, each with what will become of every one of them, and who will be told. */
export function useBulkPlans(repairs: readonly RepairRowFragment[]) {
  const { t, i18n } = useLingui();
  const count = repairs.length;

  const plan = <Value>(wish: Wish<RepairRowFragment, Value, RepairChangeInput>): Plan =>
    bulkPlan(repairs, ({ userName, brand, model }) => `${userName}, ${[brand, model].filter(Boolean).join(' ')}`, wish);

  /** Customers with an account learn of it (decisions §11). */
  function whoIsNotified(changed: readonly RepairRowFragment[]): string | undefined {
    const notified = customersOf(changed);
    if (notified === 0) return undefined;
    return t`${plural(notified, {
      one: '# customer has an account and will be notified.',
      other: '# customers have an account and will be notified.',
    })}`;
  }

  return {
    move: (status: RepairStatus): Plan =>
      plan({
        title: t`${plural(count, { one: 'Change the status of # repair?', other: 'Change the status of # repairs?' })}`,
        done: t`The status is changed.`,
        of: (repair) => repair.status,
        next: () => status,
        words: (value) => i18n._(repairStatuses[value].label),
        change: (value, repair) => ({ status: value, expectedStatus: repair.status }),
        note: whoIsNotified,
      }),
    show: (isPublic: boolean): Plan =>
      plan({
        title: isPublic
          ? t`${plural(count, { one: 'Make # repair public?', other: 'Make # repairs public?' })}`
          : t`${plural(count, { one: 'Make # repair private?', other: 'Make # repairs private?' })}`,
        done: t`Visibility updated.`,
        of: (repair) => repair.isPublic,
        next: () => isPublic,
        words: (value) => (value ? t`Public` : t`Private`),
        change: (value) => ({ isPublic: value }),
        note: whoIsNotified,
      }),
    promise: (promisedDate: string | null): Plan =>
      plan({
        title: t`${plural(count, { one: 'Change the promised date of # repair?', other: 'Change the promised date of # repairs?' })}`,
        done: t`The promised date is changed.`,
        of: (repair) => instantOf(repair.promisedDate),
        next: () => instantOf(promisedDate),
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
        next: () => deleted,
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
