import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ApolloLink } from '@apollo/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { Language } from '../../lib/language';
import { held } from '../../repairs/testing/held';
import { fakeServer, refusal } from '../../testing/fakeServer';
import { renderPart } from '../../testing/renderPart';
import { minutesAgo, shop, notification } from '../testing/shop';
import { NotificationBell } from './NotificationBell';
// The bell fetches it when it is wanted; under fake timers it has to be at hand.
import './NotificationPanel';

const renderBell = (link: ApolloLink, language?: Language) => renderPart(<NotificationBell />, { link, language });
const bell = () => screen.getByRole('button', { name: /^Notifications/ });
const panel = () => screen.findByRole('dialog', { name: 'Notifications' });
const closed = () => screen.queryByRole('dialog') === null;

async function openPanel(server: ReturnType<typeof shop>) {
  const app = await renderBell(fakeServer(server.answers));
  await app.user.click(bell());
  return { ...app, panel: await panel() };
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('shows the ten newest, the unread ones marked, and how long ago', async () => {
  const { panel, client } = await openPanel(
    shop(
      notification(0, { title: 'Repair made public' }),
      notification(1),
      notification(2, { timestamp: minutesAgo(125), isRead: true }),
      notification(3, { timestamp: minutesAgo(3 * 24 * 60 + 5) }),
    ),
  );
  const items = (await within(panel).findAllByRole('listitem')).map((item) => item.textContent);
  expect(items).toEqual([
    'Unread: Repair made publicJust nowYour set number 0 is now: Repairing.',
    'Unread: Repair update5m agoYour set number 1 is now: Repairing.',
    'Repair update2h agoYour set number 2 is now: Repairing.',
    'Unread: Repair update3d agoYour set number 3 is now: Repairing.',
  ]);
  expect(client.extract()).toHaveProperty(['ROOT_QUERY', 'notifications({"first":10})']);
});

it('grows old on screen', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const { answers } = shop(notification(0));
  await renderBell(fakeServer(answers));
  await act(() => vi.advanceTimersByTimeAsync(0));
  fireEvent.click(bell());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Just now')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('1m ago')).toBeTruthy();
});

it('counts time in Nepali', async () => {
  const { answers } = shop(notification(1));
  const { user } = await renderBell(fakeServer(answers), 'ne');
  await user.click((await screen.findAllByRole('button'))[0]!);
  expect(await screen.findByText('५ मिनेटअघि')).toBeTruthy();
});

it('marks what is clicked as read, follows its link and closes', async () => {
  const server = shop(notification(1), notification(2), notification(3, { isRead: true }));
  const { user, panel, router } = await openPanel(server);
  await user.click(await within(panel).findByRole('link', { name: /number 2/ }));
  expect(router.state.location.pathname).toBe('/track/REPAIR2');
  expect(closed()).toBe(true);
  expect(bell().getAttribute('aria-label')).toBe('Notifications, 1 unread');
  expect(document.activeElement).toBe(bell());
  expect(server.marked).toEqual(['n2']);
});

it('does not mark again what is read', async () => {
  const server = shop(notification(1), notification(2, { isRead: true }));
  const { user, panel, router } = await openPanel(server);
  await user.click(await within(panel).findByRole('link', { name: /number 2/ }));
  expect(router.state.location.pathname).toBe('/track/REPAIR2');
  expect(server.marked).toEqual([]);
  expect(bell().getAttribute('aria-label')).toBe('Notifications, 1 unread');
});

it('marks once, however quick the second press', async () => {
  const server = shop(notification(1, { link: null }), notification(2));
  const { user, panel } = await openPanel(server);
  await user.dblClick(await within(panel).findByRole('button', { name: /number 1/ }));
  expect(server.marked).toEqual(['n1']);
  expect(bell().getAttribute('aria-label')).toBe('Notifications, 1 unread');
});

it('follows no link that leaves the site', async () => {
  const server = shop(notification(1, { link: '//evil.example' }), notification(2, { link: 'https://evil.example' }));
  const { user, panel } = await openPanel(server);
  await user.click(await within(panel).findByRole('button', { name: /number 1/ }));
  expect(within(panel).getAllByRole('link')).toHaveLength(1);
  expect(server.marked).toEqual(['n1']);
  expect(within(panel).queryByText('Unread:', { exact: false })?.closest('li')?.textContent).toContain('number 2');
});

it('marks all as read at once, and keeps the focus', async () => {
  const server = shop(notification(1), notification(2));
  const waiting = held('MarkAllNotificationsRead', fakeServer(server.answers));
  const { user } = await renderBell(waiting.link);
  await user.click(bell());
  const dialog = await panel();
  await user.click(await within(dialog).findByRole('button', { name: 'Mark all as read' }));
  expect(within(dialog).queryByText('Unread:', { exact: false })).toBeNull();
  expect(within(dialog).queryByRole('button')).toBeNull();
  expect(bell().getAttribute('aria-label')).toBe('Notifications');
  expect(document.activeElement).toBe(dialog);
  await act(async () => waiting.release());
  expect(server.marked).toEqual(['all']);
  expect(bell().getAttribute('aria-label')).toBe('Notifications');
});

it.each([
  ['one', 'MarkNotificationRead', { name: /number 1/ }],
  ['all', 'MarkAllNotificationsRead', { name: 'Mark all as read' }],
])('takes the mark of %s back when the server refuses it', async (_, operation, button) => {
  const server = shop(notification(1, { link: null }), notification(2));
  const sorry = 'Something went wrong. Please try again later.';
  const waiting = held(operation, fakeServer({ ...server.answers, [operation]: () => refusal('INTERNAL', sorry) }));
  const { user } = await renderBell(waiting.link);
  await user.click(bell());
  await user.click(await within(await panel()).findByRole('button', button));
  expect(bell().getAttribute('aria-label')).not.toBe('Notifications, 2 unread');
  await act(async () => waiting.release());
  expect(await screen.findByText(sorry, { exact: false })).toBeTruthy();
  expect(bell().getAttribute('aria-label')).toBe('Notifications, 2 unread');
  expect(screen.getAllByText('Unread:', { exact: false })).toHaveLength(2);
  expect(screen.queryByText(/You have new notifications/)).toBeNull();
});

it('leads to all of them', async () => {
  const { user, panel, router } = await openPanel(shop(notification(1)));
  await user.click(within(panel).getByRole('link', { name: 'View all' }));
  expect(router.state.location.pathname).toBe('/all-notifications');
  expect(closed()).toBe(true);
});

it('says when there are none', async () => {
  const { panel } = await openPanel(shop());
  expect(await within(panel).findByText('You have no notifications yet.')).toBeTruthy();
  expect(within(panel).queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

it('does not call a list empty that failed to load, and tries again', async () => {
  const server = shop(notification(1));
  let answer: () => Record<string, unknown> | Error = () => refusal('INTERNAL', 'No.');
  const { user } = await renderBell(fakeServer({ ...server.answers, NotificationPanel: () => answer() }));
  await user.click(bell());
  const dialog = await panel();
  const again = await within(dialog).findByRole('button', { name: 'Try again' }, { timeout: 5000 });
  expect(within(dialog).queryByText('You have no notifications yet.')).toBeNull();
  answer = server.answers.NotificationPanel;
  await user.click(again);
  expect(await within(dialog).findByText('Repair update')).toBeTruthy();
});
