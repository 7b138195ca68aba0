import type { ApolloLink } from '@apollo/client';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach } from 'vitest';
import { activateLanguage } from '../app/i18n';
import { Providers } from '../app/Providers';
import { createClient } from '../graphql/client';
import type { Language } from '../lib/language';
import { Toaster } from '../ui/Toaster';
import { toastStore } from '../ui/toast';

afterEach(() => {
  cleanup();
  toastStore.clear();
});

interface PartOptions {
  /** The last link: `fakeServer(…)`, say. */
  link: ApolloLink;
  language?: Language;
}

/** One part of the house alone, whatever the address is, for tests that would count what the rest of it asks for, too. */
export async function renderPart(part: ReactNode, { link, language = 'en' }: PartOptions) {
  await activateLanguage(language);
  const client = createClient(link);
  const element = (
    <>
      {part}
      <Toaster />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  const view = render(
    <Providers client={client}>
      <RouterProvider router={router} useTransitions={false} />
    </Providers>,
  );
  return { ...view, client, router, user: userEvent.setup() };
}
