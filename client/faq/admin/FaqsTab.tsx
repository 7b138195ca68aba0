import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Column } from '../../admin/kit/columns';
import { AdminTable } from '../../admin/kit/AdminTable';
import { ExportButton } from '../../admin/kit/ExportButton';
import { AddButton } from '../../admin/kit/AddButton';
import { TabFrame } from '../../admin/kit/TabFrame';
import { TableToolbar } from '../../admin/kit/TableToolbar';
import { useAdminAction } from '../../admin/kit/useAdminAction';
import { NEW, useOpenForm } from '../../admin/kit/useOpenForm';
import { useOpenRow } from '../../admin/kit/useOpenRow';
import { useTablePage } from '../../admin/kit/useTablePage';
import { useTableView } from '../../admin/kit/useTableView';
import { DeleteButton, EditButton } from '../../admin/kit/rowButtons';
import { useFaqListQuery } from '../faq.gen';
import { forgetFaqItems } from './cache';
import {
  type FaqItemRowFragment,
  type FaqItemTableSort,
  useDeleteFaqItemMutation,
  useFaqItemTableQuery,
} from './faqAdmin.gen';
import { FaqItemForm } from './FaqItemForm';
import { GENERAL } from './faqForm';

const LIST = {
  sorts: ['ORDER', 'QUESTION', 'CATEGORY'],
  defaultSort: { sort: 'ORDER', direction: 'ASC' },
  filters: {},
} as const;

/** FAQ Items: what visitors read on /faq (back-office §2). */
export function FaqsTab() {
  const { t } = useLingui();
  const view = useTableView(LIST);
  const query = useFaqItemTableQuery({ variables: view.variables, fetchPolicy: 'cache-and-network' });
  const page = useTablePage(query, (data) => data.faqItemTable, view);
  const { editing, add, edit, close } = useOpenForm();
  const { act, isBusy } = useAdminAction();
  const [deleteFaqItem] = useDeleteFaqItemMutation({ update: forgetFaqItems, refetchQueries: ['FaqItemTable'] });

  const items = page.table?.items ?? [];
  const open = useOpenRow(items, editing);

  async function remove({ id, question }: FaqItemRowFragment): Promise<void> {
    if (!window.confirm(t`Delete the question "${question}"?`)) return;
    await act(() => deleteFaqItem({ variables: { id } }), { done: t`FAQ item deleted.`, key: id });
  }

  async function readAgain(): Promise<FaqItemRowFragment | undefined> {
    const { data } = await query.refetch();
    return data?.faqItemTable.items.find(({ id }) => id === editing);
  }

  const columns: Column<FaqItemRowFragment, FaqItemTableSort>[] = [
    { id: 'question', header: t`Question`, cell: ({ question }) => question, sort: 'QUESTION' },
    { id: 'category', header: t`Category`, cell: ({ category }) => category || GENERAL, sort: 'CATEGORY', text: true },
    { id: 'order', header: t`Order`, cell: ({ order }) => order, sort: 'ORDER', align: 'end' },
  ];
  return (
    <TabFrame title={t`FAQ Items`}>
      <TableToolbar
        view={view}
        search={t`Question or category`}
        actions={
          <>
            <ExportButton things="faq-items" params={view.exportParams} />
            <AddButton onClick={add}>
              <Trans>Add FAQ Item</Trans>
            </AddButton>
          </>
        }
      ></TableToolbar>
      <AdminTable
        caption={t`FAQ Items`}
        columns={columns}
        page={page}
        view={view}
        empty={t`No FAQ items yet.`}
        rowKey={({ id }) => id}
        rowLabel={({ question }) => question}
        actions={(row) => (
          <>
            <EditButton onClick={() => edit(row.id)} />
            <DeleteButton busy={isBusy(row.id)} onClick={() => void remove(row)} />
          </>
        )}
      />
      {editing === NEW && <NewFaqItemForm onClose={close} />}
      {open && <FaqItemForm key={editing} stored={open} nextOrder={0} readAgain={readAgain} onClose={close} />}
    </TabFrame>
  );
}

/** A new question stands behind all others; the table behind the form may be a search. */
function NewFaqItemForm({ onClose }: { onClose: () => void }) {
  const { data, error } = useFaqListQuery();
  const [count, setCount] = useState<number | null>(null);
  if (count === null && (data || error)) setCount(data?.faqItems.length ?? 0);
  if (count === null) return null;
  return <FaqItemForm stored={null} nextOrder={count} readAgain={async () => undefined} onClose={onClose} />;
}
