import { i18n } from '@lingui/core';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../../lib/language';
import { messages as nepali } from '../../locales/ne/desk.po';
import { messages as everybodys } from '../../locales/ne/messages.po';
import { held } from '../../repairs/testing/held';
import { admin, openDesk } from '../../testing/desk';
import { fakeServer } from '../../testing/fakeServer';
import { renderApp } from '../../testing/renderApp';
import { signInOnDevice, sita } from '../../testing/session';
import { setWidth } from '../../testing/viewport';
import { rememberOverview } from './overview';

vi.mock('../../accounts/desk/UsersTab', () => ({ UsersTab: () => <h2>Manage Users</h2> }));
const charts = vi.hoisted(() => vi.fn<() => void>());
vi.mock('../../stats/desk/Overview', () => ({
  Overview: () => {
    charts();
    return <p>Charts</p>;
  },
}));
beforeEach(() => charts.mockClear());

const PATIENCE = { timeout: 20_000 };
const sections = () => within(screen.getByRole('navigation', { name: 'Admin sections' }));
const group = (name: string) => sections().getByRole('button', { name });
const names = (links: HTMLElement[]) => links.map(({ textContent }) => textContent);

describe('who comes in', () => {
  const server = (viewer: object | null) =>
    fakeServer({ Viewer: { viewer }, NotificationBell: { unreadNotificationCount: 0 } });

  it.each([
    ['/admin', '/login?redirect=%2Fadmin'],
    ['/admin/appSettings?x=1', '/login?redirect=%2Fadmin%2FappSettings%3Fx%3D1'],
  ])('a visitor at %s goes to the login and comes back', async (path, login) => {
    const { router } = await renderApp(path, { link: server(null) });
    await waitFor(() => {
      const { pathname, search } = router.state.location;
      expect(pathname + search).toBe(login);
    }, PATIENCE);
  });

  it('somebody who is no admin goes home', async () => {
    signInOnDevice();
    const { router } = await renderApp('/admin', { link: server({ __typename: 'User', ...sita }) });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'), PATIENCE);
    expect(screen.queryByRole('heading', { name: 'Admin Dashboard' })).toBeNull();
  });

  it('while that is not known there is a spinner', async () => {
    signInOnDevice();
    const gate = held('Viewer', server({ __typename: 'User', ...admin }));
    await renderApp('/admin', { link: gate.link });
    expect(await screen.findByRole('img', { name: 'Loading…' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Admin Dashboard' })).toBeNull();
    gate.release();
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' }, PATIENCE)).toBeTruthy();
  });
});

describe('the dashboard', () => {
  it('says who is there, and has the whole width for itself', async () => {
    await openDesk('/admin/appSettings');
    expect(screen.getByText('Logged in as sita@example.com (Role: ADMIN)')).toBeTruthy();
    expect(document.title).toBe('App Settings · Admin Dashboard · Parda');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Quick Links' })).toBeNull();
    expect(screen.getByText('There are no global settings.', { exact: false })).toBeTruthy();
  });

  it.each(['/admin', '/admin/', '/admin/users', '/admin/nonsense', '/admin/users/more'])(
    '%s opens the users',
    async (path) => {
      await openDesk(path);
      expect(screen.getByRole('heading', { level: 2, name: 'Manage Users' })).toBeTruthy();
      expect(sections().getByRole('link', { name: 'Users' }).getAttribute('aria-current')).toBe('page');
    },
  );

  it('has three tabs by themselves and the others in groups', async () => {
    await openDesk('/admin/appSettings');
    expect(names(sections().getAllByRole('link'))).toEqual(['Users', 'Activity Log', 'App Settings']);
    const groups = sections().getAllByRole('button');
    const all = Object.fromEntries(
      groups.map((button) => [
        button.textContent,
        names([...document.getElementById(button.getAttribute('aria-controls')!)!.querySelectorAll('a')]),
      ]),
    );
    expect(all).toEqual({
      Operations: ['Repairs', 'Products', 'Webhooks', 'System'],
      Moderation: ['Reviews', 'Newsletter', 'Email Campaigns', 'Inbox', 'Mail'],
      'Global Content': ['Top Bar', 'Hero Slides'],
      'Site Content': ['Blog', 'Blog Comments', 'FAQs'],
      'Page Management': ['About Us', 'FAQ Page Content', 'Services', 'Why Choose Us', 'Contact'],
      'Legal & Static Pages': ['Privacy Policy', 'Terms of Use', 'Warranty Info', 'Careers'],
    });
  });

  it('leads to a tab, and remembers which one is open', async () => {
    const { user, address } = await openDesk('/admin/appSettings');
    await user.click(sections().getByRole('link', { name: 'Users' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Manage Users' })).toBeTruthy();
    expect(address()).toBe('/admin/users');
    expect(document.title).toBe('Users · Admin Dashboard · Parda');
  });
});

describe('a group', () => {
  it('opens and closes at a press, and by a press elsewhere', async () => {
    const { user } = await openDesk('/admin/appSettings');
    await user.click(group('Operations'));
    expect(group('Operations').getAttribute('aria-expanded')).toBe('true');
    expect(sections().getByRole('link', { name: 'Repairs' }).getAttribute('href')).toBe('/admin/repairs');
    await user.click(group('Operations'));
    expect(group('Operations').getAttribute('aria-expanded')).toBe('false');
    await user.click(group('Operations'));
    fireEvent.pointerDown(screen.getByRole('main'));
    expect(sections().queryByRole('link', { name: 'Repairs' })).toBeNull();
  });

  it('opens under the mouse and closes behind it, unless a press holds it open', async () => {
    const { user } = await openDesk('/admin/appSettings');
    await user.hover(group('Moderation'));
    expect(sections().getByRole('link', { name: 'Inbox' })).toBeTruthy();
    await user.unhover(group('Moderation'));
    expect(sections().queryByRole('link', { name: 'Inbox' })).toBeNull();
    await user.click(group('Moderation'));
    await user.unhover(group('Moderation'));
    expect(sections().getByRole('link', { name: 'Inbox' })).toBeTruthy();
  });

  it('works with the keyboard alone', async () => {
    const { user } = await openDesk('/admin/appSettings');
    group('Site Content').focus();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Blog');
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(group('Site Content'));
    expect(group('Site Content').getAttribute('aria-expanded')).toBe('false');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Blog');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Blog Comments');
    await user.tab();
    await user.tab();
    expect(group('Site Content').getAttribute('aria-expanded')).toBe('false');
  });
});

it('on a phone there is one menu, which tells the tab that is open', async () => {
  setWidth(360);
  const { user, router } = await openDesk('/admin/appSettings');
  expect(sections().queryByRole('button', { name: 'Operations' })).toBeNull();
  const menu = () => screen.getByRole('navigation', { name: 'Admin sections' }).querySelector('details')!;
  const head = () => menu().querySelector('summary')!;
  expect(head().textContent).toBe('SectionApp Settings');
  expect(menu().open).toBe(false);
  await user.click(head());
  expect(sections().getByRole('region', { name: 'Operations' })).toBeTruthy();
  await user.click(sections().getByRole('link', { name: 'Users' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Manage Users' })).toBeTruthy();
  expect(head().textContent).toBe('SectionUsers');
  expect(menu().open).toBe(false);
  await user.click(head());
  await router.navigate(-1);
  expect(await screen.findByRole('heading', { level: 2, name: 'App Settings' })).toBeTruthy();
  expect(menu().open).toBe(false);
});

describe('the overview', () => {
  const open = async (path = '/admin/appSettings') => {
    signInOnDevice();
    const link = fakeServer({
      Viewer: { viewer: { __typename: 'User', ...admin } },
      NotificationBell: { unreadNotificationCount: 0 },
    });
    const app = await renderApp(path, { link });
    await screen.findByRole('heading', { level: 2, name: 'App Settings' }, PATIENCE);
    return app;
  };
  const head = () => screen.getByText('Overview', { selector: 'summary' });

  it('is not loaded while it is closed, as on a phone at first; the device remembers it', async () => {
    setWidth(360);
    const { user, unmount } = await open();
    expect(charts).not.toHaveBeenCalled();
    await user.click(head());
    expect(await screen.findByText('Charts')).toBeTruthy();
    unmount();
    await open();
    expect(await screen.findByText('Charts')).toBeTruthy();
  });

  it('is open at first where there is room, and closes for good', async () => {
    setWidth(1440);
    const { user, unmount } = await open();
    expect(await screen.findByText('Charts')).toBeTruthy();
    await user.click(head());
    await waitFor(() => expect(screen.queryByText('Charts')).toBeNull());
    unmount();
    charts.mockClear();
    await open();
    expect(charts).not.toHaveBeenCalled();
  });
});

it('brings its own texts along, in whichever language follows', async () => {
  const { unmount } = await openDesk('/admin/appSettings');
  const texts = Object.keys(nepali);
  expect(texts.length).toBeGreaterThan(0);
  // English stands in the components
  expect(i18n.messages).toEqual({});
  await chooseLanguage('ne');
  expect(texts.filter((id) => !(id in i18n.messages))).toEqual([]);
  // What visitors read is complete in Nepali and must not give way to the desk's English.
  expect(i18n.messages).toMatchObject(everybodys);
  expect(await screen.findByRole('navigation', { name: 'मुख्य मेनु' })).toBeTruthy();
  unmount();
  rememberOverview(false);
  await chooseLanguage('en');
});
