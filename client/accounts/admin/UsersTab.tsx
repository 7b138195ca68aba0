import { Trans, useLingui } from '@lingui/react/macro';
import { ResourceTab } from '../../admin/kit/ResourceTab';
import { useAsked, useResource } from '../../admin/kit/useResource';
import { Button } from '../../ui';
import { UserForm } from './UserForm';
import { UserName } from './UserName';
import {
  type UserRowFragment,
  useDeleteUserMutation,
  useSendPasswordResetMutation,
  useUserTableQuery,
} from './usersAdmin.gen';

const ROLES = ['USER', 'ADMIN'] as const;

const LIST = {
  sorts: ['NAME', 'EMAIL', 'ROLE', 'CREATED_AT'],
  defaultSort: { sort: 'CREATED_AT', direction: 'DESC' },
  filters: { role: ROLES },
} as const;

const resetKey = (id: string) => `reset.${id}`;
const nameOf = ({ name, username }: UserRowFragment) => name ?? username;

/** Manage Users (back-office §2): who has an account, and what they may do. */
export function UsersTab() {
  const { t } = useLingui();
  const asked = useAsked(LIST);
  const users = useResource(asked, useUserTableQuery(asked.options));
  const [deleteUser] = useDeleteUserMutation({ refetchQueries: ['UserTable'] });
  const [sendPasswordReset] = useSendPasswordResetMutation();

  /** Mails them a link with which they choose a password themselves (decisions §11). */
  async function sendReset({ id, email }: UserRowFragment): Promise<void> {
    if (!window.confirm(t`Send ${email} a link to choose a new password?`)) return;
    await users.act(() => sendPasswordReset({ variables: { id } }), {
      done: t`Reset link sent to ${email}.`,
      key: resetKey(id),
    });
  }

  return (
    <ResourceTab
      resource={users}
      title={t`Manage Users`}
      caption={t`Users`}
      search={t`Name, email or phone`}
      filters={{ role: { label: t`Role`, options: ROLES.map((value) => ({ value, label: value })) } }}
      exported="users"
      add={t`Add New User`}
      empty={t`No users yet.`}
      name={nameOf}
      columns={[
        { id: 'name', header: t`Name`, cell: (user) => <UserName user={user} />, sort: 'NAME' },
        { id: 'email', header: t`Email`, cell: ({ email }) => email, sort: 'EMAIL', text: true },
        { id: 'role', header: t`Role`, cell: ({ role }) => role, sort: 'ROLE' },
        {
          id: 'created',
          header: t`Since`,
          time: ({ createdAt }) => createdAt,
          show: 'date',
          sort: 'CREATED_AT',
          hideOnPhone: true,
        },
      ]}
      remove={{
        ask(user) {
          const person = nameOf(user);
          return t`Delete the account of ${person}? Their repairs and reviews stay.`;
        },
        send: ({ id }) => deleteUser({ variables: { id } }),
        done: t`User deleted.`,
      }}
      actions={(user, { editAction, deleteAction }) => (
        <>
          {editAction}
          <Button
            size="sm"
            variant="secondary"
            busy={users.isBusy(resetKey(user.id))}
            onClick={() => void sendReset(user)}
          >
            <Trans>Send reset link</Trans>
          </Button>
          {user.abilities.delete && deleteAction}
        </>
      )}
      form={({ stored, onClose }) => <UserForm user={stored} onClose={onClose} />}
    />
  );
}
