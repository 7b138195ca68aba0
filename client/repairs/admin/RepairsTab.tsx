import { Trans, useLingui } from '@lingui/react/macro';
import { ExportButton } from '../../admin/kit/ExportButton';
import { AddButton } from '../../admin/kit/AddButton';
import { TabFrame } from '../../admin/kit/TabFrame';
import { NEW, useOpenForm } from '../../admin/kit/useOpenForm';
import { type TableView, useTableView } from '../../admin/kit/useTableView';
import { RepairBoard } from './board/RepairBoard';
import { RepairDetail } from './detail/RepairDetail';
import { RepairForm } from './form/RepairForm';
import { LayoutSwitch } from './LayoutSwitch';
import { momentsOf, REPAIR_LIST, type RepairListView } from './table/repairList';
import { RepairTable } from './table/RepairTable';
import { RepairToolbar } from './table/RepairToolbar';
import { useLayout } from './useLayout';

/** Manage Repair Records (back-office §2), as a table or as a board. */
export function RepairsTab() {
  const { t } = useLingui();
  const view = useTableView(REPAIR_LIST);
  const { layout, show } = useLayout(asksForTable(view));
  const open = useOpenForm();
  const { editing, viewing } = open;
  const isBoard = layout === 'board';
  return (
    <TabFrame title={t`Manage Repair Records`}>
      <RepairToolbar
        view={view}
        searchOnly={isBoard}
        actions={
          <>
            <LayoutSwitch layout={layout} onChange={show} />
            {!isBoard && <ExportButton things="repairs" params={exportParams(view)} />}
            <AddButton onClick={open.add}>
              <Trans>Add New Repair</Trans>
            </AddButton>
          </>
        }
      />
      {isBoard ? (
        <RepairBoard search={view.variables.search} onOpen={open.view} />
      ) : (
        <RepairTable view={view} open={open} />
      )}
      {viewing && <RepairDetail key={viewing} id={viewing} onClose={open.close} onEdit={open.edit} />}
      {editing && <RepairForm key={editing} id={editing === NEW ? NEW : editing} onClose={open.close} />}
    </TabFrame>
  );
}

/** The board shows them all, in one order. */
const asksForTable = ({ filters, sort, page }: RepairListView): boolean =>
  page > 1 || sort !== REPAIR_LIST.defaultSort.sort || Object.values(filters).some((value) => value !== null);

/** The address speaks of days, the server of moments. */
function exportParams({ exportParams: params, filters }: RepairListView): TableView['exportParams'] {
  const moments = Object.entries(momentsOf(filters)).filter((entry): entry is [string, string] => entry[1] !== null);
  return { ...params, ...Object.fromEntries(moments) };
}
