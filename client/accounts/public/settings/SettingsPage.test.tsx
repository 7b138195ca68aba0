import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepLook } from '../../../lib/theme';
import { refusal } from '../../../testing/fakeServer';
import { signInOnDevice, sita } from '../../../testing/session';
import { takeSocialStart } from '../../socialMarker';
import { accountsServer, button, field, page, setUp, toasts, visit } from '../../../testing/accounts';

beforeEach(signInOnDevice);
afterEach(() => {
  vi.restoreAllMocks();
  keepLook('system', null);
});

/** What the server answers to a change of the profile: all that it was given, on Sita's account. */
const saved = ({ input }: Record<string, any>) => ({
  updateProfile: { __typename: 'User', id: sita.id, name: sita.name, contactNumber: sita.contactNumber, ...input },
});

const save = () => button('Save Profile Changes');
const server = (answers: Parameters<typeof accountsServer>[0] = {}, viewer: Partial<typeof sita> = {}) =>
  accountsServer({ UpdateProfile: saved, ...answers }, viewer);
const changes = (sent: { name: string; variables: unknown }[]) => sent.filter(({ name }) => name === 'UpdateProfile');

async function retype({ user }: Awaited<ReturnType<typeof visit>>, label: string, text: string) {
  await user.clear(field(label));
  await user.type(field(label), text);
}

describe('the profile', () => {
  it('shows who it is; username and e-mail cannot be changed', async () => {
    await visit('/settings', server());
    expect(screen.getByRole('heading', { level: 1, name: 'Profile & Settings' })).toBeTruthy();
    expect([field('Full Name').value, field('Contact Number').value]).toEqual(['Sita Sharma', '9841234567']);
    expect(page().getByText('sita').tagName).toBe('DD');
    expect(page().getByText('sita@example.com').tagName).toBe('DD');
  });

  it('sends only what was changed', async () => {
    const app = await visit('/settings', server());
    await retype(app, 'Full Name', ' Sita Gurung ');
    await app.user.click(save());
    await waitFor(() => expect(toasts()).toContain('Profile updated successfully!'));
    expect(changes(app.sent)).toEqual([{ name: 'UpdateProfile', variables: { input: { name: 'Sita Gurung' } } }]);
    await retype(app, 'Contact Number', '९८४१-७६५४३२');
    await app.user.click(save());
    await waitFor(() => expect(changes(app.sent)).toHaveLength(2));
    expect(changes(app.sent)[1]!.variables).toEqual({ input: { contactNumber: '९८४१-७६५४३२' } });
  });

  it('clears a number that was emptied', async () => {
    const app = await visit('/settings', server());
    await app.user.clear(field('Contact Number'));
    await app.user.click(save());
    await waitFor(() => expect(changes(app.sent)).toHaveLength(1));
    expect(changes(app.sent)[0]!.variables).toEqual({ input: { contactNumber: null } });
  });

  it('says when there is nothing to save, and sends nothing', async () => {
    const app = await visit('/settings', server());
    await app.user.type(field('Full Name'), ' ');
    await app.user.click(save());
    await waitFor(() => expect(toasts()).toEqual(['No changes to save.']));
    expect(changes(app.sent)).toEqual([]);
  });

  it('keeps a name and takes only numbers that can be called', async () => {
    const app = await visit('/settings', server());
    await app.user.clear(field('Full Name'));
    await retype(app, 'Contact Number', 'call me');
    await app.user.click(save());
    expect(await page().findByText('Full name is required.')).toBeTruthy();
    expect(page().getByText('Please provide a valid phone number.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Full Name'));
    expect(changes(app.sent)).toEqual([]);
  });

  it('puts what the server refuses at its field', async () => {
    const taken = 'Contact number can have at most 40 characters.';
    const app = await visit(
      '/settings',
      server({ UpdateProfile: refusal('BAD_INPUT', taken, { contactNumber: taken }) }),
    );
    await retype(app, 'Contact Number', '9800000000');
    await app.user.click(save());
    expect(await page().findByText(taken)).toBeTruthy();
    expect(field('Contact Number').getAttribute('aria-invalid')).toBe('true');
    expect(toasts()).toEqual([taken]);
  });

  it.each([
    ['could not be asked', new TypeError('Failed to fetch')],
    ['answered with nothing', { updateProfile: null }],
  ])('says that it failed when the server %s', async (_what, answer) => {
    const app = await visit('/settings', server({ UpdateProfile: answer }));
    await retype(app, 'Full Name', 'Sita Gurung');
    await app.user.click(save());
    await waitFor(() => expect(toasts()).toEqual(['Failed to update profile.']));
    expect(field('Full Name').value).toBe('Sita Gurung');
  });
});

describe('an address that was never confirmed', () => {
  it('is mentioned, and the link is sent once more', async () => {
    const app = await visit(
      '/settings',
      server({ SendEmailConfirmation: { sendEmailConfirmation: true } }, { emailConfirmed: false }),
    );
    await app.user.click(button('Send confirmation link'));
    await waitFor(() => expect(toasts()).toEqual(['A confirmation link has been sent to sita@example.com.']));
    expect(button('Send it again')).toBeTruthy();
  });

  it('is not mentioned once it is', async () => {
    await visit('/settings', server());
    expect(page().queryByText(/not confirmed/)).toBeNull();
  });
});

describe('the ways in', () => {
  const row = (name: string) => within(page().getByText(name).closest('li')!);

  it('lead to the password page, which sets a first one where there is none', async () => {
    const { unmount } = await visit('/settings', server());
    expect(page().getByRole('link', { name: 'Change Password' }).getAttribute('href')).toBe('/change-password');
    unmount();
    signInOnDevice();
    await visit('/settings', server({}, { hasPassword: false }));
    expect(page().getByRole('link', { name: 'Set a password' }).getAttribute('href')).toBe('/change-password');
  });

  it('offer what is set up or connected, and nothing else', async () => {
    await visit('/settings', server({ SocialProviders: setUp('GOOGLE', 'FACEBOOK') }, { linkedProviders: ['X'] }));
    await page().findByText('Google');
    const section = page().getByRole('heading', { name: 'Sign-in methods' }).parentElement!;
    const rows = within(section).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'GoogleConnect',
      'FacebookConnect',
      'X / TwitterConnectedDisconnect',
    ]);
  });

  it('are not mentioned where there are none', async () => {
    await visit('/settings', server());
    await waitFor(() => expect(page().queryByText('Sign-in methods')).toBeNull());
  });

  it('connect by way of the provider, which the device notes first', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const app = await visit(
      '/settings',
      server({
        SocialProviders: setUp('GITHUB'),
        StartProviderLink: { startProviderLink: 'https://github.example/authorize?state=1' },
      }),
    );
    await app.user.click(await page().findByRole('button', { name: 'Connect GitHub' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://github.example/authorize?state=1'));
    expect(app.sent).toContainEqual({ name: 'StartProviderLink', variables: { provider: 'GITHUB' } });
    expect(takeSocialStart('GITHUB')).toEqual({ provider: 'GITHUB', redirect: '/settings', link: true });
  });

  const linked = (answer: Record<string, unknown> | Error) =>
    server({ SocialProviders: setUp('GOOGLE'), UnlinkProvider: answer }, { linkedProviders: ['GOOGLE'] });

  it('are disconnected only after a second word', async () => {
    const app = await visit(
      '/settings',
      linked({ unlinkProvider: { __typename: 'User', id: sita.id, linkedProviders: [] } }),
    );
    await app.user.click(await page().findByRole('button', { name: 'Disconnect Google' }));
    await app.user.click(row('Google').getByRole('button', { name: 'Keep it' }));
    expect(app.sent.map(({ name }) => name)).not.toContain('UnlinkProvider');

    await app.user.click(button('Disconnect Google'));
    await app.user.click(row('Google').getByRole('button', { name: 'Disconnect' }));
    expect(await page().findByRole('button', { name: 'Connect Google' })).toBeTruthy();
    expect(document.activeElement).toBe(button('Connect Google'));
    expect(toasts()).toEqual(['Google was disconnected.']);
  });

  it('say at their place why the last one must stay', async () => {
    const reason = 'Set a password first, or you could not log in any more.';
    const app = await visit('/settings', linked(refusal('CONFLICT', reason)));
    await app.user.click(await page().findByRole('button', { name: 'Disconnect Google' }));
    await app.user.click(row('Google').getByRole('button', { name: 'Disconnect' }));
    expect((await row('Google').findByRole('alert')).textContent).toBe(reason);
    expect(row('Google').getByText('Connected')).toBeTruthy();
  });

  it('say so when it is not known which there are', async () => {
    await visit(
      '/settings',
      server({ SocialProviders: refusal('INTERNAL', 'Something went wrong. Please try again later.') }),
    );
    expect(await page().findByText('Something went wrong. Please try again later.')).toBeTruthy();
    expect(button('Try again')).toBeTruthy();
  });
});

it('visitors are asked to log in first', async () => {
  localStorage.clear();
  const { sessionToken } = await import('../../../lib/token');
  sessionToken.reload();
  const app = await visit('/settings', server());
  expect(app.address()).toBe('/login?redirect=%2Fsettings');
});
