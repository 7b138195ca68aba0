import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter, RouterProvider } from 'react-router-dom';
import { activateLanguage } from './app/i18n';
import { Providers } from './app/Providers';
import { routes } from './app/routes';
import { createClient } from './graphql/client';
import { preferredLanguage } from './lib/language';
import { heedInstallOffer } from './offline/install';
import { reloadWhenCodeIsGone } from './offline/lostChunk';
import { keepReading, restoreReading } from './offline/reading';

// Created before the language arrives: it starts loading the page's own chunk, and the two travel together.
const router = createHashRouter(routes);
const client = createClient();
keepReading(client);
heedInstallOffer();
reloadWhenCodeIsGone();

/** Starts the client. A Nepali catalogue that does not arrive must not leave an empty page: English is nearer. */
async function start(): Promise<void> {
  await Promise.all([
    activateLanguage(preferredLanguage()).catch(() => activateLanguage('en')),
    restoreReading(client),
  ]);
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <Providers client={client}>
        {/* Drawn in a transition, a page that asks by its address would ask for the old one and the new one in turn. */}
        <RouterProvider router={router} useTransitions={false} />
      </Providers>
    </StrictMode>,
  );
}

void start();
// What does not arrive is not missed: it is asked for again with the next visit.
const afterLoad = () =>
  void import('./app/afterLoad').then(({ startAfterLoad }) => startAfterLoad()).catch(() => undefined);
if (document.readyState === 'complete') afterLoad();
else window.addEventListener('load', afterLoad);
