import { useLingui } from '@lingui/react/macro';
import { useFilesFirst } from '../../admin/kit/editor/useFilesFirst';
import { useItemForm } from '../../admin/kit/editor/useItemForm';
import { forgetPublicSlides } from './cache';
import { type HeroSlideRowFragment, useCreateHeroSlideMutation, useUpdateHeroSlideMutation } from './heroAdmin.gen';
import { newSlide, type SlideValues, toInput, valuesOf } from './slideForm';
import { useSlideMedia } from './useSlideMedia';

export interface SlideFormOptions {
  /** Null for a new one. */
  stored: HeroSlideRowFragment | null;
  /** Where a new one is to stand. */
  order: number;
  /** The slide as the server has it now. */
  readAgain: () => Promise<HeroSlideRowFragment | undefined>;
  onClose: () => void;
}

/** Sends a slide once its picture and video have arrived: if one of them cannot, nothing is sent (back-office §8). */
export function useSlideForm({ stored, order, readAgain, onClose }: SlideFormOptions) {
  const { t } = useLingui();
  const changed = { update: forgetPublicSlides, refetchQueries: ['HeroSlideTable'] };
  const [create] = useCreateHeroSlideMutation(changed);
  const [update] = useUpdateHeroSlideMutation(changed);
  const media = useSlideMedia();

  const item = useItemForm<SlideValues>({
    name: `heroSlide.${stored?.id ?? 'new'}`,
    begun: stored ? valuesOf(stored) : newSlide(order),
    version: stored?.version ?? null,
    saved: stored ? t`Hero slide updated.` : t`Hero slide added.`,
    // as the specification has it for the picture
    checks: 'warning',
    send: (values, version) =>
      stored
        ? update({ variables: { id: stored.id, input: toInput(values, version) } })
        : create({ variables: { input: toInput(values, null) } }),
    async readTheirs() {
      const theirs = await readAgain();
      return theirs ? { content: valuesOf(theirs), version: theirs.version } : null;
    },
    onClose,
  });

  return { media, item: useFilesFirst(item, media.settle) };
}
