import { useLingui } from '@lingui/react/macro';
import { useFilesFirst } from '../../admin/kit/editor/useFilesFirst';
import { useResourceForm } from '../../admin/kit/editor/useResourceForm';
import type { ResourceFormProps } from '../../admin/kit/ResourceTab';
import { slidesChanged } from './cache';
import { type HeroSlideRowFragment, useCreateHeroSlideMutation, useUpdateHeroSlideMutation } from './heroAdmin.gen';
import { newSlide, toInput, valuesOf } from './slideForm';
import { useSlideMedia } from './useSlideMedia';

export interface SlideFormProps extends ResourceFormProps<HeroSlideRowFragment> {
  /** Where a new one is to stand. */
  order: number;
}

/** Sends a slide once its picture and video have arrived: if one of them cannot, nothing is sent (back-office §8). */
export function useSlideForm({ order, ...open }: SlideFormProps) {
  const { t } = useLingui();
  const [create] = useCreateHeroSlideMutation(slidesChanged);
  const [update] = useUpdateHeroSlideMutation(slidesChanged);
  const media = useSlideMedia();
  const item = useResourceForm(open, {
    thing: 'heroSlide',
    valuesOf,
    begin: () => newSlide(order),
    create: (values) => create({ variables: { input: toInput(values, null) } }),
    update: (id, values, version) => update({ variables: { id, input: toInput(values, version) } }),
    added: t`Hero slide added.`,
    updated: t`Hero slide updated.`,
    // as the specification has it for the picture
    checks: 'warning',
  });
  return { media, item: useFilesFirst(item, media.settle) };
}
