import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appearance, chooseAppearance } from '../../lib/appearance';
import { chooseTheme, keepLook, subscribeToTheme } from '../../lib/theme';
import { sessionToken } from '../../lib/token';
import { held } from '../../repairs/testing/held';
import { refusal } from '../../testing/fakeServer';
import { signInOnDevice, sita } from '../../testing/session';
import { accountsServer, toasts, visit } from '../../testing/accounts';

const root = document.documentElement;
const untouched = sita.preferences;
const chosen = { ...untouched, theme: 'DARK', fontSize: 'LG' } as const;
const owner = () => localStorage.getItem('parda.preferences.owner');

afterEach(() => keepLook('system', null));

/** Keeps preferences as the server does; `other device` changes them behind the client's back. */
function preferencesServer(first: typeof sita.preferences = untouched) {
  let preferences: object = first;
  const viewer = () => ({ __typename: 'User', ...sita, preferences });
  const server = accountsServer({
    Viewer: () => ({ viewer: sessionToken.get() ? viewer() : null }),
    SignOut: { signOut: true },
    UpdatePreferences: ({ input }) => {
      preferences = { ...preferences, ...input };
      return { updatePreferences: { __typename: 'User', id: sita.id, preferences } };
    },
  });
  const inputs = () =>
    server.sent.flatMap(({ name, variables }) => (name === 'UpdatePreferences' ? [variables.input] : []));
  return { ...server, inputs, otherDevice: (change: object) => (preferences = { ...preferences, ...change }) };
}

const arrived = () => screen.findByRole('button', { name: 'Profile menu of Sita Sharma' }, { timeout: 10_000 });

async function open(server: { link: ReturnType<typeof preferencesServer>['link'] }) {
  const app = await visit('/404', { sent: [], ...server });
  await arrived();
  return app;
}

describe('when the account arrives', () => {
  it('its choices are shown and remembered on the device', async () => {
    signInOnDevice();
    keepLook('light', { fontSize: 'sm' });
    await open(preferencesServer(chosen));
    await waitFor(() => expect(root.dataset).toMatchObject({ theme: 'dark', fontSize: 'lg' }));
    expect(localStorage.getItem('parda.theme')).toBe('dark');
    expect(appearance().fontSize).toBe('lg');
  });

  it('its language is shown and remembered, and the page stays open', async () => {
    signInOnDevice();
    const app = await visit('/faq', preferencesServer({ ...untouched, language: 'NE' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'धेरै सोधिने प्रश्नहरू' })).toBeTruthy();
    expect(localStorage.getItem('parda.language')).toBe('ne');
    expect(app.address()).toBe('/faq');
  });

  it('one that has never chosen anything learns what the guest chose, once and without a word', async () => {
    chooseAppearance({ fontSize: 'xl', colors: { primary: '#0f766e', background: null, text: null } });
    localStorage.setItem('parda.language', 'en');
    signInOnDevice();
    const server = preferencesServer();
    await open(server);
    await waitFor(() => expect(server.inputs()).toHaveLength(1));
    expect(server.inputs()).toEqual([
      {
        fontSize: 'XL',
        customThemeColors: { primary: '#0f766e', background: null, text: null },
        language: 'EN',
      },
    ]);
    expect(root.dataset.fontSize).toBe('xl');
    expect(toasts()).toEqual([]);
  });

  it('one that has chosen before wins over the guest', async () => {
    chooseAppearance({ fontSize: 'xl' });
    signInOnDevice();
    const server = preferencesServer({ ...untouched, language: 'EN' });
    await open(server);
    await waitFor(() => expect(root.dataset.fontSize).toBe('md'));
    expect(server.inputs()).toEqual([]);
  });

  it('what one person left on the device is not taken for the choice of the next', async () => {
    keepLook('dark', { fontSize: 'xl' });
    localStorage.setItem('parda.preferences.owner', 'somebody else');
    signInOnDevice();
    const server = preferencesServer();
    await open(server);
    await waitFor(() => expect(root.dataset).toMatchObject({ theme: 'light', fontSize: 'md' }));
    expect(server.inputs()).toEqual([]);
    expect(owner()).toBe(sita.id);
  });

  it('again with the choices of another device, these are shown', async () => {
    signInOnDevice();
    const server = preferencesServer();
    const { client } = await open(server);
    server.otherDevice({ theme: 'DARK' });
    await act(() => client.refetchQueries({ include: 'active' }));
    await waitFor(() => expect(root.dataset.theme).toBe('dark'));
    expect(server.inputs()).toEqual([]);
  });
});

describe('when something is chosen', () => {
  beforeEach(signInOnDevice);

  it('requests go one after the other, and what came in between goes together', async () => {
    const server = preferencesServer();
    const gate = held('UpdatePreferences', server.link);
    await open({ link: gate.link });
    act(() => chooseTheme('dark'));
    await waitFor(() => expect(gate.attempts()).toBe(1));
    act(() => {
      chooseTheme('light');
      chooseTheme('system');
      chooseAppearance({ fontSize: 'lg' });
    });
    // An older answer of the server must not undo what is newer, not even for a moment.
    const shown: string[] = [];
    const stop = subscribeToTheme(() => shown.push(appearance().theme));
    await act(async () => gate.release());
    await waitFor(() => expect(server.inputs()).toEqual([{ theme: 'DARK' }, { theme: 'SYSTEM', fontSize: 'LG' }]));
    expect(appearance()).toMatchObject({ theme: 'system', fontSize: 'lg' });
    expect(shown).not.toContain('dark');
    stop();
  });

  it.each([
    ['a lost connection', new TypeError('Failed to fetch')],
    ['an answer with nothing', { updatePreferences: null }],
  ])('a failure is said, and the device keeps what it shows: %s', async (_what, answer) => {
    const server = accountsServer({ UpdatePreferences: answer });
    await open(server);
    act(() => chooseTheme('dark'));
    await waitFor(() => expect(toasts()).toEqual(['Failed to save preferences.']));
    expect(root.dataset.theme).toBe('dark');
  });

  it("a refusal is said in the server's words", async () => {
    const server = accountsServer({
      UpdatePreferences: refusal('UNAUTHENTICATED', 'You must be logged in to save preferences.'),
    });
    await open(server);
    act(() => chooseTheme('dark'));
    await waitFor(() => expect(toasts()).toEqual(['You must be logged in to save preferences.']));
  });

  it('the device keeps its look after signing out, and what a guest chooses then is nobody else’s', async () => {
    const server = preferencesServer(chosen);
    await open(server);
    await waitFor(() => expect(root.dataset.theme).toBe('dark'));
    act(() => sessionToken.clear('signedOut'));
    expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
    expect(root.dataset).toMatchObject({ theme: 'dark', fontSize: 'lg' });
    expect(owner()).toBe(sita.id);
    act(() => chooseTheme('light'));
    expect(owner()).toBeNull();
    expect(server.inputs()).toEqual([]);
  });
});
