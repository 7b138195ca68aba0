import { useLingui } from '@lingui/react/macro';
import { useAdminAction } from '../../admin/kit/useAdminAction';
import { type UserRowFragment, useDeleteUserMutation, useSendPasswordResetMutation } from './usersAdmin.gen';

/** What is done to an account from its row. */
export function useUserActions() {
  const { t } = useLingui();
  const { act, isBusy } = useAdminAction();
  const [deleteUser] = useDeleteUserMutation({ refetchQueries: ['UserTable'] });
  const [sendPasswordReset] = useSendPasswordResetMutation();
  return {
    isBusy,
    async remove({ id, name, username }: UserRowFragment): Promise<void> {
      const person = name ?? username;
      if (!window.confirm(t`Delete the account of ${person}? Their repairs and reviews stay.`)) return;
      await act(() => deleteUser({ variables: { id } }), { done: t`User deleted.`, key: id });
    },
    /** Mails them a link with which they choose a password themselves (decisions §11). */
    async sendReset({ id, email }: UserRowFragment): Promise<void> {
      if (!window.confirm(t`Send a link to ${email}, with which a new password can be chosen?`)) return;
      await act(() => sendPasswordReset({ variables: { id } }), {
        done: t`Reset link sent to ${email}.`,
        key: `reset.${id}`,
      });
    },
  };
}
