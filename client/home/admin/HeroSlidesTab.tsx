import { useLingui } from '@lingui/react/macro';
import { nextOrder } from '../../admin/kit/editor/localItems';
import { FLAG } from '../../admin/kit/FlagFilter';
import { inOrder, OrderCell, type Placement, saveInTurn } from '../../admin/kit/OrderCell';
import { PictureName } from '../../admin/kit/PictureName';
import { ResourceTab } from '../../admin/kit/ResourceTab';
import { useAsked, useResource } from '../../admin/kit/useResource';
import { useTranslationColumn } from '../../translations/admin';
import { forgetPublicSlides, slidesChanged } from './cache';
import {
  type HeroSlideRowFragment,
  useDeleteHeroSlideMutation,
  useHeroSlideTableQuery,
  useUpdateHeroSlideMutation,
} from './heroAdmin.gen';
import { SlideActiveSwitch } from './SlideActiveSwitch';
import { SlideForm } from './SlideForm';
import { toInput, valuesOf } from './slideForm';

const LIST = {
  sorts: ['ORDER', 'TITLE'],
  defaultSort: { sort: 'ORDER', direction: 'ASC' },
  filters: { isActive: FLAG },
} as const;

/** Hero Slides: what comes first on the home page (back-office §2). */
export function HeroSlidesTab() {
  const { t } = useLingui();
  const asked = useAsked(LIST);
  const slides = useResource(asked, useHeroSlideTableQuery(asked.options));
  const otherLanguage = useTranslationColumn('HERO_SLIDE', slides.rows);
  const [deleteHeroSlide] = useDeleteHeroSlideMutation(slidesChanged);
  const [updateHeroSlide] = useUpdateHeroSlideMutation({ update: forgetPublicSlides });
  const move = (placements: readonly Placement<HeroSlideRowFragment>[]) =>
    slides.act(
      () =>
        saveInTurn(placements, ({ row, order }) =>
          updateHeroSlide({ variables: { id: row.id, input: { ...toInput(valuesOf(row), row.version), order } } }),
        ).finally(() => slides.readAgain()),
      { key: 'order' },
    );
  return (
    <ResourceTab
      resource={slides}
      title={t`Hero Slides`}
      search={t`Title or subtitle`}
      filters={{ isActive: { label: t`Status`, on: t`Active`, off: t`Inactive` } }}
      exported="hero-slides"
      add={t`Add Hero Slide`}
      empty={t`No hero slides yet.`}
      name={({ title }) => title}
      columns={[
        {
          id: 'title',
          header: t`Title`,
          cell: ({ title, imageUrl }) => <PictureName picture={imageUrl}>{title}</PictureName>,
          sort: 'TITLE',
        },
        { id: 'subtitle', header: t`Subtitle`, cell: ({ subtitle }) => subtitle, text: true, hideOnPhone: true },
        {
          id: 'order',
          header: t`Order`,
          cell: (slide) => (
            <OrderCell
              row={slide}
              rows={inOrder(slides)}
              title={slide.title}
              busy={slides.isBusy('order')}
              onMove={(placements) => void move(placements)}
            />
          ),
          sort: 'ORDER',
          align: 'end',
        },
        { id: 'status', header: t`Status`, cell: (slide) => <SlideActiveSwitch slide={slide} /> },
        otherLanguage.column,
      ]}
      remove={{
        ask: ({ title }) => t`Delete the slide "${title}"?`,
        send: ({ id }) => deleteHeroSlide({ variables: { id } }),
        done: t`Hero slide deleted.`,
      }}
      // a new one is behind the others, once they are there
      form={(open) => slides.page.table && <SlideForm {...open} order={nextOrder(slides.rows)} />}
    >
      {otherLanguage.editor}
    </ResourceTab>
  );
}
