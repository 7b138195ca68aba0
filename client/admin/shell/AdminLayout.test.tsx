import { i18n } from '@lingui/core';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../../lib/language';
import { messages as nepali } from '../../locales/ne/admin.po';
import { messages as everybodys } from '../../locales/ne/messages.po';
import { held } from '../../repairs/testing/held';
import { admin, openAdmin } from '../../testing/admin';
import { fakeServer } from '../../testing/fakeServer';
import { renderApp } from '../../testing/renderApp';
import { signInOnDevice, sita } from '../../testing/session';
import { setWidth } from '../../testing/viewport';
import { lastAdminUrl } from './urls';

vi.mock('../../accounts/admin/UsersTab', () => ({ UsersTab: () => <h2>Manage Users</h2> }));
vi.mock('../../stats/admin/OverviewTab', () => ({ OverviewTab: () => <h2>Overview</h2> }));

const PATIENCE = { timeout: 20_000 };
const sections = () => within(screen.getByRole('navigation', { name: 'Admin sections' }));
const group = (name: string) => sections().getByRole('button', { name });
const names = (links: HTMLElement[]) => links.map(({ textContent }) => textContent);

const server = (viewer: object | null) =>
  fakeServer({
    Viewer: { viewer },
    NotificationBell: { unreadNotificationCount: 0 },
    FigureStrip: { workshopReport: { __typename: 'WorkshopReport', repairsByStatus: [], overdue: 0 } },
    SignOut: { signOut: true },
  });

describe('who comes in', () => {
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
  it('has a frame of its own, with who is there and the tools, and nothing of the site around it', async () => {
    const { user } = await openAdmin('/admin/appSettings');
    const bar = within(screen.getAllByRole('banner')[0]!);
    expect(bar.getByRole('link', { name: 'Parda' }).getAttribute('href')).toBe('/');
    expect(bar.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeTruthy();
    expect(bar.getByText('Logged in as sita@example.com (Role: ADMIN)')).toBeTruthy();
    expect(bar.getByRole('link', { name: 'New repair' }).getAttribute('href')).toBe('/admin/repairs?edit=new');
    for (const name of ['Search', 'Keyboard shortcuts', 'Colours: same as this device', 'नेपाली (Nepali)']) {
      expect(bar.getByRole('button', { name })).toBeTruthy();
    }
    expect(bar.getByRole('button', { name: /^Notifications/ })).toBeTruthy();
    await user.click(bar.getByRole('button', { name: /^Profile menu/ }));
    expect(bar.getByRole('button', { name: 'Logout' })).toBeTruthy();
    expect(document.title).toBe('App Settings · Admin Dashboard · Parda');
    expect(screen.getByText('There are no global settings.', { exact: false })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Messages' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Figures' })).toBeTruthy();

    for (const role of ['complementary', 'contentinfo']) expect(screen.queryByRole(role)).toBeNull();
    for (const name of ['Main navigation', 'Quick Links']) {
      expect(screen.queryByRole('navigation', { name })).toBeNull();
    }
    expect(screen.queryByText('TV repair experts in Kathmandu')).toBeNull();
    for (const name of ['Subscribe', 'Appearance', 'Chat with the AI Assistant', 'Back to top']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });

  it.each(['/admin', '/admin/', '/admin/users', '/admin/nonsense', '/admin/users/more'])(
    '%s opens the users',
    async (path) => {
      await openAdmin(path);
      expect(screen.getByRole('heading', { level: 2, name: 'Manage Users' })).toBeTruthy();
      expect(sections().getByRole('link', { name: 'Users' }).getAttribute('aria-current')).toBe('page');
    },
  );

  it('has three tabs by themselves and the others in groups', async () => {
    const { user } = await openAdmin('/admin/appSettings');
    expect(names(sections().getAllByRole('link'))).toEqual(['Users', 'Activity Log', 'App Settings']);
    const all: Record<string, (string | null)[]> = {};
    for (const { textContent } of sections().getAllByRole('button')) {
      await user.click(group(textContent));
      all[textContent] = names(await sections().findAllByRole('menuitem'));
      await user.keyboard('{Escape}');
      await waitFor(() => expect(sections().queryByRole('menu')).toBeNull());
    }
    expect(all).toEqual({
      Operations: [
        'Today',
        'Repairs',
        'Customers',
        'Products',
        'Sets',
        'Bills',
        'Ledger',
        'Cash-up',
        'Price List',
        'Quote Templates',
        'Messages to customers',
        'Checklist of sets',
        'Tax Settings',
        'Webhooks',
        'System',
        'Overview',
      ],
      Moderation: ['Reviews', 'Newsletter', 'Email Campaigns', 'Inbox', 'Mail'],
      'Global Content': ['Top Bar', 'Hero Slides'],
      'Site Content': ['Blog', 'Blog Comments', 'FAQs'],
      'Page Management': ['About Us', 'FAQ Page Content', 'Services', 'Why Choose Us', 'Contact'],
      'Legal & Static Pages': ['Privacy Policy', 'Terms of Use', 'Warranty Info', 'Careers'],
    });
  });

  it('leads to a tab, which takes the focus and says so in the title', async () => {
    const { user, address } = await openAdmin('/admin/appSettings');
    await user.click(sections().getByRole('link', { name: 'Users' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Manage Users' })).toBeTruthy();
    expect(address()).toBe('/admin/users');
    expect(document.title).toBe('Users · Admin Dashboard · Parda');
    await waitFor(() => expect(document.activeElement?.id).toBe('main'));
  });
});

describe('our own links to the dashboard', () => {
  const fromTheSite = async () => {
    const app = await renderApp('/404', { link: server({ __typename: 'User', ...admin }) });
    await app.user.click(await screen.findByRole('button', { name: /^Profile menu/ }, PATIENCE));
    return { ...app, href: screen.getByRole('link', { name: 'Admin Dashboard' }).getAttribute('href') };
  };

  it('lead to the tab that was open last on this device', async () => {
    signInOnDevice();
    const first = await fromTheSite();
    expect(first.href).toBe('/admin');
    await act(() => first.router.navigate('/admin/overview'));
    await screen.findByRole('heading', { level: 2, name: 'Overview' }, PATIENCE);
    await act(() => first.router.navigate('/404'));
    await first.user.click(await screen.findByRole('button', { name: /^Profile menu/ }));
    expect(screen.getByRole('link', { name: 'Admin Dashboard' }).getAttribute('href')).toBe('/admin/overview');
  });

  it('forget it when the admin signs out', async () => {
    const { user } = await openAdmin('/admin/appSettings');
    expect(lastAdminUrl()).toBe('/admin/appSettings');
    await user.click(screen.getByRole('button', { name: /^Profile menu/ }));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(lastAdminUrl()).toBe('/admin'));
  });
});

describe('a group', () => {
  const menu = () => sections().queryByRole('menu');

  it('opens at a press, and closes at another and at one elsewhere', async () => {
    const { user } = await openAdmin('/admin/appSettings');
    fireEvent.click(group('Operations'));
    await waitFor(() => expect(group('Operations').getAttribute('aria-expanded')).toBe('true'));
    expect(sections().getByRole('menuitem', { name: 'Repairs' }).getAttribute('href')).toBe('/admin/repairs');
    fireEvent.click(group('Operations'));
    await waitFor(() => expect(group('Operations').getAttribute('aria-expanded')).toBe('false'));
    fireEvent.click(group('Operations'));
    await waitFor(() => expect(menu()).toBeTruthy());
    await user.click(screen.getByRole('heading', { level: 2 }));
    await waitFor(() => expect(menu()).toBeNull());
  });

  it('opens under the mouse and closes behind it, unless a press holds it open', async () => {
    const { user } = await openAdmin('/admin/appSettings');
    await user.hover(group('Moderation'));
    expect(sections().getByRole('menuitem', { name: 'Inbox' })).toBeTruthy();
    await user.unhover(group('Moderation'));
    await waitFor(() => expect(menu()).toBeNull());
    await user.click(group('Moderation'));
    await user.unhover(group('Moderation'));
    expect(sections().getByRole('menuitem', { name: 'Inbox' })).toBeTruthy();
  });

  it('does not open under the mouse of somebody who writes', async () => {
    const { user } = await openAdmin('/admin/appSettings');
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await user.hover(group('Moderation'));
    expect(menu()).toBeNull();
    field.remove();
  });

  it('works with the keyboard alone', async () => {
    const { user, address } = await openAdmin('/admin/appSettings');
    const chosen = () => sections().queryByRole('menuitem', { current: false })?.closest('[role="menu"]');
    group('Site Content').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(menu()));
    const marked = () => document.getElementById(menu()!.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await waitFor(() => expect(marked()).toBe('Blog'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(group('Site Content')));
    expect(chosen()).toBeUndefined();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toBe(menu()));
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await waitFor(() => expect(marked()).toBe('Blog Comments'));
    expect(address()).toBe('/admin/appSettings');
  });
});

it('on a phone there is one menu, whose button tells the tab that is open', async () => {
  setWidth(360);
  const { user, router } = await openAdmin('/admin/appSettings');
  expect(screen.queryByRole('button', { name: 'Operations' })).toBeNull();
  const head = () => screen.getByRole('button', { name: /^Section/ });
  const drawer = () => screen.findByRole('dialog', { name: 'Admin sections' }, PATIENCE);
  expect(head().textContent).toBe('SectionApp Settings');
  await user.click(head());
  const inMenu = within(await drawer());
  expect(
    within(inMenu.getByRole('region', { name: 'Operations' })).getByRole('link', { name: 'Repairs' }),
  ).toBeTruthy();
  for (const name of ['Colours: same as this device', 'नेपाली (Nepali)']) {
    expect(inMenu.getByRole('button', { name })).toBeTruthy();
  }
  await user.click(inMenu.getByRole('link', { name: 'Users' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Manage Users' })).toBeTruthy();
  expect(head().textContent).toBe('SectionUsers');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(head());
  await drawer();
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { level: 2, name: 'App Settings' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('brings its own texts along, in whichever language follows', async () => {
  const { unmount } = await openAdmin('/admin/appSettings');
  const texts = Object.keys(nepali);
  expect(texts.length).toBeGreaterThan(0);
  // English is in the components
  expect(i18n.messages).toEqual({});
  await chooseLanguage('ne');
  expect(texts.filter((id) => !(id in i18n.messages))).toEqual([]);
  // What visitors read is complete in Nepali and must not give way to the admin's English.
  expect(i18n.messages).toMatchObject(everybodys);
  expect(await screen.findByRole('heading', { level: 1, name: 'एडमिन ड्यासबोर्ड' })).toBeTruthy();
  unmount();
  await chooseLanguage('en');
});
