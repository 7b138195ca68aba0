import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer, refusal } from '../testing/fakeServer';
import { renderApp } from '../testing/renderApp';
import { signInOnDevice, sita } from '../testing/session';
import { toast } from '../ui';
import { routes } from './routes';

const link = fakeServer({ FaqList: { faqItems: [] } });

test('an unknown path and /404 are not-found pages with a way home', async () => {
  for (const path of ['/404', '/no/such/page']) {
    const { unmount } = await renderApp(path, { link });
    expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Page Not Found.' })).toBeTruthy();
    expect(within(screen.getByRole('main')).getByRole('link').getAttribute('href')).toBe('/');
    unmount();
  }
});

test('the language switch changes every text, remembers the choice and keeps the page', async () => {
  const { user, router } = await renderApp('/faq', { link });
  await user.click(await screen.findByRole('button', { name: 'नेपाली (Nepali)' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'धेरै सोधिने प्रश्नहरू' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('ne');
  expect(router.state.location.pathname).toBe('/faq');
  expect(localStorage.getItem('parda.language')).toBe('ne');
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeTruthy();
});

test('the theme goes round: device, light, dark', async () => {
  const { user } = await renderApp('/404', { link });
  await user.click(await screen.findByRole('button', { name: 'Colours: same as this device' }));
  expect(document.documentElement.dataset.theme).toBe('light');
  await user.click(screen.getByRole('button', { name: 'Colours: light' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Colours: dark' }));
  expect(localStorage.getItem('parda.theme')).toBeNull();
});

test('the menu opens, and a link in it leads on and closes it', async () => {
  const { user } = await renderApp('/404', { link });
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' }, { timeout: 20_000 });
  await user.click(within(menu).getByRole('link', { name: 'FAQ' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement?.id).toBe('main'));
});

test('back to top appears after 300 px', async () => {
  await renderApp('/404', { link });
  const scroll = (to: number) =>
    act(() => {
      vi.spyOn(window, 'scrollY', 'get').mockReturnValue(to);
      fireEvent.scroll(window);
    });
  scroll(300);
  expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull();
  scroll(301);
  expect(screen.getByRole('button', { name: 'Back to top' })).toBeTruthy();
});

test('the chat and the way back to the top are on every page but those of the back office', async () => {
  signInOnDevice();
  const viewer = { viewer: { __typename: 'User', ...sita, role: 'ADMIN' } };
  const server = fakeServer({ Viewer: viewer, NotificationBell: { unreadNotificationCount: 0 } });
  const { router } = await renderApp('/404', { link: server });
  expect(await screen.findByRole('button', { name: 'Chat with the AI Assistant' })).toBeTruthy();
  await act(() => router.navigate('/admin'));
  await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' }, { timeout: 20_000 });
  expect(screen.queryByRole('button', { name: 'Chat with the AI Assistant' })).toBeNull();
});

test('a page that breaks leaves the navigation standing', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const pages = routes[0]!.children![0]!.children![0]!.children![0]!.children!;
  pages.unshift({
    path: '/broken',
    Component: () => {
      throw new Error('broken');
    },
  });
  try {
    await renderApp('/broken', { link });
    expect(await screen.findByText('This page could not be shown.')).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeTruthy();
  } finally {
    pages.shift();
    quiet.mockRestore();
  }
});

test('a toast is announced, an error not twice', async () => {
  await renderApp('/404', { link });
  const region = await screen.findByRole('region', { name: 'Messages' });
  expect(region.getAttribute('aria-live')).toBe('polite');
  act(() => toast.success('Repair request XT2BWD submitted!'));
  act(() => toast.error('No.'));
  expect(region.textContent).toContain('Repair request XT2BWD submitted!');
  expect(region.textContent).toContain('No.');
  expect(within(region).queryByRole('alert')).toBeNull();
});

test('it is said when the server could not be asked who is signed in', async () => {
  signInOnDevice();
  const lost = refusal('INTERNAL', 'Something went wrong. Please try again later.');
  await renderApp('/404', { link: fakeServer({ Viewer: lost }) });
  expect(
    await screen.findByText('Failed to load app data: Something went wrong. Please try again later.'),
  ).toBeTruthy();
});
