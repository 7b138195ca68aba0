import { useLingui } from '@lingui/react/macro';
import { RowSwitch } from '../../admin/kit/RowSwitch';
import { forgetPublicSlides } from './cache';
import { type HeroSlideRowFragment, useUpdateHeroSlideMutation } from './heroAdmin.gen';
import { toInput, valuesOf } from './slideForm';

/** Whether visitors see the slide. */
export function SlideActiveSwitch({ slide }: { slide: HeroSlideRowFragment }) {
  const { t } = useLingui();
  const [update] = useUpdateHeroSlideMutation({ update: forgetPublicSlides });
  const { id, title, isActive, version } = slide;
  const state = isActive ? t`Active` : t`Inactive`;

  function change(): Promise<unknown> {
    // A slide is sent whole, so the version sees to it that nobody else's words go under.
    const input = { ...toInput(valuesOf(slide), version), isActive: !isActive };
    return update({
      variables: { id, input },
      optimisticResponse: { updateHeroSlide: { ...slide, isActive: !isActive } },
    });
  }

  return (
    <RowSwitch
      checked={isActive}
      state={state}
      label={t`${state}. Show ${title} to visitors`}
      done={t`Hero slide updated.`}
      change={change}
      list="HeroSlideTable"
    />
  );
}
