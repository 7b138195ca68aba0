import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountsServer, toasts, visit } from '../testing/accounts';
import { sessionToken } from '../lib/token';
import { held } from '../repairs/testing/held';
import { signInOnDevice, type sita } from '../testing/session';

/** The first of the page: the head of the page itself is another. */
const banner = () => within(screen.getAllByRole('banner')[0]!);
const menuButton = () => banner().findByRole('button', { name: /^Profile menu/ }, { timeout: 10_000 });
const open = (path: string, viewer: Partial<typeof sita> = {}) =>
  visit(path, accountsServer({ SignOut: { signOut: true } }, viewer));

it('has the eight links of the main navigation, and the search', async () => {
  const app = await visit('/404');
  const navigation = within(banner().getByRole('navigation', { name: 'Main navigation' }));
  expect(navigation.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'About',
    'Services',
    'Records',
    'Blog',
    'Tips',
    'FAQ',
    'Contact',
  ]);
  await app.user.click(banner().getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('dialog', { name: 'Search' }, { timeout: 20_000 })).toBeTruthy();
});

describe('a guest', () => {
  it.each([
    ['/faq?x=1', '/login?redirect=%2Ffaq%3Fx%3D1'],
    ['/login?redirect=/settings', '/login?redirect=/settings'],
    ['/forgot-password', '/login'],
    ['/reset-password/abc', '/login'],
  ])('on %s finds the way in', async (path, to) => {
    await visit(path);
    expect(banner().getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(to);
    expect(banner().queryByRole('button', { name: /^(Profile|Notifications)/ })).toBeNull();
  });

  it('finds it in the slide-out menu, too', async () => {
    const app = await visit('/404');
    await app.user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }, { timeout: 20_000 }));
    await app.user.click(menu.getByRole('link', { name: 'Login' }));
    await waitFor(() => expect(app.address()).toBe('/login?redirect=%2F404'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a signed-in person', () => {
  beforeEach(signInOnDevice);

  it('is waited for without offering the login meanwhile', async () => {
    const server = accountsServer();
    const gate = held('Viewer', server.link);
    await visit('/404', { ...server, link: gate.link });
    expect(banner().queryByRole('link', { name: 'Login' })).toBeNull();
    expect(banner().queryByRole('button', { name: /^Profile menu/ })).toBeNull();
    gate.release();
    expect((await menuButton()).textContent).toBe('SSProfile menu of Sita Sharma');
    expect(await banner().findByRole('button', { name: /^Notifications/ })).toBeTruthy();
  });

  it('finds name, e-mail, role and the ways on in the profile menu, an admin the dashboard, too', async () => {
    const app = await open('/404', { role: 'ADMIN', name: null });
    const button = await menuButton();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await app.user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const panel = within(document.getElementById(button.getAttribute('aria-controls')!)!);
    for (const text of ['sita', 'sita@example.com', 'Admin']) expect(panel.getByText(text)).toBeTruthy();
    const links = panel.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['My Records', '/records'],
      ['My Profile / Settings', '/settings'],
      ['Admin Dashboard', '/admin'],
    ]);
    await app.user.click(panel.getByRole('link', { name: 'My Profile / Settings' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile & Settings' })).toBeTruthy();
    expect(banner().queryByRole('link', { name: 'My Records' })).toBeNull();
  });

  it('who is no admin finds no way to the dashboard', async () => {
    const app = await open('/404');
    await app.user.click(await menuButton());
    expect(banner().getByRole('link', { name: 'My Records' })).toBeTruthy();
    expect(banner().queryByRole('link', { name: 'Admin Dashboard' })).toBeNull();
  });

  it('opens and closes the menu by keyboard; Escape gives the focus back', async () => {
    const app = await open('/404');
    const button = await menuButton();
    button.focus();
    await app.user.keyboard('{Enter}');
    await app.user.tab();
    expect(document.activeElement).toBe(banner().getByRole('link', { name: 'My Records' }));
    await app.user.keyboard('{Escape}');
    expect(banner().queryByRole('link', { name: 'My Records' })).toBeNull();
    expect(document.activeElement).toBe(button);

    await app.user.keyboard('{Enter}');
    await app.user.tab();
    await app.user.tab();
    await app.user.tab();
    expect(document.activeElement).toBe(banner().getByRole('button', { name: 'Logout' }));
    await app.user.tab();
    expect(banner().queryByRole('button', { name: 'Logout' })).toBeNull();
  });

  it('closes the menu by a press elsewhere', async () => {
    const app = await open('/404');
    await app.user.click(await menuButton());
    // Not a click, which would move the focus as well.
    fireEvent.pointerDown(screen.getByRole('main'));
    expect(banner().queryByRole('button', { name: 'Logout' })).toBeNull();
  });

  it('logs out and stays on a page that is for everybody', async () => {
    const app = await open('/faq');
    await app.user.click(await menuButton());
    await app.user.click(banner().getByRole('button', { name: 'Logout' }));
    expect(await banner().findByRole('link', { name: 'Login' })).toBeTruthy();
    expect(app.address()).toBe('/faq');
    expect(toasts()).toEqual(['Logged out successfully.']);
    expect(sessionToken.get()).toBeNull();
    expect(app.sent.map(({ name }) => name)).toContain('SignOut');
  });

  it.each(['/settings', '/change-password', '/all-notifications'])(
    'logs out on %s and is led home, not to the login',
    async (path) => {
      const app = await open(path);
      const passed: string[] = [];
      app.router.subscribe(({ location }) => passed.push(location.pathname));
      await app.user.click(await menuButton());
      await app.user.click(banner().getByRole('button', { name: 'Logout' }));
      expect(await banner().findByRole('link', { name: 'Login' })).toBeTruthy();
      await waitFor(() => expect(app.address()).toBe('/'));
      expect(passed).not.toContain('/login');
    },
  );

  it('finds the same, and the notifications, in the slide-out menu', async () => {
    const app = await open('/404');
    await menuButton();
    await app.user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }, { timeout: 20_000 }));
    expect(await menu.findByText('sita@example.com')).toBeTruthy();
    const links = menu.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links.slice(0, 4)).toEqual(['My Records', 'My Profile / Settings', 'Notifications', 'Home']);
    await app.user.click(menu.getByRole('button', { name: 'Logout' }));
    expect(await banner().findByRole('link', { name: 'Login' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('who is an admin finds the dashboard in the slide-out menu', async () => {
    const app = await open('/404', { role: 'ADMIN' });
    await menuButton();
    await app.user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }, { timeout: 20_000 }));
    expect((await menu.findByRole('link', { name: 'Admin' })).getAttribute('href')).toBe('/admin');
  });
});
