import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ApolloLink } from '@apollo/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { held } from '../../repairs/testing/held';
import { fakeServer } from '../../testing/fakeServer';
import { liveServer } from '../../testing/liveServer';
import { renderPart } from '../../testing/renderPart';
import { shop, notification } from '../testing/shop';
import { NotificationBell } from './NotificationBell';
// The bell fetches it when it is wanted; under fake timers it has to be at hand.
import './NotificationPanel';

const renderBell = (link: ApolloLink) =>
  renderPart(
    <>
      <NotificationBell />
      <button>Elsewhere</button>
      <p>Nothing to press</p>
    </>,
    { link },
  );
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

describe('the count', () => {
  it.each([
    [0, 'Notifications', ''],
    [3, 'Notifications, 3 unread', '3'],
    [99, 'Notifications, 99 unread', '99'],
    [120, 'Notifications, 99+ unread', '99+'],
  ])('of %i is said and shown', async (count, name, badge) => {
    await renderBell(fakeServer({ NotificationBell: { unreadNotificationCount: count } }));
    const button = await screen.findByRole('button', { name });
    expect(button.textContent).toBe(badge);
  });

  it('stays away while it is not known', async () => {
    await renderBell(fakeServer({ NotificationBell: new Error('lost') }));
    await act(async () => undefined);
    expect(bell().getAttribute('aria-label')).toBe('Notifications');
  });
});

describe('the poll', () => {
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const startClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const news = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

  it('asks every 30 s, once, and not in a hidden tab', async () => {
    startClock();
    const { answers, contexts } = shop(notification(1));
    await renderBell(fakeServer(answers));
    await pass(0);
    expect(contexts).toHaveLength(1);
    await pass(29_000);
    expect(contexts).toHaveLength(1);
    await pass(1000);
    expect(contexts).toHaveLength(2);
    expect(contexts.every(({ retriedByCaller }) => retriedByCaller === true)).toBe(true);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(120_000);
    expect(contexts).toHaveLength(2);
    hidden.mockReturnValue(false);
    await pass(30_000);
    expect(contexts).toHaveLength(3);
  });

  it('says what is new, and shows it in the panel that is open', async () => {
    startClock();
    const server = shop(notification(1));
    const slow = held('NotificationBell', fakeServer(server.answers), (attempt) => attempt > 1);
    await renderBell(slow.link);
    await pass(0);
    fireEvent.click(bell());
    await pass(0);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(news()).toEqual(['']);
    server.notifications.unshift(notification(0, { title: 'Your quote is ready' }));
    await pass(30_000);
    await act(async () => slow.release());
    expect(news()).toEqual(['You have new notifications. 2 unread.']);
    await pass(0);
    expect(screen.getByText('Your quote is ready')).toBeTruthy();
  });

  it('says nothing when notifications were read elsewhere', async () => {
    startClock();
    const server = shop(notification(1), notification(2));
    const slow = held('NotificationBell', fakeServer(server.answers), (attempt) => attempt > 1);
    await renderBell(slow.link);
    await pass(0);
    server.notifications[0]!.isRead = true;
    await pass(30_000);
    await act(async () => slow.release());
    expect(bell().getAttribute('aria-label')).toBe('Notifications, 1 unread');
    expect(news()).toEqual(['']);
  });

  it('keeps the count while the server cannot be reached', async () => {
    startClock();
    const server = shop(notification(1));
    let answer = () => server.answers.NotificationBell({}, {});
    await renderBell(fakeServer({ ...server.answers, NotificationBell: () => answer() }));
    await pass(0);
    answer = () => new Error('lost');
    await pass(30_000);
    expect(bell().getAttribute('aria-label')).toBe('Notifications, 1 unread');
  });
});

describe('while it is told', () => {
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('shows and says what is new at once, and does not ask; it asks again when the line is lost', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const { answers, contexts } = shop(notification(1));
    const { link, tell, connect } = liveServer(fakeServer(answers));
    await renderBell(link);
    await pass(0);
    await connect();
    await tell('WatchNotifications', { unreadNotificationCount: 1 });
    expect(screen.getByRole('status').textContent).toBe('');
    await tell('WatchNotifications', { unreadNotificationCount: 2 });
    await pass(0);
    expect(bell().getAttribute('aria-label')).toBe('Notifications, 2 unread');
    expect(screen.getByRole('status').textContent).toBe('You have new notifications. 2 unread.');
    await tell('WatchNotifications', { unreadNotificationCount: 0 });
    await pass(0);
    expect(bell().getAttribute('aria-label')).toBe('Notifications');
    await pass(120_000);
    expect(contexts).toHaveLength(1);
    await connect(false);
    await pass(30_000);
    expect(contexts).toHaveLength(2);
  });

  it('asks by itself where it is refused, and tries again after a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const { answers, contexts } = shop(notification(1));
    const { link, refuse, connect, watched, tell } = liveServer(fakeServer(answers));
    await renderBell(link);
    await pass(0);
    await connect();
    await refuse('WatchNotifications');
    expect(watched('WatchNotifications')).toEqual([]);
    await pass(30_000);
    expect(contexts).toHaveLength(2);
    await pass(30_000);
    expect(watched('WatchNotifications')).toHaveLength(1);
    await tell('WatchNotifications', { unreadNotificationCount: 5 });
    await pass(0);
    expect(bell().getAttribute('aria-label')).toBe('Notifications, 5 unread');
    const asked = contexts.length;
    await pass(60_000);
    expect(contexts).toHaveLength(asked);
  });
});

describe('the panel opens and closes', () => {
  it('takes the focus, and gives it back with Escape', async () => {
    const { user, panel } = await openPanel(shop(notification(1)));
    expect(document.activeElement).toBe(panel);
    expect(bell().getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    expect(closed()).toBe(true);
    expect(document.activeElement).toBe(bell());
    expect(bell().getAttribute('aria-expanded')).toBe('false');
  });

  it('with a second press of the bell', async () => {
    const { user } = await openPanel(shop(notification(1)));
    await user.click(bell());
    expect(closed()).toBe(true);
    await user.click(bell());
    expect(await panel()).toBeTruthy();
  });

  it('with a press elsewhere, which takes the focus', async () => {
    const { user, panel } = await openPanel(shop(notification(1)));
    await user.click(within(panel).getByRole('heading'));
    expect(closed()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(closed()).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }));
  });

  it('with a press on the bare page', async () => {
    const { user } = await openPanel(shop(notification(1)));
    await user.click(screen.getByText('Nothing to press'));
    expect(closed()).toBe(true);
  });

  it('when the keyboard goes on to the page', async () => {
    const { user, panel } = await openPanel(shop(notification(1, { isRead: true })));
    await within(panel).findByRole('listitem');
    await user.tab();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('View all');
    await user.tab();
    await waitFor(() => expect(closed()).toBe(true));
  });
});
