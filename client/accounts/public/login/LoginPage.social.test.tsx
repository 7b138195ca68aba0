import { configure, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionToken } from '../../../lib/token';
import { held } from '../../../repairs/testing/held';
import { refusal } from '../../../testing/fakeServer';
import { signInOnDevice, sita } from '../../../testing/session';
import { rememberSocialStart, takeSocialStart } from '../../socialMarker';
import { accountsServer, button, field, newSession, page, setUp, toasts, visit } from '../../../testing/accounts';

const COME_BACK = '/login?provider=google&code=once&redirect=%2Ffaq';
const entered = { SignInWithProvider: { signInWithProvider: newSession() } };
const names = ['Google', 'Facebook', 'X / Twitter', 'GitHub'];

beforeEach(() => configure({ reactStrictMode: true }));
afterEach(() => {
  configure({ reactStrictMode: false });
  vi.restoreAllMocks();
});

describe('the buttons', () => {
  const isDisabled = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
  const reason = (name: string) =>
    document.getElementById(button(name).getAttribute('aria-describedby') ?? '')?.textContent;

  it('are disabled where the shop has set nothing up, with one sentence for all of them', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockReturnValue();
    const app = await visit('/login', accountsServer({ SocialProviders: setUp('X') }));
    await waitFor(() => expect(isDisabled('X / Twitter')).toBe(false));
    expect(names.map(isDisabled)).toEqual([true, true, false, true]);
    expect(reason('GitHub')).toBe('Signing in with Google, Facebook and GitHub is not set up for this shop yet.');
    expect(page().getAllByText(/is not set up/)).toHaveLength(1);
    expect(reason('X / Twitter')).toBeUndefined();
    await app.user.click(button('Google'));
    expect(leave).not.toHaveBeenCalled();
  });

  it('lead to the server, with the way back, and leave a note for the return', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockReturnValue();
    const app = await visit('/login?redirect=/faq', accountsServer({ SocialProviders: setUp('X', 'GITHUB') }));
    await waitFor(() => expect(isDisabled('X / Twitter')).toBe(false));
    await app.user.click(button('X / Twitter'));
    expect(leave).toHaveBeenCalledWith('/auth/x?redirect=%2Ffaq');
    expect(takeSocialStart('X')).toEqual({ provider: 'X', redirect: '/faq', link: false });
  });

  it('never carry a redirect to another host', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockReturnValue();
    const app = await visit('/login?redirect=//evil.example', accountsServer({ SocialProviders: setUp('GITHUB') }));
    await waitFor(() => expect(isDisabled('GitHub')).toBe(false));
    await app.user.click(button('GitHub'));
    expect(leave).toHaveBeenCalledWith('/auth/github?redirect=%2F');
    expect(takeSocialStart('GITHUB')?.redirect).toBe('/');
  });

  it('offer to ask again when nobody could say which are set up', async () => {
    let answer: Record<string, unknown> | Error = refusal('INTERNAL', 'Something went wrong. Please try again later.');
    const app = await visit('/login', accountsServer({ SocialProviders: () => answer }));
    await page().findByText('These could not be loaded.');
    expect(page().queryByText(/is not set up/)).toBeNull();
    answer = setUp('GOOGLE', 'FACEBOOK', 'X', 'GITHUB');
    await app.user.click(button('Try again'));
    await waitFor(() => expect(names.map(isDisabled)).toEqual([false, false, false, false]));
  });
});

describe('coming back with a code', () => {
  it('signs in once, calmly, and takes the code out of the address first', async () => {
    rememberSocialStart({ provider: 'GOOGLE', redirect: '/faq' });
    const server = accountsServer(entered);
    const gate = held('SignInWithProvider', server.link);
    const app = await visit(COME_BACK, { ...server, link: gate.link });
    expect(page().getByText('Signing you in with Google…')).toBeTruthy();
    expect(app.address()).toBe('/login?redirect=%2Ffaq');
    gate.release();
    await waitFor(() => expect(app.address()).toBe('/faq'));
    expect(app.sent).toEqual([
      { name: 'SignInWithProvider', variables: { input: { provider: 'GOOGLE', token: 'once', language: 'EN' } } },
    ]);
    await waitFor(() => expect(toasts()).toEqual(['Successfully signed in with Google as Sita Sharma!']));
    expect(sessionToken.get()).toBeTruthy();
    expect(takeSocialStart('GOOGLE')).toBeNull();
  });

  it('is noticed by a login page that is open already, each code once', async () => {
    const server = accountsServer({ SignInWithProvider: refusal('BAD_INPUT', 'Social login failed.') });
    const app = await visit('/login', server);
    for (const code of ['one', 'two']) {
      rememberSocialStart({ provider: 'GOOGLE', redirect: '/faq' });
      await app.router.navigate(`/login?provider=google&code=${code}`);
      await waitFor(() => expect(app.sent.at(-1)?.variables.input.token).toBe(code));
      await page().findByRole('tab', { name: 'Login' });
    }
    expect(app.sent).toHaveLength(2);
  });

  it('says what there is to know about the account', async () => {
    rememberSocialStart({ provider: 'X', redirect: '/faq' });
    const notice = 'Your password was removed.';
    const server = accountsServer({ SignInWithProvider: { signInWithProvider: newSession({ notice }) } });
    await visit(COME_BACK.replace('google', 'x'), server);
    await waitFor(() => expect(toasts()).toEqual(['Successfully signed in with X as Sita Sharma!', notice]));
  });

  it.each([
    ['nobody here has asked for', () => undefined],
    ['belongs to another provider', () => rememberSocialStart({ provider: 'GITHUB', redirect: '/' })],
  ])('ignores a code that %s', async (_why, prepare) => {
    prepare();
    const app = await visit(COME_BACK, accountsServer(entered));
    await page().findByRole('tab', { name: 'Login' });
    expect(toasts()).toEqual(['Social login failed.']);
    expect(page().getByText('Social login failed.')).toBeTruthy();
    await waitFor(() => expect(app.address()).toBe('/login?redirect=%2Ffaq'));
    expect(app.sent).toEqual([]);
    expect(sessionToken.get()).toBeNull();
  });

  it('follows the note, not the address, and neither to another host', async () => {
    rememberSocialStart({ provider: 'GOOGLE', redirect: '//evil.example' });
    const app = await visit(COME_BACK, accountsServer(entered));
    await waitFor(() => expect(app.address()).toBe('/'));
  });

  it.each([
    [refusal('BAD_INPUT', 'This sign-in has expired.'), 'This sign-in has expired.'],
    [new TypeError('Failed to fetch'), 'An error occurred during social login.'],
    [{ signInWithProvider: null }, 'Social login failed.'],
  ])('shows why it failed (%#), and the forms', async (answer, message) => {
    rememberSocialStart({ provider: 'GOOGLE', redirect: '/faq' });
    await visit(COME_BACK, accountsServer({ SignInWithProvider: answer }));
    await page().findByRole('tab', { name: 'Login' });
    expect(toasts()).toEqual([message]);
    expect(page().getByText(message)).toBeTruthy();
  });

  it.each(['denied', 'failed'])('says that it failed when it was %s', async (error) => {
    rememberSocialStart({ provider: 'FACEBOOK', redirect: '/faq' });
    const app = await visit(`/login?provider=facebook&error=${error}&redirect=%2Ffaq`);
    await page().findByRole('tab', { name: 'Login' });
    expect(toasts()).toEqual(['Social login with Facebook failed.']);
    await waitFor(() => expect(app.address()).toBe('/login?redirect=%2Ffaq'));
    expect(takeSocialStart('FACEBOOK')).toBeNull();
  });
});

describe('a provider that tells no address', () => {
  const missing = refusal('BAD_INPUT', 'Please enter your email.', { email: 'Please enter your email.' });

  const askedFor = async (answers: (Record<string, unknown> | Error)[]) => {
    rememberSocialStart({ provider: 'GOOGLE', redirect: '/faq' });
    const queue = [missing, ...answers];
    const app = await visit(COME_BACK, accountsServer({ SignInWithProvider: () => queue.shift()! }));
    await page().findByText('Google did not tell us your email address. Where can we reach you?');
    return app;
  };

  it('is made up for by a form, and the same code is sent with what it says', async () => {
    const app = await askedFor([entered.SignInWithProvider]);
    expect(toasts()).toEqual([]);
    await app.user.click(button('Continue'));
    expect(toasts()).toEqual(['Please enter your email.']);
    await app.user.type(field('Email'), 'sita@example.com');
    await app.user.click(button('Continue'));
    await waitFor(() => expect(app.address()).toBe('/faq'));
    expect(app.sent.map(({ variables }) => variables.input)).toEqual([
      { provider: 'GOOGLE', token: 'once', language: 'EN' },
      { provider: 'GOOGLE', token: 'once', language: 'EN', email: 'sita@example.com' },
    ]);
  });

  it('shows a refused address at its field, and lets a passing failure be tried again', async () => {
    const invalid = 'Please enter a valid email address.';
    const app = await askedFor([
      refusal('BAD_INPUT', invalid, { email: invalid }),
      new TypeError('Failed to fetch'),
      entered.SignInWithProvider,
    ]);
    await app.user.type(field('Email'), 'sita@example.com');
    await app.user.click(button('Continue'));
    await waitFor(() => expect(field('Email').getAttribute('aria-invalid')).toBe('true'));
    await app.user.click(button('Continue'));
    await waitFor(() => expect(toasts()).toEqual([invalid, 'An error occurred during social login.']));
    await app.user.click(button('Continue'));
    await waitFor(() => expect(app.address()).toBe('/faq'));
  });

  it('of an existing account leads to the password, with the reason', async () => {
    const taken = 'Sign in with your password first.';
    const app = await askedFor([refusal('CONFLICT', taken, { email: taken })]);
    await app.user.type(field('Email'), 'sita@example.com');
    await app.user.click(button('Continue'));
    await page().findByRole('tab', { name: 'Login' });
    expect(toasts()).toEqual([taken]);
    expect(page().getByText(taken)).toBeTruthy();
    expect(page().getByText(/you can connect the two in your settings/)).toBeTruthy();
    expect(field('Password')).toBeTruthy();
  });

  it('can be left for another way in', async () => {
    const app = await askedFor([]);
    await app.user.click(button('Log in another way'));
    expect(await page().findByRole('tab', { name: 'Login' })).toBeTruthy();
  });
});

describe('connecting a provider from the settings', () => {
  const linked = {
    LinkProvider: {
      linkProvider: {
        __typename: 'User',
        id: sita.id,
        linkedProviders: ['GOOGLE'],
        emailConfirmed: true,
        hasPassword: true,
      },
    },
  };
  const start = () => {
    signInOnDevice();
    rememberSocialStart({ provider: 'GOOGLE', redirect: '/settings', link: true });
  };

  it('connects it to the account that is signed in, once, and goes back', async () => {
    start();
    const before = sessionToken.get();
    const app = await visit(COME_BACK, accountsServer(linked));
    await waitFor(() => expect(app.address()).toBe('/settings'));
    expect(app.sent).toEqual([{ name: 'LinkProvider', variables: { code: 'once' } }]);
    expect(toasts()).toEqual(['Google is now connected to your account.']);
    expect(sessionToken.get()).toBe(before);
  });

  it('says why it could not, and goes back all the same', async () => {
    start();
    const taken = 'This Google account belongs to somebody else here.';
    const app = await visit(COME_BACK, accountsServer({ LinkProvider: refusal('CONFLICT', taken) }));
    await waitFor(() => expect(app.address()).toBe('/settings'));
    expect(toasts()).toEqual([taken]);
  });

  it('goes back when it was denied', async () => {
    start();
    const app = await visit('/login?provider=google&error=denied&redirect=%2Fsettings');
    await waitFor(() => expect(app.address()).toBe('/settings'));
    expect(toasts()).toEqual(['Social login with Google failed.']);
  });
});
