import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { BulkPlan } from '../../../admin/kit/bulk/useBulkChange';
import { Options } from '../../../admin/kit/labels';
import { fromKathmanduInput } from '../../../lib/dates';
import { Button, ChevronDownIcon, Select, TextInput } from '../../../ui';
import { repairStatuses } from '../../public/RepairStatusBadge';
import type { RepairChangeInput, RepairRowFragment, RepairStatus } from '../repairsAdmin.gen';
import { useHasRoomForColumns } from '../useHasRoomForColumns';
import styles from './BulkActions.module.css';
import { useBulkPlans } from './useBulkPlans';

interface BulkActionsProps {
  repairs: readonly RepairRowFragment[];
  begin: (plan: BulkPlan<RepairChangeInput>) => void;
}

/** What can be done with all selected repairs; each begins with a look at what it would do. Deleted ones can only come back. */
export function BulkActions({ repairs, begin }: BulkActionsProps) {
  const atHand = repairs.filter(({ deletedAt }) => deletedAt === null);
  const deleted = repairs.filter(({ deletedAt }) => deletedAt !== null);
  return (
    <>
      {atHand.length > 0 && (
        <Folded>
          <ChangeActions repairs={atHand} begin={begin} />
        </Folded>
      )}
      {deleted.length > 0 && <RestoreAction repairs={deleted} begin={begin} />}
    </>
  );
}

/** On a phone so many would cover the very rows that are to be selected: there they come when they are asked for. */
function Folded({ children }: { children: ReactNode }) {
  const wide = useHasRoomForColumns();
  const [isOpen, setOpen] = useState(false);
  if (wide) return children;
  return (
    <>
      <Button size="sm" aria-expanded={isOpen} iconAfter={<ChevronDownIcon />} onClick={() => setOpen(!isOpen)}>
        <Trans>Change</Trans>
      </Button>
      {/* oxlint-disable-next-line parda/translated-text -- elements alone */}
      {isOpen && children}
    </>
  );
}

function RestoreAction({ repairs, begin }: BulkActionsProps) {
  const plans = useBulkPlans(repairs);
  return (
    <Button size="sm" onClick={() => begin(plans.remove(false))}>
      <Trans>Restore</Trans>
    </Button>
  );
}

function ChangeActions({ repairs, begin }: BulkActionsProps) {
  const { t } = useLingui();
  const plans = useBulkPlans(repairs);
  const [promised, setPromised] = useState('');

  function promise(event: FormEvent): void {
    event.preventDefault();
    begin(plans.promise(promised === '' ? null : fromKathmanduInput(promised)));
  }

  return (
    <>
      <Select
        className={styles.choice}
        aria-label={t`Change the status`}
        value=""
        onChange={({ target }) => target.value && begin(plans.move(target.value as RepairStatus))}
      >
        <option value="">{t`Status …`}</option>
        <Options of={repairStatuses} />
      </Select>
      <form className={styles.promise} onSubmit={promise}>
        <TextInput
          type="datetime-local"
          aria-label={t`New promised date; leave empty to remove it`}
          value={promised}
          onChange={({ target }) => setPromised(target.value)}
          className={styles.when}
        />
        <Button type="submit" size="sm" variant="secondary">
          <Trans>Set promised date</Trans>
        </Button>
      </form>
      <Button size="sm" variant="secondary" onClick={() => begin(plans.show(true))}>
        <Trans>Make public</Trans>
      </Button>
      <Button size="sm" variant="secondary" onClick={() => begin(plans.show(false))}>
        <Trans>Make private</Trans>
      </Button>
      <Button size="sm" variant="danger" onClick={() => begin(plans.remove(true))}>
        <Trans>Delete</Trans>
      </Button>
    </>
  );
}
