import type { ApolloLink } from '@apollo/client';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { sessionToken } from '../lib/token';
import { fakeServer } from './fakeServer';
import { renderApp } from './renderApp';
import { signInOnDevice, sita } from './session';

type Answer = Record<string, unknown> | Error;
type Answers = Record<string, Answer | ((variables: any, context: Record<string, unknown>) => Answer)>;

/** An admin as the server describes them. */
export const admin = { ...sita, role: 'ADMIN' as const };

/**
 * Opens the admin at an address as an admin, and waits for the heading of the tab.
 * @param wire what is between it and the server
 * @returns the app, and what the server was asked, in order
 */
export async function openAdmin(
  path: string,
  answers: Answers = {},
  wire: (server: ApolloLink) => ApolloLink = (server) => server,
) {
  signInOnDevice();
  const asked: { name: string; variables: Record<string, any> }[] = [];
  const table: Answers = {
    TranslationStates: { translatedThings: [] },
    NotificationBell: { unreadNotificationCount: 0 },
    FigureStrip: { workshopReport: { __typename: 'WorkshopReport', repairsByStatus: [], overdue: 0 } },
    Viewer: () => ({ viewer: sessionToken.get() ? { __typename: 'User', ...admin } : null }),
  };
  for (const [name, answer] of Object.entries(answers)) {
    table[name] = (variables, context) => {
      asked.push({ name, variables });
      return typeof answer === 'function' ? answer(variables, context) : answer;
    };
  }
  const app = await renderApp(path, { link: wire(fakeServer(table)) });
  const main = await screen.findByRole('main', {}, { timeout: 20_000 });
  await within(main).findAllByRole('heading', { level: 2 }, { timeout: 20_000 });
  const at = () => app.router.state.location;
  return { ...app, asked, address: () => at().pathname + at().search };
}

/** A page of a numbered list as the server answers it. */
export const tablePage = (type: string, items: readonly unknown[], over: Record<string, unknown> = {}) => ({
  __typename: type,
  items,
  totalCount: items.length,
  page: 1,
  pageSize: 10,
  ...over,
});

/** Unfolds the filters of the list on screen. */
export const unfoldFilters = (user: UserEvent) =>
  user.click(within(screen.getByRole('main')).getByRole('button', { name: /^Filters/, expanded: false }));
