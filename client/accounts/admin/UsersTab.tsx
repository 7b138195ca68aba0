import { Trans, useLingui } from '@lingui/react/macro';
import type { Column } from '../../admin/kit/columns';
import { AdminTable } from '../../admin/kit/AdminTable';
import { ExportButton } from '../../admin/kit/ExportButton';
import { FilterSelect } from '../../admin/kit/filters';
import { AddButton } from '../../admin/kit/AddButton';
import { TabFrame } from '../../admin/kit/TabFrame';
import { TableToolbar } from '../../admin/kit/TableToolbar';
import { NEW, useOpenForm } from '../../admin/kit/useOpenForm';
import { useOpenRow } from '../../admin/kit/useOpenRow';
import { useTablePage } from '../../admin/kit/useTablePage';
import { useTableView } from '../../admin/kit/useTableView';
import { DeleteButton, EditButton } from '../../admin/kit/rowButtons';
import { Button, DateTime } from '../../ui';
import { UserForm } from './UserForm';
import { UserName } from './UserName';
import { type UserRowFragment, type UserTableSort, useUserTableQuery } from './usersAdmin.gen';
import { useUserActions } from './useUserActions';

const LIST = {
  sorts: ['NAME', 'EMAIL', 'ROLE', 'CREATED_AT'],
  defaultSort: { sort: 'CREATED_AT', direction: 'DESC' },
  filters: { role: ['USER', 'ADMIN'] },
} as const;

/** Manage Users (back-office §2): who has an account, and what they may do. */
export function UsersTab() {
  const { t } = useLingui();
  const view = useTableView(LIST);
  const query = useUserTableQuery({ variables: view.variables, fetchPolicy: 'cache-and-network' });
  const page = useTablePage(query, (data) => data.userTable, view);
  const { editing, add, edit, close } = useOpenForm();
  const { remove, sendReset, isBusy } = useUserActions();
  const open = useOpenRow(page.table?.items ?? [], editing);

  const columns: Column<UserRowFragment, UserTableSort>[] = [
    { id: 'name', header: t`Name`, cell: (user) => <UserName user={user} />, sort: 'NAME' },
    { id: 'email', header: t`Email`, cell: ({ email }) => email, sort: 'EMAIL', text: true },
    { id: 'role', header: t`Role`, cell: ({ role }) => role, sort: 'ROLE' },
    {
      id: 'created',
      header: t`Since`,
      cell: ({ createdAt }) => <DateTime value={createdAt} show="date" />,
      sort: 'CREATED_AT',
      firstDirection: 'DESC',
      hideOnPhone: true,
    },
  ];
  return (
    <TabFrame title={t`Manage Users`}>
      <TableToolbar
        view={view}
        search={t`Name, email or phone`}
        actions={
          <>
            <ExportButton things="users" params={view.exportParams} />
            <AddButton onClick={add}>
              <Trans>Add New User</Trans>
            </AddButton>
          </>
        }
      >
        <FilterSelect
          label={t`Role`}
          value={view.filters.role}
          options={[
            { value: 'USER', label: 'USER' },
            { value: 'ADMIN', label: 'ADMIN' },
          ]}
          onChange={(role) => view.set({ role })}
        />
      </TableToolbar>
      <AdminTable
        caption={t`Users`}
        columns={columns}
        page={page}
        view={view}
        empty={t`No users yet.`}
        rowKey={({ id }) => id}
        rowLabel={({ name, username }) => name ?? username}
        actions={(user) => (
          <>
            <EditButton onClick={() => edit(user.id)} />
            <Button
              size="sm"
              variant="secondary"
              busy={isBusy(`reset.${user.id}`)}
              onClick={() => void sendReset(user)}
            >
              <Trans>Send reset link</Trans>
            </Button>
            {user.abilities.delete && <DeleteButton busy={isBusy(user.id)} onClick={() => void remove(user)} />}
          </>
        )}
      />
      {(editing === NEW || open) && <UserForm key={editing} user={open} onClose={close} />}
    </TabFrame>
  );
}
