import '../../../ui/fonts.css';
import '../../../ui/tokens.css';
import '../../../ui/base.css';
// their styles come first, as in the build
import '../../../ui';
import '../../../ui/Modal';
import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createClient } from '../../../graphql/client';
import { KitPage } from '../showcase/KitPage';

/** Puts the page of the kit on an empty page. */
export function mountKit(): void {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  document.documentElement.lang = 'en';
  document.title = 'Kit';
  document.body.innerHTML = '<div></div>';
  const router = createMemoryRouter([{ path: '*', element: <KitPage /> }]);
  createRoot(document.body.firstElementChild!).render(
    <I18nProvider i18n={i18n}>
      <ApolloProvider client={createClient(ApolloLink.empty())}>
        <RouterProvider router={router} useTransitions={false} />
      </ApolloProvider>
    </I18nProvider>,
  );
}
