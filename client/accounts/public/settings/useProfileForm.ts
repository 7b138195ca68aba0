import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { Viewer } from '../../../session/useViewer';
import { toast } from '../../../ui';
import { profileChanges, profileOf } from './profileRules';
import { useUpdateProfileMutation } from '../../settings.gen';
import { NoReason, useAccountForm } from '../useAccountForm';
import { usePictureInForm } from '../../usePictureInForm';

const FAILED = 'Failed to update profile.';

/** Saves what was changed in the profile, and says when there was nothing to save (public-site §5 and §8). */
export function useProfileForm(viewer: Viewer) {
  const { t } = useLingui();
  const [save] = useUpdateProfileMutation();
  const picture = usePictureInForm();
  const [isPictureRemoved, setIsPictureRemoved] = useState(false);
  const account = useAccountForm({
    defaultValues: profileOf(viewer),
    async send(values) {
      const profilePictureUrl = await picture.ready();
      if (profilePictureUrl === undefined) return;
      const isNewPicture = profilePictureUrl !== null || (isPictureRemoved && viewer.profilePictureUrl !== null);
      const input = { ...profileChanges(values, viewer), ...(isNewPicture && { profilePictureUrl }) };
      if (Object.keys(input).length === 0) {
        toast.info(t`No changes to save.`);
        return;
      }
      const { data } = await save({ variables: { input } });
      if (!data?.updateProfile) throw new NoReason(FAILED);
      picture.clear();
      setIsPictureRemoved(false);
      toast.success(t`Profile updated successfully!`);
    },
    fallback: FAILED,
  });

  // What another device saved arrives here, too; what is being typed stays.
  const { form } = account;
  const { name, contactNumber } = profileOf(viewer);
  useEffect(() => form.reset({ name, contactNumber }, { keepDirtyValues: true }), [form, name, contactNumber]);
  return { ...account, picture, isPictureRemoved, setIsPictureRemoved };
}
