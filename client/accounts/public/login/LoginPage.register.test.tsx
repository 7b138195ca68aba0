import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drafts } from '../../../forms/drafts';
import { sessionToken } from '../../../lib/token';
import { accountsServer, button, field, newSession, page, toasts, visit } from '../../../testing/accounts';
import { refusal } from '../../../testing/fakeServer';

type App = Awaited<ReturnType<typeof visit>>;

describe('register', () => {
  const fillIn = async ({ user }: App, over: Record<string, string> = {}) => {
    const values = {
      Username: 'sita_1',
      'Full name': 'Sita Sharma',
      Email: 'sita@example.com',
      Password: 'secret1',
      'Confirm password': 'secret1',
      ...over,
    };
    for (const [label, value] of Object.entries(values)) {
      await user.clear(field(label));
      if (value) await user.type(field(label), value);
    }
  };

  it('opens an account in the language of the page, and comes in', async () => {
    const server = accountsServer({ Register: { register: newSession() } });
    const app = await visit('/login?tab=register&redirect=/faq', server);
    await fillIn(app, { 'Contact number': '9841-234567' });
    await app.user.click(button('Register'));
    await waitFor(() =>
      expect(toasts()).toEqual(['Registration successful! Logging you in...', 'Welcome, Sita Sharma!']),
    );
    expect(app.sent[0]?.variables.input).toEqual({
      username: 'sita_1',
      name: 'Sita Sharma',
      email: 'sita@example.com',
      password: 'secret1',
      contactNumber: '9841-234567',
      language: 'EN',
    });
    await waitFor(() => expect(app.address()).toBe('/faq'));
    expect(sessionToken.get()).toBeTruthy();
  });

  it('has what was typed when it is opened again, but no password', async () => {
    const first = await visit('/login?tab=register');
    await fillIn(first, { 'Contact number': '9841-234567' });
    first.unmount();
    await visit('/login?tab=register');
    const labels = ['Username', 'Full name', 'Email', 'Contact number', 'Password', 'Confirm password'];
    await waitFor(() =>
      expect(labels.map((label) => field(label).value)).toEqual([
        'sita_1',
        'Sita Sharma',
        'sita@example.com',
        '9841-234567',
        '',
        '',
      ]),
    );
    expect(JSON.stringify(await drafts.read('register'))).not.toContain('secret1');
  });

  it('asks for mails in Nepali where the page is', async () => {
    const server = accountsServer({ Register: { register: newSession() } });
    const app = await visit('/login?tab=register', server, 'ne');
    const input = (name: string) => document.querySelector<HTMLInputElement>(`main [name=${name}]`)!;
    for (const name of ['username', 'name', 'password', 'confirmPassword']) await app.user.type(input(name), 'sita_1');
    await app.user.type(input('email'), 'sita@example.com{Enter}');
    await waitFor(() => expect(app.sent[0]?.variables.input.language).toBe('NE'));
  });

  it('asks for everything but the contact number', async () => {
    const app = await visit('/login?tab=register');
    await app.user.click(button('Register'));
    expect(toasts()).toEqual(['All fields are required.']);
    const invalid = [...document.querySelectorAll('main [aria-invalid]')].map((input) => input.getAttribute('name'));
    expect(invalid).toEqual(['username', 'name', 'email', 'password', 'confirmPassword']);
    expect(document.activeElement).toBe(field('Username'));
  });

  it.each([
    [{ Username: 'si' }, 'Username', 'Username must be at least 3 characters long.'],
    [{ Username: 'sita sharma' }, 'Username', 'Username can only contain letters, numbers, and underscores.'],
    [{ Email: 'sita@example' }, 'Email', 'Please enter a valid email address.'],
    [{ Password: '12345', 'Confirm password': '12345' }, 'Password', 'Password must be at least 6 characters.'],
    [{ 'Confirm password': 'secret2' }, 'Confirm password', 'Passwords do not match.'],
  ])('refuses %o', async (values, label, message) => {
    const app = await visit('/login?tab=register', accountsServer({ Register: { register: newSession() } }));
    await fillIn(app, values);
    await app.user.click(button('Register'));
    expect(toasts()).toEqual([message]);
    const control = field(label);
    expect(document.activeElement).toBe(control);
    expect(document.getElementById(control.getAttribute('aria-describedby')!.split(' ').at(-1)!)?.textContent).toBe(
      message,
    );
    expect(app.sent).toEqual([]);
  });

  it('takes the mismatch back once the first password is changed to match', async () => {
    const app = await visit('/login?tab=register');
    await fillIn(app, { 'Confirm password': 'secret12' });
    await app.user.click(button('Register'));
    await app.user.type(field('Password'), '2');
    expect(page().queryByText('Passwords do not match.')).toBeNull();
  });

  it('shows the server’s refusal at its field and in a toast', async () => {
    const taken = 'An account with this email already exists.';
    const app = await visit(
      '/login?tab=register',
      accountsServer({ Register: refusal('CONFLICT', taken, { email: taken }) }),
    );
    await fillIn(app);
    await app.user.click(button('Register'));
    await waitFor(() => expect(toasts()).toEqual([taken]));
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Email'));
    expect(app.sent[0]?.variables.input.contactNumber).toBeNull();
  });

  it('has a word for a failure without a reason', async () => {
    const app = await visit('/login?tab=register', accountsServer({ Register: new TypeError('Failed to fetch') }));
    await fillIn(app);
    await app.user.click(button('Register'));
    await waitFor(() => expect(toasts()).toEqual(['Registration failed.']));
  });

  it('is filled in by password managers and says how long a password must be', async () => {
    await visit('/login?tab=register');
    const labels = ['Username', 'Full name', 'Email', 'Password', 'Confirm password', 'Contact number'];
    expect(labels.map((label) => field(label).autocomplete)).toEqual([
      'username',
      'name',
      'email',
      'new-password',
      'new-password',
      'tel',
    ]);
    expect(field('Password').placeholder).toBe('At least 6 characters');
  });
});
