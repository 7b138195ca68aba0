import { Trans, useLingui } from '@lingui/react/macro';
import { lateWindow } from '../../admin/kit/lateWindow';
import { ResourceTab } from '../../admin/kit/ResourceTab';
import { DeleteButton } from '../../admin/kit/rowButtons';
import { NEW } from '../../admin/kit/useOpenForm';
import { useAsked, useResource } from '../../admin/kit/useResource';
import { Button } from '../../ui';
import { RepairBoard } from './board/RepairBoard';
import { BulkActions } from './bulk/BulkActions';
import { useBulkRepairs } from './bulk/useBulkRepairs';
import { useDeleteRepair } from './detail/useDeleteRepair';
import { LayoutSwitch } from './LayoutSwitch';
import { useRepairTableQuery, useRestoreRepairMutation } from './repairsAdmin.gen';
import { RepairFilters } from './table/RepairFilters';
import { REPAIR_LIST, type RepairListView } from './table/repairList';
import { useRepairColumns } from './table/useRepairColumns';
import { useForgetRepairLists } from './useForgetRepairLists';
import { useLayout } from './useLayout';

const detail = lateWindow(async () => (await import('./detail/RepairDetail')).RepairDetail);
const form = lateWindow(async () => (await import('./form/RepairForm')).RepairForm);

/** Manage Repair Records (back-office §2), as a table or as a board, which is only searched. */
export function RepairsTab() {
  const { t } = useLingui();
  detail.useAhead();
  form.useAhead();
  const asked = useAsked(REPAIR_LIST);
  const { view } = asked;
  const { layout, show } = useLayout(asksForTable(view));
  const isBoard = layout === 'board';
  const repairs = useResource(asked, useRepairTableQuery({ ...asked.options, skip: isBoard }));
  const { open } = repairs;
  const { remove, isBusy } = useDeleteRepair();
  const [restoreRepair] = useRestoreRepairMutation({
    onCompleted: useForgetRepairLists(),
  });
  const bulk = useBulkRepairs();
  return (
    <ResourceTab
      resource={repairs}
      title={t`Manage Repair Records`}
      caption={t`Repairs`}
      search={t`Id, name, phone or model`}
      filters={isBoard ? undefined : <RepairFilters view={view} />}
      exported={isBoard ? undefined : 'repairs'}
      add={<Trans>Add New Repair</Trans>}
      switchLayout={<LayoutSwitch layout={layout} onChange={show} />}
      instead={isBoard && <RepairBoard search={view.variables.search} onOpen={open.view} />}
      empty={t`No repairs yet.`}
      name={({ userName, brand }) => t`${brand} of ${userName}`}
      columns={useRepairColumns(view.sort)}
      restore={{
        send: ({ id }) => restoreRepair({ variables: { id } }),
        done: t`Repair restored.`,
      }}
      actions={(repair, { editAction }) => (
        <>
          <Button size="sm" variant="secondary" onClick={() => open.view(repair.id)}>
            <Trans>View</Trans>
          </Button>
          {editAction}
          <DeleteButton busy={isBusy(repair.id)} onClick={() => void remove(repair)} />
        </>
      )}
      editable
      bulk={{
        ...bulk,
        actions: (chosen, begin) => <BulkActions repairs={chosen} begin={begin} />,
      }}
      // what is deleted can be restored, not looked at
      onOpen={view.filters.deleted ? undefined : ({ id }) => open.view(id)}
      detail={({ id, onClose }) => <detail.Window id={id} onClose={onClose} onEdit={open.edit} />}
    >
      {open.editing && (
        <form.Window key={open.editing} id={open.editing === NEW ? NEW : open.editing} onClose={open.close} />
      )}
    </ResourceTab>
  );
}

/** The board shows them all, in one order. */
const asksForTable = ({ filters, sort, page }: RepairListView): boolean =>
  page > 1 || sort !== REPAIR_LIST.defaultSort.sort || Object.values(filters).some((value) => value !== null);
