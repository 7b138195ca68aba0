import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sessionToken } from '../../../lib/token';
import { held } from '../../../repairs/testing/held';
import '../../../testing/confirmation';
import { refusal } from '../../../testing/fakeServer';
import { signInOnDevice } from '../../../testing/session';
import { accountsServer, button, field, newSession, page, toasts, visit } from '../../../testing/accounts';

type App = Awaited<ReturnType<typeof visit>>;

const tab = (name: string) => page().getByRole('tab', { name });
const sentence = (text: string) => screen.findAllByText(text);

afterEach(() => configure({ reactStrictMode: false }));

async function logIn({ user }: App, password = 'secret1') {
  await user.type(field('Email or username'), 'sita@example.com');
  await user.type(field('Password'), password);
  await user.click(button('Login'));
}

describe('the tabs', () => {
  it('open one form at a time, by hand and by the arrow keys, and the address says which', async () => {
    const app = await visit('/login?redirect=/faq');
    expect(document.title).toBe('Login · Parda');
    expect([tab('Login').getAttribute('aria-selected'), tab('Register').tabIndex]).toEqual(['true', -1]);
    await app.user.click(tab('Register'));
    expect(app.address()).toBe('/login?redirect=%2Ffaq&tab=register');
    expect(document.title).toBe('Register · Parda');
    expect(page().getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(tab('Register').id);

    await app.user.keyboard('{ArrowRight}');
    expect(app.address()).toBe('/login?redirect=%2Ffaq');
    expect(document.activeElement).toBe(tab('Login'));
    await app.user.keyboard('{ArrowLeft}');
    expect(tab('Register').getAttribute('aria-selected')).toBe('true');
    await app.user.keyboard('{Home}');
    expect(tab('Login').getAttribute('aria-selected')).toBe('true');
    await app.user.keyboard('{End}');
    expect(document.activeElement).toBe(tab('Register'));
  });

  it('keep what was typed, and leave no password on the device', async () => {
    const app = await visit('/login?tab=register');
    await app.user.type(field('Full name'), 'Sita Sharma');
    await app.user.type(field('Password'), 'secret1');
    await app.user.click(tab('Login'));
    await app.user.type(page().getByLabelText('Email or username'), 'sita');
    await app.user.click(tab('Register'));
    expect(field('Full name').value).toBe('Sita Sharma');
    await app.user.click(tab('Login'));
    expect(field('Email or username').value).toBe('sita');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('secret1');
  });
});

describe('login', () => {
  it('asks for both, at each field and in a toast, and sends nothing', async () => {
    const app = await visit('/login', accountsServer({ SignIn: { signIn: newSession() } }));
    await app.user.click(button('Login'));
    expect(toasts()).toEqual(['Email and password are required.']);
    expect(page().getByText('Please enter your email or username.')).toBeTruthy();
    expect(page().getByText('Please enter your password.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Email or username'));
    expect(app.sent).toEqual([]);
  });

  it('welcomes by name, keeps the token and goes to the redirect path, with no way back to the form', async () => {
    const app = await visit('/login?redirect=/faq', accountsServer({ SignIn: { signIn: newSession() } }));
    await logIn(app);
    await sentence('Welcome, Sita Sharma!');
    await waitFor(() => expect(app.address()).toBe('/faq'));
    expect(app.sent).toEqual([
      { name: 'SignIn', variables: { input: { identifier: 'sita@example.com', password: 'secret1' } } },
    ]);
    expect(sessionToken.get()).toBeTruthy();
    await app.router.navigate(-1);
    expect(app.address()).toBe('/faq');
  });

  it('welcomes by username who has no name, and says what there is to know', async () => {
    const user = { __typename: 'User', id: 'u', name: null, username: 'hari' };
    const notice = 'Your password was removed.';
    const app = await visit(
      '/login?redirect=/faq',
      accountsServer({ SignIn: { signIn: newSession({ user, notice }) } }),
    );
    await logIn(app);
    await waitFor(() => expect(toasts()).toEqual(['Welcome, hari!', notice]));
  });

  it.each(['//evil.example', 'https://evil.example', '/login'])('never leads to %s', async (redirect) => {
    const server = accountsServer({ SignIn: { signIn: newSession() } });
    const app = await visit(`/login?redirect=${encodeURIComponent(redirect)}`, server);
    await logIn(app);
    await waitFor(() => expect(app.address()).toBe('/'));
  });

  it('does not tell those who have just come in that they are logged in already', async () => {
    configure({ reactStrictMode: true });
    const app = await visit('/login?redirect=/faq', accountsServer({ SignIn: { signIn: newSession() } }));
    await logIn(app);
    await waitFor(() => expect(app.address()).toBe('/faq'));
    await screen.findByText('No questions have been answered here yet.');
    expect(toasts()).toEqual(['Welcome, Sita Sharma!']);
  });

  it('shows the server’s refusal in a toast and above the button, and waits in the password', async () => {
    const app = await visit('/login', accountsServer({ SignIn: refusal('UNAUTHENTICATED', 'Invalid credentials.') }));
    await logIn(app, 'wrong');
    await waitFor(() => expect(toasts()).toEqual(['Invalid credentials.']));
    expect(page().getByText('Invalid credentials.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Password'));
    expect(field('Email or username').value).toBe('sita@example.com');
  });

  it('has a word for a failure without a reason, and one for an answer without a session', async () => {
    let answer: Record<string, unknown> | Error = new TypeError('Failed to fetch');
    const app = await visit('/login', accountsServer({ SignIn: () => answer }));
    await logIn(app);
    await waitFor(() => expect(toasts()).toEqual(['An error occurred during login.']));
    expect(page().getByText('The shop could not be reached. Please check your connection.')).toBeTruthy();
    answer = { signIn: null };
    await app.user.click(button('Login'));
    await waitFor(() => expect(toasts()[1]).toBe('Login failed. Please check your credentials.'));
    expect(sessionToken.get()).toBeNull();
  });

  it('makes one request of a double press', async () => {
    const server = accountsServer({ SignIn: { signIn: newSession() } });
    const gate = held('SignIn', server.link);
    const app = await visit('/login?redirect=/faq', { ...server, link: gate.link });
    await logIn(app);
    expect(button('Logging in...').getAttribute('aria-disabled')).toBe('true');
    fireEvent.submit(field('Password').form!);
    gate.release();
    await waitFor(() => expect(app.address()).toBe('/faq'));
    expect(gate.attempts()).toBe(1);
  });

  it('shows and hides the password, and never sends it from a field that shows it', async () => {
    const app = await visit('/login', accountsServer({ SignIn: refusal('UNAUTHENTICATED', 'Invalid credentials.') }));
    expect([field('Password').type, button('Show password').getAttribute('aria-pressed')]).toEqual([
      'password',
      'false',
    ]);
    await app.user.click(button('Show password'));
    expect([field('Password').type, button('Hide password').getAttribute('aria-pressed')]).toEqual(['text', 'true']);
    await logIn(app, 'wrong');
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(field('Password').type).toBe('password');
  });

  it('is filled in by password managers, and leads on to a forgotten password with the address typed', async () => {
    const app = await visit('/login?redirect=/faq');
    expect([field('Email or username').autocomplete, field('Password').autocomplete]).toEqual([
      'username',
      'current-password',
    ]);
    await app.user.type(field('Email or username'), 'sita@example.com');
    await app.user.click(page().getByRole('link', { name: 'Forgot your password?' }));
    await waitFor(() => expect(app.address()).toBe('/forgot-password'));
    expect((await page().findByLabelText<HTMLInputElement>('Email')).value).toBe('sita@example.com');
    await app.user.click(page().getByRole('link', { name: 'Back to login' }));
    await waitFor(() => expect(app.address()).toBe('/login?redirect=%2Ffaq'));
  });
});

describe('somebody who is signed in already', () => {
  it.each([false, true])('is sent on and told so, once (StrictMode: %s)', async (reactStrictMode) => {
    configure({ reactStrictMode });
    signInOnDevice();
    const app = await visit('/login?redirect=/faq');
    await waitFor(() => expect(app.address()).toBe('/faq'));
    await screen.findByText('No questions have been answered here yet.');
    expect(toasts()).toEqual(['You are already logged in. Redirecting...']);
  });

  it('is sent on from where they came last, also when the first way was broken off', async () => {
    signInOnDevice();
    const server = accountsServer();
    const gate = held('Viewer', server.link);
    const app = await visit('/login?redirect=/faq', { ...server, link: gate.link });
    const stop = app.router.subscribe(({ navigation }) => {
      if (navigation.location?.pathname !== '/faq') return;
      stop();
      void app.router.navigate('/login?redirect=/careers');
    });
    gate.release();
    await waitFor(() => expect(app.address()).toBe('/careers'));
  });

  it('is not shown a form while the server is asked, and gets one when the token counts no longer', async () => {
    signInOnDevice();
    const server = accountsServer({ Viewer: { viewer: null } });
    const gate = held('Viewer', server.link);
    await visit('/login', { ...server, link: gate.link });
    expect(page().queryByRole('tab')).toBeNull();
    gate.release();
    expect(await page().findByRole('tab', { name: 'Login' })).toBeTruthy();
  });

  it('may log in again when the server cannot be asked', async () => {
    signInOnDevice();
    await visit(
      '/login',
      accountsServer({ Viewer: refusal('INTERNAL', 'Something went wrong. Please try again later.') }),
    );
    expect(await page().findByRole('tab', { name: 'Login' })).toBeTruthy();
  });
});
