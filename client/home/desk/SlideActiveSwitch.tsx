import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeskAction } from '../../desk/useDeskAction';
import { Switch } from '../../ui/Switch';
import { forgetPublicSlides } from './cache';
import { type HeroSlideRowFragment, useUpdateHeroSlideMutation } from './heroDesk.gen';
import { toInput, valuesOf } from './slideForm';

/** Whether visitors see the slide; a press shows at once. */
export function SlideActiveSwitch({ slide }: { slide: HeroSlideRowFragment }) {
  const { t } = useLingui();
  const client = useApolloClient();
  const { act, isBusy } = useDeskAction();
  const [update] = useUpdateHeroSlideMutation({ update: forgetPublicSlides });
  const { id, title, isActive, version } = slide;
  const state = isActive ? t`Active` : t`Inactive`;

  async function toggle(): Promise<void> {
    // a const, since the generated types leave the type's name out
    const updateHeroSlide = { ...slide, __typename: 'HeroSlide', isActive: !isActive };
    // A slide is sent whole, so the version sees to it that nobody else's words go under.
    const input = { ...toInput(valuesOf(slide), version), isActive: !isActive };
    const done = await act(() => update({ variables: { id, input }, optimisticResponse: { updateHeroSlide } }), {
      done: t`Hero slide updated.`,
    });
    // Somebody else may have changed it: the next press is to begin from theirs.
    if (!done) void client.refetchQueries({ include: ['HeroSlideTable'] });
  }

  return (
    <Switch
      checked={isActive}
      busy={isBusy()}
      label={t`${state}. Show ${title} to visitors`}
      onToggle={() => void toggle()}
    >
      {isActive ? <Trans>Active</Trans> : <Trans>Inactive</Trans>}
    </Switch>
  );
}
