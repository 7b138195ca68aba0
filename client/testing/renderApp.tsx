import type { ApolloLink } from '@apollo/client';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import { activateLanguage } from '../app/i18n';
import { Providers } from '../app/Providers';
import { routes } from '../app/routes';
import { createClient } from '../graphql/client';
import type { Language } from '../lib/language';
import { withAnotherTry } from '../lib/router/withAnotherTry';
import { sessionToken } from '../lib/token';
import { forgetBookings } from '../repairs/testing/waiting';
import { toastStore } from '../ui/toast';
import { fetchThrough } from './fetchThrough';

afterEach(async () => {
  cleanup();
  await forgetBookings();
  vi.unstubAllGlobals();
  toastStore.clear();
  localStorage.clear();
  sessionStorage.clear();
  sessionToken.reload();
});

interface AppOptions {
  /** The last link: `fakeServer(…)`, Apollo's MockLink, or one that runs the real schema. */
  link: ApolloLink;
  language?: Language;
}

/**
 * The whole client at one address, for tests that act as a person: the real routes, layout, cache and catalogue;
 * only the wire to the server is the test's own.
 */
export async function renderApp(path: string, { link, language = 'en' }: AppOptions) {
  // happy-dom has no layout, so it offers no scrolling either.
  window.scrollTo = () => undefined;
  await activateLanguage(language);
  const client = createClient(link);
  fetchThrough(link, client);
  const router = createMemoryRouter(withAnotherTry(routes), { initialEntries: [path] });
  const view = render(
    <Providers client={client}>
      <RouterProvider router={router} useTransitions={false} />
    </Providers>,
  );
  return { ...view, client, router, user: userEvent.setup() };
}
