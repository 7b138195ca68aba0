import { Trans, useLingui } from '@lingui/react/macro';
import type { Column } from '../../admin/kit/columns';
import { AdminTable } from '../../admin/kit/AdminTable';
import { nextOrder } from '../../admin/kit/editor/localItems';
import { ExportButton } from '../../admin/kit/ExportButton';
import { FlagFilter, flagOf } from '../../admin/kit/FlagFilter';
import { AddButton } from '../../admin/kit/AddButton';
import { PictureName } from '../../admin/kit/PictureName';
import { TabFrame } from '../../admin/kit/TabFrame';
import { TableToolbar } from '../../admin/kit/TableToolbar';
import { useAdminAction } from '../../admin/kit/useAdminAction';
import { NEW, useOpenForm } from '../../admin/kit/useOpenForm';
import { useOpenRow } from '../../admin/kit/useOpenRow';
import { useTablePage } from '../../admin/kit/useTablePage';
import { useTableView } from '../../admin/kit/useTableView';
import { DeleteButton, EditButton } from '../../admin/kit/rowButtons';
import { forgetPublicSlides } from './cache';
import {
  type HeroSlideRowFragment,
  type HeroSlideTableSort,
  useDeleteHeroSlideMutation,
  useHeroSlideTableQuery,
} from './heroAdmin.gen';
import { SlideActiveSwitch } from './SlideActiveSwitch';
import { SlideForm } from './SlideForm';

const LIST = {
  sorts: ['ORDER', 'TITLE'],
  defaultSort: { sort: 'ORDER', direction: 'ASC' },
  filters: { isActive: ['true', 'false'] },
} as const;

/** Hero Slides: what comes first on the home page (back-office §2). */
export function HeroSlidesTab() {
  const { t } = useLingui();
  const view = useTableView(LIST);
  const { isActive } = view.filters;
  const query = useHeroSlideTableQuery({
    variables: { ...view.variables, isActive: flagOf(isActive) },
    fetchPolicy: 'cache-and-network',
  });
  const page = useTablePage(query, (data) => data.heroSlideTable, view);
  const { editing, add, edit, close } = useOpenForm();
  const { act, isBusy } = useAdminAction();
  const [deleteHeroSlide] = useDeleteHeroSlideMutation({
    update: forgetPublicSlides,
    refetchQueries: ['HeroSlideTable'],
  });

  const slides = page.table?.items ?? [];
  const open = useOpenRow(slides, editing);

  async function remove({ id, title }: HeroSlideRowFragment): Promise<void> {
    if (!window.confirm(t`Delete the slide "${title}"?`)) return;
    await act(() => deleteHeroSlide({ variables: { id } }), { done: t`Hero slide deleted.`, key: id });
  }

  async function readAgain(): Promise<HeroSlideRowFragment | undefined> {
    const { data } = await query.refetch();
    return data?.heroSlideTable.items.find(({ id }) => id === editing);
  }

  const columns: Column<HeroSlideRowFragment, HeroSlideTableSort>[] = [
    {
      id: 'title',
      header: t`Title`,
      cell: ({ title, imageUrl }) => <PictureName picture={imageUrl}>{title}</PictureName>,
      sort: 'TITLE',
    },
    { id: 'subtitle', header: t`Subtitle`, cell: ({ subtitle }) => subtitle, text: true, hideOnPhone: true },
    { id: 'order', header: t`Order`, cell: ({ order }) => order, sort: 'ORDER', align: 'end' },
    { id: 'status', header: t`Status`, cell: (slide) => <SlideActiveSwitch slide={slide} /> },
  ];
  return (
    <TabFrame title={t`Hero Slides`}>
      <TableToolbar
        view={view}
        search={t`Title or subtitle`}
        actions={
          <>
            <ExportButton things="hero-slides" params={view.exportParams} />
            <AddButton onClick={add}>
              <Trans>Add Hero Slide</Trans>
            </AddButton>
          </>
        }
      >
        <FlagFilter
          label={t`Status`}
          value={isActive}
          on={t`Active`}
          off={t`Inactive`}
          onChange={(value) => view.set({ isActive: value })}
        />
      </TableToolbar>
      <AdminTable
        caption={t`Hero Slides`}
        columns={columns}
        page={page}
        view={view}
        empty={t`No hero slides yet.`}
        rowKey={({ id }) => id}
        rowLabel={({ title }) => title}
        actions={(slide) => (
          <>
            <EditButton onClick={() => edit(slide.id)} />
            <DeleteButton busy={isBusy(slide.id)} onClick={() => void remove(slide)} />
          </>
        )}
      />
      {(editing === NEW || open) && page.table && (
        <SlideForm key={editing} stored={open} order={nextOrder(slides)} readAgain={readAgain} onClose={close} />
      )}
    </TabFrame>
  );
}
