import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin, tablePage } from '../../testing/admin';

const row = {
  __typename: 'User',
  id: 'u1',
  name: 'Sita',
  username: 'sita',
  email: 'sita@example.com',
  contactNumber: null,
  profilePictureUrl: null,
  role: 'USER',
  createdAt: '2026-06-01T06:00:00.000Z',
  abilities: { __typename: 'UserAbilities', delete: true, changeRole: true, changeEmail: true },
};

test('a table shows the columns that this device has chosen, all but the name', async () => {
  const answers = { UserTable: { userTable: tablePage('UserTable', [row]) } };
  const { user } = await openAdmin('/admin/users', answers);
  const heads = () =>
    within(screen.getByRole('table'))
      .getAllByRole('columnheader')
      .map((head) => head.textContent);
  await screen.findByText('sita@example.com');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  expect(screen.queryByRole('menuitemcheckbox', { name: 'Name' })).toBeNull();
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Email' }));
  expect(heads().join()).not.toContain('Email');
  expect(Object.entries(localStorage).filter(([key]) => key.startsWith('parda.desk.columns.'))).toEqual([
    [expect.any(String), 'email'],
  ]);
});
