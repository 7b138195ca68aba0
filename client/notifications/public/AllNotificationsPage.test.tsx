import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { held } from '../../repairs/testing/held';
import { fakeServer, refusal } from '../../testing/fakeServer';
import { renderApp } from '../../testing/renderApp';
import { signInOnDevice, sita } from '../../testing/session';
import { NotificationBellDocument } from '../bell.gen';

type Variables = Record<string, any>;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** A server that remembers who was told what; the cursor is the number of the row. */
function shop(size: number, isUnread: (number: number) => boolean = () => false) {
  const rows = Array.from({ length: size }, (_, index) => ({
    __typename: 'Notification',
    id: `n${index + 1}`,
    title: 'Repair update',
    message: `Your set number ${index + 1} is now: Repairing.`,
    timestamp: minutesAgo(2 + index * 60),
    link: '/faq',
    isRead: !isUnread(index + 1),
  }));
  const asked: Variables[] = [];
  const marked: unknown[] = [];
  const unread = () => rows.filter(({ isRead }) => !isRead).length;
  const answers = {
    Viewer: { viewer: { __typename: 'User', ...sita } },
    FaqList: { faqItems: [] },
    NotificationBell: () => ({ unreadNotificationCount: unread() }),
    AllNotifications(variables: Variables): Record<string, unknown> | Error {
      asked.push(variables);
      const { after, before, last } = variables;
      const start = before ? Number(before) - 1 - last : Number(after ?? 0);
      const page = rows.slice(start, start + 20);
      return {
        unreadNotificationCount: unread(),
        notifications: {
          __typename: 'NotificationConnection',
          totalCount: rows.length,
          pageInfo: {
            __typename: 'PageInfo',
            startCursor: String(start + 1),
            endCursor: String(start + page.length),
            hasNextPage: start + 20 < rows.length,
            hasPreviousPage: start > 0,
          },
          edges: page.map((node) => ({ __typename: 'NotificationEdge', node: { ...node } })),
        },
      };
    },
    MarkNotificationRead({ id }: Variables): Record<string, unknown> | Error {
      marked.push(id);
      rows.find((row) => row.id === id)!.isRead = true;
      return { markNotificationRead: { __typename: 'Notification', id, isRead: true } };
    },
    MarkAllNotificationsRead(): Record<string, unknown> | Error {
      marked.push('all');
      for (const row of rows) row.isRead = true;
      return { markAllNotificationsRead: 1 };
    },
  };
  return { answers, rows, asked, marked };
}

// The first test waits for a page's code, too.
const soon = { timeout: 20_000 };

async function open({ answers }: ReturnType<typeof shop>, path = '/all-notifications') {
  signInOnDevice();
  const app = await renderApp(path, { link: fakeServer(answers) });
  const page = await screen.findByRole('region', { name: 'All notifications' }, soon);
  return { ...app, page, address: () => app.router.state.location };
}

const rowsOf = (page: HTMLElement) =>
  within(page)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('the list', () => {
  it('shows twenty, newest first, with how long ago, the whole date in the tooltip, and the unread ones marked', async () => {
    const server = shop(25, (number) => number === 2);
    const { page } = await open(server);
    await within(page).findByText(/number 1 is/);
    expect(server.asked[0]).toEqual({ first: 20, after: null });
    expect(rowsOf(page)).toHaveLength(20);
    expect(rowsOf(page).slice(0, 3)).toEqual([
      'Repair update2m agoYour set number 1 is now: Repairing.',
      'Unread: Repair update1h agoYour set number 2 is now: Repairing.',
      'Repair update2h agoYour set number 3 is now: Repairing.',
    ]);
    expect(within(page).getByText('1 unread')).toBeTruthy();
    expect(within(page).getByText('2m ago').title).toMatch(/^\d+ \w{3} \d{4}, \d+:\d\d [AP]M$/);
  });

  it('pages there and back, and keeps the page in the address', async () => {
    const server = shop(45);
    const { user, page, address } = await open(server);
    await within(page).findByText(/number 1 is/);
    expect(screen.getByText('1–20 of 45')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await within(page).findByText(/number 21 is/);
    expect(address().search).toBe('?after=20&page=2');
    expect(screen.getByText('21–40 of 45')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await within(page).findByText(/number 45 is/);
    expect(screen.getByText('41–45 of 45')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Previous' }));
    await within(page).findByText(/number 21 is/);
    expect(address().search).toBe('?before=41&page=2');
    await user.click(screen.getByRole('link', { name: 'Previous' }));
    await within(page).findByText(/number 1 is/);
    expect(address().search).toBe('');
  });

  it('needs no ways to other pages where there are none', async () => {
    const { page } = await open(shop(20));
    await within(page).findByText(/number 20 is/);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('grows when the bell has heard of something new', async () => {
    const server = shop(1);
    const { page, client } = await open(server);
    await within(page).findByText(/number 1 is/);
    server.rows.unshift({ ...server.rows[0]!, id: 'new', message: 'Your new set is now: Picked Up.', isRead: false });
    act(() => void client.writeQuery({ query: NotificationBellDocument, data: { unreadNotificationCount: 1 } }));
    expect(await within(page).findByText(/new set/)).toBeTruthy();
  });

  it('shows the first page instead of one that no longer exists', async () => {
    const server = shop(3);
    const refused = (variables: Variables) =>
      variables.after === 'zzz'
        ? refusal('BAD_INPUT', 'This page no longer exists. Please start from the first page.')
        : server.answers.AllNotifications(variables);
    for (const cursor of ['zzz', '40']) {
      const { page, address, unmount } = await open(
        { ...server, answers: { ...server.answers, AllNotifications: refused } },
        `/all-notifications?after=${cursor}&page=3`,
      );
      expect(await within(page).findByText(/number 1 is/)).toBeTruthy();
      expect(address().search).toBe('');
      unmount();
    }
  });
});

describe('marking', () => {
  it('marks what is clicked and follows its link', async () => {
    const server = shop(3, () => true);
    const { user, page, address, router } = await open(server);
    await user.click(await within(page).findByRole('link', { name: /number 2 is/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Frequently asked questions' }, soon)).toBeTruthy();
    expect(address().pathname).toBe('/faq');
    expect(server.marked).toEqual(['n2']);
    server.rows.unshift({ ...server.rows[0]!, id: 'new', message: 'Your new set is now: Picked Up.' });
    await act(() => router.navigate(-1));
    // with what came meanwhile
    expect(await screen.findByText(/new set/)).toBeTruthy();
    expect(screen.getByText('3 unread')).toBeTruthy();
  });

  it('marks all as read, and then has nothing to mark', async () => {
    const server = shop(3, (number) => number < 3);
    const { user, page } = await open(server);
    await user.click(await within(page).findByRole('button', { name: 'Mark all as read' }));
    expect(within(page).queryByText('Unread:', { exact: false })).toBeNull();
    expect(within(page).queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    expect(within(page).getByText('Nothing unread')).toBeTruthy();
    expect(document.activeElement).toBe(page);
    expect(server.marked).toEqual(['all']);
  });

  it('takes it back with a word when the server refuses', async () => {
    const server = shop(3, () => true);
    const { user, page } = await open({
      ...server,
      answers: { ...server.answers, MarkAllNotificationsRead: () => new Error('lost') },
    });
    await user.click(await within(page).findByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText(/The shop could not be reached\./)).toBeTruthy();
    expect(within(page).getByText('3 unread')).toBeTruthy();
    expect(within(page).getAllByText('Unread:', { exact: false })).toHaveLength(3);
  });
});

describe('other states', () => {
  it('says when there are none', async () => {
    const { page } = await open(shop(0));
    expect(await within(page).findByText('You have no notifications yet.')).toBeTruthy();
    expect(within(page).queryByRole('button')).toBeNull();
  });

  it('does not call a list empty that failed to load, and tries again', async () => {
    const server = shop(1);
    let answer: (variables: Variables) => Record<string, unknown> | Error = () => refusal('INTERNAL', 'No.');
    const { user, page } = await open({
      ...server,
      answers: { ...server.answers, AllNotifications: (variables) => answer(variables) },
    });
    const again = await within(page).findByRole('button', { name: 'Try again' });
    expect(within(page).queryByText('You have no notifications yet.')).toBeNull();
    answer = server.answers.AllNotifications;
    await user.click(again);
    expect(await within(page).findByText(/number 1 is/)).toBeTruthy();
  });

  it('keeps the rows on screen while the next ones are on their way', async () => {
    const server = held('AllNotifications', fakeServer(shop(25).answers), (attempt) => attempt > 1);
    signInOnDevice();
    const { user } = await renderApp('/all-notifications', { link: server.link });
    const page = await screen.findByRole('region', { name: 'All notifications' }, soon);
    await within(page).findByText(/number 1 is/);
    await user.click(screen.getByRole('link', { name: 'Next' }));
    expect(page.getAttribute('aria-busy')).toBe('true');
    expect(within(page).getByText(/number 1 is/)).toBeTruthy();
    await act(async () => server.release());
    await within(page).findByText(/number 25 is/);
    await waitFor(() => expect(page.getAttribute('aria-busy')).toBe('false'));
  });

  it('sends visitors to the login page and back', async () => {
    const { router } = await renderApp('/all-notifications', { link: fakeServer(shop(0).answers) });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'), soon);
    expect(router.state.location.search).toBe('?redirect=%2Fall-notifications');
  });
});
