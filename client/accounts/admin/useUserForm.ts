import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSendingForm } from '../../forms/useSendingForm';
import { useServerMessage } from '../../graphql/useServerMessage';
import { toast } from '../../ui';
import { usePictureInForm } from '../usePictureInForm';
import {
  type UpdateUserInput,
  type UserRole,
  type UserRowFragment,
  useCreateUserMutation,
  useUpdateUserMutation,
} from './usersAdmin.gen';

interface UserValues {
  username: string;
  email: string;
  /** Of a new account only. */
  password: string;
  name: string;
  contactNumber: string;
  role: UserRole;
}

const blank: UserValues = { username: '', email: '', password: '', name: '', contactNumber: '', role: 'USER' };

const valuesOf = ({ username, email, name, contactNumber, role }: UserRowFragment): UserValues => ({
  username,
  email,
  password: '',
  name: name ?? '',
  contactNumber: contactNumber ?? '',
  role,
});

/**
 * The form of an account (back-office §5 'User form'). What is typed is not kept on the device: a password may be in it.
 * @param user null for a new account
 */
export function useUserForm(user: UserRowFragment | null, onClose: () => void) {
  const { t } = useLingui();
  const say = useServerMessage();
  const picture = usePictureInForm();
  const [isPictureChosen, setPictureChosen] = useState(false);
  const [isPictureRemoved, setPictureRemoved] = useState(false);
  const [create] = useCreateUserMutation({ refetchQueries: ['UserTable'] });
  const [update] = useUpdateUserMutation();
  const { form, sending, submit } = useSendingForm<UserValues>({
    defaultValues: user ? valuesOf(user) : blank,
    say,
    async send({ password, name, contactNumber, ...account }) {
      const profilePictureUrl = await picture.ready();
      if (profilePictureUrl === undefined) return;
      const input = { ...account, name: name.trim() || null, contactNumber: contactNumber.trim() || null };
      if (user)
        await update({
          variables: { id: user.id, input: { ...allowed(user, input), ...newPicture(profilePictureUrl) } },
        });
      else await create({ variables: { input: { ...input, password, profilePictureUrl } } });
      toast.success(user ? t`User updated.` : t`User created.`);
      onClose();
    },
  });

  /** Absent, the picture stays as it is. */
  const newPicture = (url: string | null): Pick<UpdateUserInput, 'profilePictureUrl'> =>
    url !== null || isPictureRemoved ? { profilePictureUrl: url } : {};

  return {
    form,
    sending,
    submit,
    dirty: form.formState.isDirty || isPictureChosen || isPictureRemoved,
    picture,
    setPictureChosen,
    isPictureRemoved,
    setPictureRemoved,
  };
}

/** What may not be changed of this account is not sent either. */
function allowed({ abilities }: UserRowFragment, { email, role, ...rest }: UpdateUserInput): UpdateUserInput {
  return { ...rest, ...(abilities.changeEmail && { email }), ...(abilities.changeRole && { role }) };
}
