import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepLook } from '../../../lib/theme';
import { signInOnDevice, sita } from '../../../testing/session';
import { accountsServer, button, field, page, toasts, visit } from '../../../testing/accounts';

const root = document.documentElement;
const variable = (name: string) => root.style.getPropertyValue(name);
const kept = () => JSON.parse(localStorage.getItem('parda.appearance') ?? 'null');

/** Remembers what it is given, as the server does. */
function preferencesServer() {
  let preferences: object = sita.preferences;
  return accountsServer({
    UpdatePreferences: ({ input }) => {
      preferences = { ...preferences, ...input };
      return { updatePreferences: { __typename: 'User', id: sita.id, preferences } };
    },
  });
}

afterEach(() => keepLook('system', null));

describe('for a guest', () => {
  it('the panel in the drawer shows every choice at once and keeps it on the device', async () => {
    const app = await visit('/404');
    await app.user.click(screen.getByRole('button', { name: 'Appearance' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Appearance' }, { timeout: 20_000 }));
    await app.user.click(await drawer.findByRole('radio', { name: 'Dark' }, { timeout: 20_000 }));
    expect(root.dataset.theme).toBe('dark');
    await app.user.click(drawer.getByRole('radio', { name: 'Extra large' }));
    expect(root.dataset.fontSize).toBe('xl');
    await app.user.click(drawer.getByRole('switch', { name: 'Reduce motion' }));
    expect(root.dataset.motion).toBe('reduced');
    fireEvent.change(drawer.getByLabelText('Primary'), { target: { value: '#f59e0b' } });
    expect(variable('--primary')).toBe('#f59e0b');

    expect(localStorage.getItem('parda.theme')).toBe('dark');
    expect(kept()).toMatchObject({ fontSize: 'xl', reduceMotion: true, colors: { primary: '#f59e0b' } });
    expect(drawer.getByText(/Saved on this device/)).toBeTruthy();
    expect(drawer.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?redirect=%2F404');
  });

  it('the button in the top bar still switches the theme with one press, unless a background has settled it', async () => {
    const app = await visit('/404');
    await app.user.click(screen.getByRole('button', { name: 'Colours: same as this device' }));
    await app.user.click(screen.getByRole('button', { name: 'Colours: light' }));
    expect(root.dataset.theme).toBe('dark');
    keepLook('dark', { ground: 'light' });
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Colours/ })).toBeNull());
  });
});

describe('in the settings', () => {
  beforeEach(signInOnDevice);

  it('a choice is sent, and only that', async () => {
    const app = await visit('/settings', preferencesServer());
    await app.user.click(await page().findByRole('radio', { name: 'Dark' }));
    expect(root.dataset.theme).toBe('dark');
    await waitFor(() => expect(toasts()).toEqual(['Appearance settings updated.']));
    expect(app.sent).toEqual([{ name: 'UpdatePreferences', variables: { input: { theme: 'DARK' } } }]);
  });

  it('of all shades under the hand the one where it rests is sent', async () => {
    const app = await visit('/settings', preferencesServer());
    for (const value of ['#101010', '#202020', '#303030']) {
      fireEvent.change(field('Background'), { target: { value } });
      expect(variable('--bg')).toBe(value);
    }
    expect(root.dataset.theme).toBe('dark');
    expect(page().getByText('For now, your own background decides between light and dark.')).toBeTruthy();
    await waitFor(() => expect(toasts()).toEqual(['Appearance settings updated.']), { timeout: 5000 });
    expect(app.sent.map(({ variables }) => variables)).toEqual([
      { input: { customThemeColors: { primary: null, background: '#303030', text: null } } },
    ]);
  });

  it('a colour can be typed; what is none changes nothing', async () => {
    const app = await visit('/settings', preferencesServer());
    const code = field('Text: colour code');
    expect(code.value).toBe('#1F2937');
    await app.user.clear(code);
    await app.user.type(code, 'zzz');
    expect(code.getAttribute('aria-invalid')).toBe('true');
    await app.user.tab();
    expect([code.value, variable('--text')]).toEqual(['#1F2937', '']);
    await app.user.clear(code);
    await app.user.type(code, '0a3{Enter}');
    expect([code.value, variable('--text')]).toEqual(['#00AA33', '#00aa33']);
    await app.user.click(button("Text: back to the theme's colour"));
    expect([code.value, variable('--text')]).toEqual(['#1F2937', '']);
  });

  it('colours that cannot be read are allowed, with a warning at their control', async () => {
    const app = await visit('/settings', preferencesServer());
    await app.user.click(page().getByRole('radio', { name: 'Light' }));
    fireEvent.change(field('Text'), { target: { value: '#b0b0b0' } });
    const warning = 'Text on background has a contrast of 2.1:1; 4.5:1 is needed to be readable.';
    expect(page().getByText(warning)).toBeTruthy();
    const described = field('Text').getAttribute('aria-describedby')!;
    expect(document.getElementById(described)!.textContent).toBe(warning);
    expect(variable('--text')).toBe('#b0b0b0');
    // The panel itself stays readable meanwhile: it wears the theme's own colours.
    const panel = field('Text').closest<HTMLElement>('[data-theme]')!;
    expect(panel).not.toBe(root);
    expect(panel.dataset.theme).toBe('light');

    fireEvent.change(field('Primary'), { target: { value: '#ffdd00' } });
    expect(page().getByText(/^Primary on background has a contrast of 1\.3:1;.*darker shade\.$/)).toBeTruthy();

    fireEvent.change(field('Text'), { target: { value: '#222222' } });
    expect(page().queryByText(/^Text on background/)).toBeNull();
    expect(field('Text').closest('[data-theme]')).toBe(root);
  });

  it('everything goes back to the defaults with one press', async () => {
    const app = await visit('/settings', preferencesServer());
    await app.user.click(page().getByRole('radio', { name: 'Dark' }));
    await app.user.click(page().getByRole('radio', { name: 'Large' }));
    fireEvent.change(field('Primary'), { target: { value: '#ffdd00' } });
    await app.user.click(button('Reset to defaults'));
    expect(kept()).toBeNull();
    expect([root.dataset.theme, root.dataset.fontSize, variable('--primary')]).toEqual(['light', 'md', '']);
    const everything = { theme: 'SYSTEM', fontSize: 'MD', reduceMotion: false, customThemeColors: null };
    await waitFor(() => expect(app.sent.at(-1)!.variables).toEqual({ input: everything }), { timeout: 5000 });
    expect(button('Reset to defaults').getAttribute('aria-disabled')).toBe('true');
  });

  it('the language changes at once and is saved', async () => {
    const app = await visit('/settings', preferencesServer());
    await app.user.click(page().getByRole('radio', { name: 'नेपाली (Nepali)' }));
    await waitFor(() => expect(root.lang).toBe('ne'));
    await waitFor(() => expect(app.sent.map(({ variables }) => variables)).toEqual([{ input: { language: 'NE' } }]));
    expect(localStorage.getItem('parda.language')).toBe('ne');
    expect(app.address()).toBe('/settings');
    await app.user.click(page().getByRole('radio', { name: 'English' }));
    await waitFor(() => expect(toasts()).toContain('Preferences saved.'));
  });
});
