import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { repairRow, workshop } from '../../repairs/admin/testing/adminRepairs';
import { openAdmin } from '../../testing/admin';
import { setWidth } from '../../testing/viewport';

const open = async (path = '/admin/repairs') => {
  const { answers } = workshop([repairRow('A'), repairRow('B'), repairRow('C')]);
  const app = await openAdmin(path, answers);
  await screen.findByText('Customer A');
  return app;
};
const help = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });

describe('a list by its keys', () => {
  it('J and K move from row to row, and Enter opens the one that has the focus', async () => {
    const { user, address } = await open();
    const focused = () => document.activeElement?.textContent;
    await user.keyboard('j');
    expect(focused()).toContain('Customer A');
    await user.keyboard('jjj');
    expect(focused()).toContain('Customer C');
    await user.keyboard('k');
    expect(focused()).toContain('Customer B');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/repairs?view=B'));
  });

  it('do the same for the rows of a phone', async () => {
    setWidth(360);
    const { user, address } = await open();
    await user.keyboard('jj{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/repairs?view=B'));
  });

  it('N begins a new one', async () => {
    const { user, address } = await open();
    await user.keyboard('n');
    await waitFor(() => expect(address()).toBe('/admin/repairs?edit=new'));
  });

  it('/ goes to the search, where letters are letters', async () => {
    const { user, address } = await open();
    const search = screen.getByRole('textbox', { name: 'Search' });
    await user.keyboard('/');
    expect(document.activeElement).toBe(search);
    await user.keyboard('jn?/');
    expect((search as HTMLInputElement).value).toBe('jn?/');
    expect(document.activeElement).toBe(search);
    expect(help()).toBeNull();
    expect(address()).not.toContain('edit');
  });

  it('? lists them, beneath which none acts; there they can be turned off, which the device remembers', async () => {
    const { user, address, unmount } = await open();
    await user.keyboard('?');
    await waitFor(() => expect(help()).toBeTruthy());
    const keys = within(help()!)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    expect(keys).toEqual(['J', 'K', 'Enter', 'N', '/', '?', 'CtrlK']);
    await user.keyboard('n');
    expect(address()).toBe('/admin/repairs');
    await user.click(within(help()!).getByRole('switch', { checked: true }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(help()).toBeNull());
    await user.keyboard('n?');
    expect(help()).toBeNull();
    expect(address()).toBe('/admin/repairs');
    unmount();

    const again = await open();
    await again.user.keyboard('n');
    expect(again.address()).toBe('/admin/repairs');
    await again.user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    await waitFor(() => expect(help()).toBeTruthy());
    await again.user.click(within(help()!).getByRole('switch', { checked: false }));
    await again.user.click(within(help()!).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(help()).toBeNull());
    await again.user.keyboard('n');
    await waitFor(() => expect(again.address()).toBe('/admin/repairs?edit=new'));
  });

  it('a letter with Ctrl is the browser’s, and one of a Devanagari keyboard counts by its place', async () => {
    const { user, address } = await open();
    await user.keyboard('{Control>}n{/Control}');
    expect(address()).toBe('/admin/repairs');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ल', code: 'KeyN', bubbles: true }));
    await waitFor(() => expect(address()).toBe('/admin/repairs?edit=new'));
  });
});
