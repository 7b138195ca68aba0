import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { startAfterLoad } from '../../../app/afterLoad';
import { fakeServer } from '../../../testing/fakeServer';
import { renderApp } from '../../../testing/renderApp';
import { bookings, bookRepair, fillIn, submit } from '../../testing/booking';

afterEach(() => vi.unstubAllGlobals());

const never = () => new Promise<never>(() => undefined);

it('books once where the device never answers and the browser lacks what others have', async () => {
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  Object.defineProperty(navigator, 'locks', { value: { request: never, query: never }, configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration: never }, configurable: true });
  for (const missing of ['BroadcastChannel', 'ResizeObserver', 'requestIdleCallback'])
    vi.stubGlobal(missing, undefined);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(undefined as never);

  const { answers, sent } = bookings({ bookRepair });
  const app = await renderApp('/repair', {
    link: fakeServer({ ...answers, TrackRepair: { trackRepair: bookRepair } }),
  });
  startAfterLoad();
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => screen.getByLabelText(/Full name/));
  await fillIn(app);
  await submit(app);
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(app.router.state.location.pathname).toMatch(/^\/track\//));
  expect(sent).toHaveLength(1);
});
