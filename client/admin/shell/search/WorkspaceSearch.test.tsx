import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin, tablePage } from '../../../testing/admin';

const hit = (kind: string, id: string, title: string, change: object = {}) => ({
  __typename: 'WorkspaceHit',
  kind,
  id,
  title,
  detail: null,
  status: null,
  ...change,
});

const HITS = [
  hit('REPAIR', '7K3M9QXT2BWD', 'Sony XR-55', { detail: 'Sita · 9841234567', status: 'REQUESTED' }),
  hit('CUSTOMER', '9779841234567', 'Sita', { detail: '9841-234567' }),
  hit('PRODUCT', 'p1', 'Sony remote'),
  hit('POST', 'b1', 'Sony, no picture', { detail: 'The workshop' }),
];

const soon = { timeout: 20_000 };

async function open() {
  const app = await openAdmin('/admin/users', {
    UserTable: { userTable: tablePage('UserTable', []) },
    WorkspaceSearch: ({ search }: Record<string, any>) => ({ workspaceSearch: search.startsWith('x') ? [] : HITS }),
  });
  await screen.findByRole('heading', { name: 'Manage Users' }, soon);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const dialog = await screen.findByRole('dialog', { name: 'Search the workspace' }, soon);
  return { ...app, dialog: within(dialog) };
}

test('Ctrl+K finds what is kept, group by group, each with the way to its record', async () => {
  const { user, dialog, asked } = await open();
  expect(document.activeElement).toBe(dialog.getByRole('textbox'));
  expect(dialog.getByRole('region', { name: 'Actions' })).toBeTruthy();
  await user.keyboard('sony');
  const ways = async (group: string) =>
    within(await dialog.findByRole('region', { name: group }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(await ways('Repairs')).toEqual([[expect.stringContaining('Sony XR-55'), '/admin/repairs?view=7K3M9QXT2BWD']]);
  expect(await ways('Customers')).toEqual([['Sita9841-234567', '/admin/customers?view=9779841234567']]);
  expect(await ways('Products')).toEqual([['Sony remote', '/admin/products?search=Sony+remote&edit=p1']]);
  expect(await ways('Posts')).toEqual([
    [expect.stringContaining('Sony, no picture'), '/admin/blog?search=Sony%2C+no+picture&edit=b1'],
  ]);
  expect(asked.filter(({ name }) => name === 'WorkspaceSearch')).toHaveLength(1);
});

test('who types a number and presses Enter at once is led to what it finds', async () => {
  const { user, address } = await open();
  await user.keyboard('98412{Enter}');
  await waitFor(() => expect(address()).toContain('/admin/repairs?view=7K3M9QXT2BWD'), soon);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search the workspace' })).toBeNull());
});

test('tabs and actions are found by their words, in any order', async () => {
  const { user, dialog } = await open();
  await user.keyboard('x campaigns');
  expect(await dialog.findByText(/^Nothing matches/, undefined, soon)).toBeTruthy();
  await user.clear(dialog.getByRole('textbox'));
  await user.keyboard('campa');
  const tabs = within(await dialog.findByRole('region', { name: 'Tabs' }));
  expect(tabs.getByRole('link').getAttribute('href')).toBe('/admin/emailCampaigns');
  const actions = within(dialog.getByRole('region', { name: 'Actions' }));
  expect(actions.getByRole('link', { name: 'New campaign' }).getAttribute('href')).toBe(
    '/admin/emailCampaigns?edit=new',
  );
});
