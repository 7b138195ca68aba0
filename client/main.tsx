import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createHashRouter, RouterProvider } from 'react-router-dom';
import { takeDrawnPage } from './app/drawnPage';
import { activateLanguage } from './app/i18n';
import { Providers } from './app/Providers';
import { routes } from './app/routes';
import { createClient } from './graphql/client';
import { seenVersions } from './graphql/seenVersions';
import { firstLanguage } from './lib/language';
import { nextTask } from './lib/nextTask';
import { loadPageCode } from './lib/router/pageCode';
import { withAnotherTry } from './lib/router/withAnotherTry';
import { heedInstallOffer } from './offline/install';
import { reloadWhenCodeIsGone } from './offline/lostChunk';

const root = document.getElementById('root')!;
const client = createClient();
heedInstallOffer();
reloadWhenCodeIsGone();

/** A Nepali catalogue that does not arrive must not leave an empty page. A page that can be seen is taken over in several tasks. */
async function start(): Promise<void> {
  await nextTask();
  const language = activateLanguage(firstLanguage()).catch(() => activateLanguage('en'));
  const page = takeDrawnPage(root);
  if (page) {
    client.restore(page.cache);
    seenVersions.note(page.version);
    await nextTask();
    // What was drawn stays as it is until all that drew it is here.
    const address = window.location.hash.slice(1) || '/';
    await Promise.all([language, loadPageCode(routes, address)]);
    await nextTask();
    startTransition(() => void hydrateRoot(root, app({ isDrawn: true })));
    // what is kept of it is for another time
    void reading().then((kept) => kept?.keepReading(client, { hasAnswers: true }));
    return;
  }
  // Created before the language arrives: it starts loading the page's own chunk, and the two travel together.
  const tree = app({ isDrawn: false });
  const kept = await reading();
  kept?.keepReading(client);
  await Promise.all([language, kept?.restoreReading(client)]);
  createRoot(root).render(tree);
}

/** Without its code nothing is kept, nor given back. */
const reading = () => import('./offline/reading').catch(() => undefined);

function app({ isDrawn }: { isDrawn: boolean }) {
  // what the server drew may have been read for a while, and is not scrolled
  const router = createHashRouter(withAnotherTry(routes), { hydrationData: isDrawn ? {} : undefined });
  return (
    <StrictMode>
      <Providers client={client}>
        {/* Drawn in a transition, a page that asks by its address would ask for the old one and the new one in turn. */}
        <RouterProvider router={router} useTransitions={false} />
      </Providers>
    </StrictMode>
  );
}

// What does not arrive is not missed: it is asked for again with the next visit.
const afterLoad = () =>
  void import('./app/afterLoad').then(({ startAfterLoad }) => startAfterLoad()).catch(() => undefined);
void start().finally(() => {
  if (document.readyState === 'complete') afterLoad();
  else window.addEventListener('load', afterLoad);
});
