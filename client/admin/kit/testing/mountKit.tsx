import '../../../ui/fonts.css';
import '../../../ui/tokens.css';
import '../../../ui/base.css';
// their styles come first, as in the build
import '../../../ui';
import '../../../ui/Modal';
import { ApolloLink } from '@apollo/client';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { activateLanguage } from '../../../app/i18n';
import { Providers } from '../../../app/Providers';
import { createClient } from '../../../graphql/client';
import { KitPage } from '../showcase/KitPage';

/** Puts the page of the kit on an empty page. */
export async function mountKit(): Promise<void> {
  await activateLanguage('en');
  document.documentElement.lang = 'en';
  document.title = 'Kit';
  document.body.innerHTML = '<div></div>';
  const router = createMemoryRouter([{ path: '*', element: <KitPage /> }]);
  createRoot(document.body.firstElementChild!).render(
    <Providers client={createClient(ApolloLink.empty())}>
      <RouterProvider router={router} useTransitions={false} />
    </Providers>,
  );
}
