import { useLingui } from '@lingui/react/macro';
import { ActiveRowSwitch } from '../../admin/kit/ActiveRowSwitch';
import { forgetPublicSlides } from './cache';
import { type HeroSlideRowFragment, useUpdateHeroSlideMutation } from './heroAdmin.gen';
import { toInput, valuesOf } from './slideForm';

/** Whether visitors see the slide. */
export function SlideActiveSwitch({ slide }: { slide: HeroSlideRowFragment }) {
  const { t } = useLingui();
  const [update] = useUpdateHeroSlideMutation({ update: forgetPublicSlides });
  const { id, title, version } = slide;
  return (
    <ActiveRowSwitch
      isActive={slide.isActive}
      label={(state) => t`${state}. Show ${title} to visitors`}
      done={t`Hero slide updated.`}
      list="HeroSlideTable"
      change={(isActive) =>
        update({
          // A slide is sent whole, so the version sees to it that nobody else's words go under.
          variables: { id, input: { ...toInput(valuesOf(slide), version), isActive } },
          optimisticResponse: { updateHeroSlide: { ...slide, isActive } },
        })
      }
    />
  );
}
