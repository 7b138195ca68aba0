import { useLingui } from '@lingui/react/macro';
import { nextOrder } from '../../admin/kit/editor/localItems';
import { FLAG } from '../../admin/kit/FlagFilter';
import { PictureName } from '../../admin/kit/PictureName';
import { ResourceTab } from '../../admin/kit/ResourceTab';
import { useAsked, useResource } from '../../admin/kit/useResource';
import { slidesChanged } from './cache';
import { useDeleteHeroSlideMutation, useHeroSlideTableQuery } from './heroAdmin.gen';
import { SlideActiveSwitch } from './SlideActiveSwitch';
import { SlideForm } from './SlideForm';

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
  const [deleteHeroSlide] = useDeleteHeroSlideMutation(slidesChanged);
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
        { id: 'order', header: t`Order`, cell: ({ order }) => order, sort: 'ORDER', align: 'end' },
        { id: 'status', header: t`Status`, cell: (slide) => <SlideActiveSwitch slide={slide} /> },
      ]}
      remove={{
        ask: ({ title }) => t`Delete the slide "${title}"?`,
        send: ({ id }) => deleteHeroSlide({ variables: { id } }),
        done: t`Hero slide deleted.`,
      }}
      // a new one stands behind the others, once they are there
      form={(open) => slides.page.table && <SlideForm {...open} order={nextOrder(slides.rows)} />}
    />
  );
}
