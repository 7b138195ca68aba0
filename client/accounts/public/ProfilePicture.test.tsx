import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountsServer, button, field, newSession, page, toasts, visit } from '../../testing/accounts';
import { signInOnDevice, sita } from '../../testing/session';
import { openUploadStore, picture } from '../../testing/uploadStore';

/** The first test of a file waits for code to be loaded. */
const PATIENCE = { timeout: 5000 };
const DAMAGED = 'The file is damaged or incomplete.';
const FAILED = `Profile picture upload failed: ${DAMAGED}`;

type Store = Awaited<ReturnType<typeof openUploadStore>>;
const chooser = () => page().findByLabelText<HTMLInputElement>('Choose picture', {}, PATIENCE);

describe('the picture in the settings', () => {
  beforeEach(signInOnDevice);

  const saved = ({ input }: Record<string, any>) => ({ updateProfile: { __typename: 'User', ...sita, ...input } });
  async function open(store: Store, viewer: Partial<typeof sita> = {}) {
    const app = await visit('/settings', accountsServer({ UpdateProfile: saved, ...store.answers }, viewer));
    const changes = () =>
      app.sent.flatMap(({ name, variables }) => (name === 'UpdateProfile' ? [variables.input] : []));
    return { ...app, changes, choose: async () => app.user.upload(await chooser(), picture('me.webp')) };
  }
  const save = () => button('Save Profile Changes');

  it('is uploaded first, then its address alone is sent', async () => {
    const store = await openUploadStore('hold');
    const app = await open(store);
    await app.choose();
    await waitFor(() => expect(store.came).toEqual(['me.webp']));
    await app.user.click(save());
    expect(app.changes()).toEqual([]);
    store.release();
    await waitFor(() => expect(toasts()).toEqual(['Profile updated successfully!']));
    expect(app.changes()).toEqual([{ profilePictureUrl: store.addressOf(1) }]);
    // Now it is the stored one.
    expect(page().getByRole('img', { name: 'The current picture' })).toBeTruthy();
    await app.user.click(save());
    await waitFor(() => expect(toasts()).toContain('No changes to save.'));
  });

  it('can be taken away', async () => {
    const app = await open(await openUploadStore(), { profilePictureUrl: '/media/old.webp' });
    await app.user.click(await page().findByRole('button', { name: 'Remove picture' }, PATIENCE));
    await app.user.click(save());
    await waitFor(() => expect(app.changes()).toEqual([{ profilePictureUrl: null }]));
  });

  it('that was cleared again changes nothing', async () => {
    const app = await open(await openUploadStore());
    await app.choose();
    await app.user.click(await page().findByRole('button', { name: 'Clear selection' }));
    await app.user.click(save());
    await waitFor(() => expect(toasts()).toEqual(['No changes to save.']));
    expect(app.changes()).toEqual([]);
  });

  it('that failed keeps everything as it was typed, and says so', async () => {
    const store = await openUploadStore({ refuse: DAMAGED });
    const app = await open(store);
    await app.user.type(field('Full Name'), ' Gurung');
    await app.choose();
    await waitFor(() => expect(toasts()).toEqual([FAILED]));
    await app.user.click(save());
    await waitFor(async () => expect(document.activeElement).toBe(await chooser()));
    expect(toasts()).toEqual([FAILED]);
    expect(page().getByText(DAMAGED)).toBeTruthy();
    expect(field('Full Name').value).toBe('Sita Sharma Gurung');
    expect(app.changes()).toEqual([]);
    store.reply = 'take';
    await app.user.click(save());
    await waitFor(() =>
      expect(app.changes()).toEqual([{ name: 'Sita Sharma Gurung', profilePictureUrl: store.addressOf(3) }]),
    );
  });

  it('must be a picture', async () => {
    const app = await open(await openUploadStore());
    const text = new File(['x'], 'cv.pdf', { type: 'application/pdf' });
    const input = await chooser();
    input.removeAttribute('accept');
    await app.user.upload(input, text);
    expect(toasts()).toEqual(['Invalid file type. Please select an image.']);
    expect(page().queryByRole('button', { name: 'Clear selection' })).toBeNull();
  });
});

describe('the picture at registration', () => {
  async function register(store: Store) {
    const server = accountsServer({ Register: { register: newSession() }, ...store.answers });
    const app = await visit('/login?tab=register&redirect=/faq', server);
    const values = { Username: 'sita_1', 'Full name': 'Sita', Email: 's@example.com', Password: 'secret1' };
    for (const [label, value] of Object.entries({ ...values, 'Confirm password': 'secret1' })) {
      await app.user.type(field(label), value);
    }
    await app.user.upload(await chooser(), picture('me.webp'));
    await app.user.click(button('Register'));
    const registered = () => app.sent.flatMap(({ name, variables }) => (name === 'Register' ? [variables.input] : []));
    return { ...app, registered };
  }

  it('is uploaded first, and goes with the new account', async () => {
    const store = await openUploadStore();
    const app = await register(store);
    await waitFor(() => expect(app.address()).toBe('/faq'));
    expect(app.registered()[0]?.profilePictureUrl).toBe(store.addressOf(1));
  });

  it('that failed holds the account back until it is cleared', async () => {
    const app = await register(await openUploadStore({ refuse: DAMAGED }));
    await waitFor(() => expect(toasts()).toContain(FAILED));
    expect(app.registered()).toEqual([]);
    expect(field('Email').value).toBe('s@example.com');
    await waitFor(async () => expect(document.activeElement).toBe(await chooser()));
    await app.user.click(button('Clear selection'));
    await app.user.click(button('Register'));
    await waitFor(() => expect(app.registered()).toHaveLength(1));
    expect(app.registered()[0]).not.toHaveProperty('profilePictureUrl');
  });
});
