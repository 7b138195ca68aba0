import { act, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { showNotices } from '../app/notices';
import { toasts, visit } from '../testing/accounts';
import { InstallNews } from './public/InstallNews';
import { heedInstallOffer } from './install';

const banner = () => within(screen.getAllByRole('banner')[0]!);
const button = () => banner().queryByRole('button', { name: 'Install' });

/** What a browser says when the site can be installed. */
function offer(prompt: () => Promise<unknown> = () => Promise.resolve()) {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn<() => Promise<unknown>>(prompt),
    userChoice: Promise.resolve({ outcome: 'accepted' }),
  });
  act(() => void window.dispatchEvent(event));
  return event;
}

beforeAll(heedInstallOffer);

describe('the install button (public-site §2 and §4)', () => {
  it('is there once the browser offers it, asks, and goes with the choice', async () => {
    const app = await visit('/404');
    expect(button()).toBeNull();
    const event = offer();
    expect(event.defaultPrevented).toBe(true);
    await app.user.click(button()!);
    expect(event.prompt).toHaveBeenCalledOnce();
    expect(button()).toBeNull();
    expect(toasts()).toEqual([]);
  });

  it('stands in the slide-out menu with its word, too', async () => {
    const app = await visit('/404');
    const event = offer();
    await app.user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }, { timeout: 20_000 }));
    await app.user.click(menu.getByText('Install'));
    expect(event.prompt).toHaveBeenCalledOnce();
  });

  it('goes when the site was installed another way, which is said', async () => {
    await visit('/404');
    act(() => showNotices(<InstallNews />));
    offer();
    expect(button()).toBeTruthy();
    act(() => void window.dispatchEvent(new Event('appinstalled')));
    expect(button()).toBeNull();
    expect(toasts()).toEqual(['App installed successfully!']);
  });

  it('says so when the browser does not let us ask', async () => {
    const app = await visit('/404');
    offer(() => Promise.reject(new Error('not now')));
    await app.user.click(button()!);
    await vi.waitFor(() => expect(toasts()).toEqual(['App cannot be installed at this moment.']));
  });
});
