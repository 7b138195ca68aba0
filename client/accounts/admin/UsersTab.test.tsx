import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { confirmation as confirm } from '../../testing/confirmation';
import { admin, openAdmin, tablePage } from '../../testing/admin';
import { refusal } from '../../testing/fakeServer';
import { openUploadStore, picture } from '../../testing/uploadStore';

const all = { __typename: 'UserAbilities', delete: true, changeRole: true, changeEmail: true };

const person = (id: string, over: object = {}) => ({
  __typename: 'User',
  id,
  username: id,
  email: `${id}@example.com`,
  name: null,
  contactNumber: null,
  profilePictureUrl: null,
  role: 'USER',
  createdAt: '2026-06-01T06:00:00.000Z',
  abilities: all,
  ...over,
});

const owner = person(admin.id, {
  username: 'owner',
  name: 'The Owner',
  role: 'ADMIN',
  abilities: { ...all, delete: false, changeRole: false, changeEmail: false },
});
const ram = person('ram', { name: 'Ram Thapa', contactNumber: '9841234567' });
const UserTable = { userTable: tablePage('UserTable', [owner, ram]) };

const row = (name: RegExp) => screen.findByRole('row', { name });

test('the list names people with e-mail and role; the main admin and oneself cannot be deleted', async () => {
  await openAdmin('/admin/users', { UserTable });
  const mine = within(await row(/The Owner/));
  expect(mine.getByRole('cell', { name: 'ADMIN' })).toBeTruthy();
  expect(mine.queryByRole('button', { name: /Delete/ })).toBeNull();
  const his = within(await row(/Ram Thapa/));
  expect(his.getByRole('cell', { name: 'ram@example.com' })).toBeTruthy();
  expect(his.getByRole('button', { name: /Delete/ })).toBeTruthy();
});

test('a new user needs a name to sign in with, an address and a password of 6 characters', async () => {
  const { user, asked } = await openAdmin('/admin/users?edit=new', {
    UserTable,
    CreateUser: ({ input }) => ({ createUser: person('new', input) }),
  });
  const form = within(await screen.findByRole('dialog'));
  const save = () => user.click(form.getByRole('button', { name: 'Save' }));
  await user.type(form.getByLabelText(/^Username/), 'a b');
  await user.type(form.getByLabelText(/^Email/), 'sita@example.com');
  await user.type(form.getByLabelText(/^Password/), '12345');
  await save();
  expect(form.getAllByText('Username can only contain letters, numbers, and underscores.').length).toBeGreaterThan(0);
  expect(form.getByText('Password must be at least 6 characters.')).toBeTruthy();
  expect(asked.some(({ name }) => name === 'CreateUser')).toBe(false);

  await user.clear(form.getByLabelText(/^Username/));
  await user.type(form.getByLabelText(/^Username/), 'sita');
  await user.type(form.getByLabelText(/^Password/), '6');
  await user.selectOptions(form.getByLabelText('Role'), 'ADMIN');
  await save();
  expect(await screen.findByText('User created.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.find(({ name }) => name === 'CreateUser')?.variables.input).toEqual({
    username: 'sita',
    email: 'sita@example.com',
    password: '123456',
    name: null,
    contactNumber: null,
    profilePictureUrl: null,
    role: 'ADMIN',
  });
});

test('an edit shows no password, and leaves the same page of the list', async () => {
  const { user, asked, address } = await openAdmin('/admin/users?search=ram&edit=ram', {
    UserTable,
    UpdateUser: ({ input }) => ({ updateUser: { ...ram, ...input } }),
  });
  const form = within(await screen.findByRole('dialog'));
  expect(form.queryByLabelText(/^Password/)).toBeNull();
  await user.clear(form.getByLabelText('Name'));
  await user.type(form.getByLabelText('Name'), 'Ram Bahadur');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('User updated.')).toBeTruthy();
  expect(await row(/Ram Bahadur/)).toBeTruthy();
  expect(address()).toBe('/admin/users?search=ram');
  expect(asked.find(({ name }) => name === 'UpdateUser')?.variables.input).not.toHaveProperty('profilePictureUrl');
});

test('what may not be changed of an account is not sent', async () => {
  const { user, asked } = await openAdmin(`/admin/users?edit=${owner.id}`, {
    UserTable,
    UpdateUser: ({ input }) => ({ updateUser: { ...owner, ...input } }),
  });
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByLabelText<HTMLInputElement>(/^Email/).readOnly).toBe(true);
  await user.type(form.getByLabelText('Name'), '!');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('User updated.')).toBeTruthy();
  const { input } = asked.find(({ name }) => name === 'UpdateUser')!.variables;
  expect(Object.keys(input).toSorted()).toEqual(['contactNumber', 'name', 'username']);
});

test('any admin makes another account an admin, or takes that back; their own role is only to be read', async () => {
  const { user, asked } = await openAdmin('/admin/users?edit=ram', {
    UserTable,
    UpdateUser: ({ input }) => ({ updateUser: { ...ram, ...input } }),
  });
  const role = () => within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement | HTMLSelectElement>('Role');
  await screen.findByRole('dialog');
  expect(
    within(role())
      .getAllByRole<HTMLOptionElement>('option', { hidden: true })
      .map(({ value }) => value),
  ).toEqual(['USER', 'ADMIN']);
  expect(role().value).toBe('USER');
  await user.selectOptions(role(), 'ADMIN');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('User updated.')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'UpdateUser')?.variables).toMatchObject({
    id: 'ram',
    input: { role: 'ADMIN' },
  });
  const his = within(await row(/Ram Thapa/));
  expect(his.getByRole('cell', { name: 'ADMIN' })).toBeTruthy();

  await user.click(his.getByRole('button', { name: /Edit/ }));
  expect(role().value).toBe('ADMIN');
  await user.selectOptions(role(), 'USER');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(his.getByRole('cell', { name: 'USER' })).toBeTruthy());

  await user.click(within(await row(/The Owner/)).getByRole('button', { name: /Edit/ }));
  expect(role()).toMatchObject({ tagName: 'INPUT', readOnly: true, value: 'ADMIN' });
});

test('a refused name stands at its field, and nothing typed is lost', async () => {
  const { user } = await openAdmin('/admin/users?edit=ram', {
    UserTable,
    UpdateUser: () => refusal('CONFLICT', 'This username is taken.', { username: 'This username is taken.' }),
  });
  const form = within(await screen.findByRole('dialog'));
  await user.clear(form.getByLabelText(/^Username/));
  await user.type(form.getByLabelText(/^Username/), 'sita');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findAllByText('This username is taken.')).not.toHaveLength(0);
  expect(form.getByLabelText<HTMLInputElement>(/^Username/).value).toBe('sita');
});

test('deleting asks first, and a refusal is said in the server’s words', async () => {
  const { user, asked } = await openAdmin('/admin/users', {
    UserTable,
    DeleteUser: () => refusal('FORBIDDEN', 'Cannot delete the main admin account.'),
  });
  const remove = within(await row(/Ram Thapa/)).getByRole('button', { name: /Delete/ });
  await user.click(remove);
  expect(asked.some(({ name }) => name === 'DeleteUser')).toBe(false);
  confirm.mockReturnValue(true);
  await user.click(remove);
  expect(await screen.findByText('Cannot delete the main admin account.')).toBeTruthy();
});

test('a reset link is sent after a question', async () => {
  confirm.mockReturnValue(true);
  const { user, asked } = await openAdmin('/admin/users', {
    UserTable,
    SendPasswordReset: { sendPasswordReset: true },
  });
  await user.click(within(await row(/Ram Thapa/)).getByRole('button', { name: /Send reset link/ }));
  expect(await screen.findByText('Reset link sent to ram@example.com.')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'SendPasswordReset')?.variables).toEqual({ id: 'ram' });
});

test('a picture that was chosen and not saved is not closed away without a question', async () => {
  const store = await openUploadStore();
  const { user, address } = await openAdmin('/admin/users?edit=ram', { UserTable, ...store.answers });
  await user.upload(await screen.findByLabelText<HTMLInputElement>('Choose picture'), picture('ram.webp'));
  await waitFor(() => expect(store.came).toEqual(['ram.webp']));
  await waitFor(async () => {
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(confirm).toHaveBeenCalledWith('Discard your changes?');
  });
  expect(address()).toBe('/admin/users?edit=ram');
});
