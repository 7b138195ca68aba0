import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { reloadWhenCodeIsGone } from './lostChunk';

const reload = vi.fn<() => void>();
const ask = vi.fn<typeof fetch>();

beforeAll(() => {
  reloadWhenCodeIsGone();
  vi.stubGlobal('fetch', ask);
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  ask.mockReset();
});

const FILE = 'http://localhost:3000/assets/FaqPage-1.js';

/** What Vite says when a part of the site cannot be loaded; handled to the end. */
async function fail(message: string, answer: () => Promise<Response>): Promise<void> {
  ask.mockImplementation(answer);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error(message) }));
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}

const gone = async () => new Response(null, { status: 404 });

it('loads the page anew when the server has its code no more, once', async () => {
  await fail(`Failed to fetch dynamically imported module: ${FILE}`, gone);
  expect(ask).toHaveBeenCalledWith(FILE, { method: 'HEAD' });
  expect(reload).toHaveBeenCalledOnce();
  await fail(`Failed to fetch dynamically imported module: ${FILE}`, gone);
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['is there but did not get through', FILE, async () => new Response()],
  ['cannot be asked for', FILE, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has no name', 'Importing a module script failed.', gone],
])('leaves the page as it is when the code %s', async (_what, message, answer) => {
  await fail(message, answer);
  expect(reload).not.toHaveBeenCalled();
});
