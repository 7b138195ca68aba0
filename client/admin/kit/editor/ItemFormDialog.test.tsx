import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { adminDrafts } from '../../../lib/adminDrafts';
import { confirmation } from '../../../testing/confirmation';
import { useViewer } from '../../../session/useViewer';
import { admin } from '../../../testing/admin';
import { fakeServer, refusal } from '../../../testing/fakeServer';
import { renderPart } from '../../../testing/renderPart';
import { signInOnDevice } from '../../../testing/session';
import { TextInput } from '../../../ui';
import { toastStore } from '../../../ui/toast';
import { AdminField } from '../AdminField';
import { filledText } from '../filledText';
import { ItemFormDialog } from './ItemFormDialog';
import { useItemForm } from './useItemForm';

interface Values {
  name: string;
  price: string;
}
const CHANGED = 'This was changed by someone else. Reload to see the changes.';
const link = fakeServer({ Viewer: { viewer: { __typename: 'User', ...admin } } });

beforeEach(() => {
  localStorage.clear();
  signInOnDevice();
});

/** What the server does with it; each test has its own. */
type Send = (values: Values, version: number | null) => Promise<unknown>;
type Options = Partial<Parameters<typeof useItemForm<Values>>[0]>;

async function open(send: Send, options: Options = {}) {
  const onClose = vi.fn<() => void>();
  const sent = vi.fn<Send>(send);

  function Form({ close }: { close: () => void }) {
    const item = useItemForm<Values>({
      name: 'thing.7',
      begun: { name: 'Old', price: '1' },
      version: 3,
      saved: 'Thing saved.',
      send: sent,
      onClose() {
        onClose();
        close();
      },
      ...options,
    });
    return (
      <ItemFormDialog item={item} title="Edit Thing">
        <AdminField form={item.form} name="name" label="Name" rules={{ validate: filledText('Name is required.') }}>
          {(control) => <TextInput {...control} />}
        </AdminField>
        <AdminField form={item.form} name="price" label="Price">
          {(control) => <TextInput {...control} />}
        </AdminField>
        <output aria-label="Edition">{item.edition}</output>
      </ItemFormDialog>
    );
  }

  function Screen() {
    // the drafts are those of whoever is signed in
    const { viewer } = useViewer();
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        {viewer && <button onClick={() => setOpen(true)}>Open</button>}
        {isOpen && <Form close={() => setOpen(false)} />}
      </>
    );
  }

  const part = await renderPart(<Screen />, { link });
  await part.user.click(await screen.findByRole('button', { name: 'Open' }));
  return { ...part, sent, onClose };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => screen.getByRole('button', { name });
const toasts = () => toastStore.toasts().map(({ type, message }) => [type, message]);
const edition = () => Number(screen.getByLabelText('Edition').textContent);
const drafts = () => adminDrafts.of<Values>(admin.id, 'thing.7').map(({ values }) => values.name);

it('sends what was typed over the version that was read, says so, and closes', async () => {
  const { user, sent, onClose } = await open(async () => undefined);
  await user.type(field('Name'), ' and new');
  await user.dblClick(press('Save'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent.mock.calls).toEqual([[{ name: 'Old and new', price: '1' }, 3]]);
  expect(toasts()).toEqual([['success', 'Thing saved.']]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(drafts()).toEqual([]);
});

it.each(['error', 'warning'] as const)(
  'what is missing is said as %s, at its field, and nothing is sent',
  async (checks) => {
    const { user, sent } = await open(async () => undefined, { checks });
    await user.clear(field('Name'));
    await user.click(press('Save'));
    await waitFor(() => expect(toasts()).toEqual([[checks, 'Name is required.']]));
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
    expect(sent).not.toHaveBeenCalled();
  },
);

it('a refusal is said in the words around it and at its field, and what was typed stays', async () => {
  const { user, onClose } = await open(
    async () => {
      throw refusal('BAD_INPUT', 'Too dear.', { price: 'Too dear.' });
    },
    { failed: (reason) => `Failed to save the thing: ${reason}` },
  );
  await user.type(field('Price'), '000');
  await user.click(press('Save'));
  await waitFor(() => expect(toasts()).toEqual([['error', 'Failed to save the thing: Too dear.']]));
  expect(field('Price').getAttribute('aria-invalid')).toBe('true');
  expect(field('Price').value).toBe('1000');
  expect(onClose).not.toHaveBeenCalled();
});

it('a conflict in which nobody changed anything is a refusal like others', async () => {
  const { user } = await open(
    async () => {
      throw refusal('CONFLICT', 'This name is taken.', { name: 'This name is taken.' });
    },
    { readTheirs: async () => ({ content: { name: 'Old', price: '1' }, version: 3 }) },
  );
  await user.type(field('Name'), '!');
  await user.click(press('Save'));
  await waitFor(() => expect(toasts()).toEqual([['error', 'This name is taken.']]));
  expect(screen.queryByRole('dialog', { name: 'Two versions' })).toBeNull();
});

it('where theirs cannot be had, the refusal is said, and mine stays', async () => {
  const { user } = await open(
    async () => {
      throw refusal('CONFLICT', CHANGED);
    },
    { readTheirs: async () => Promise.reject(new Error('offline')) },
  );
  await user.type(field('Name'), '!');
  await user.click(press('Save'));
  await waitFor(() => expect(toasts()).toEqual([['error', CHANGED]]));
  expect(field('Name').value).toBe('Old!');
});

/** Somebody else has saved another price meanwhile. */
async function collide() {
  const form = await open(
    async (_values, version) => {
      if (version === 3) throw refusal('CONFLICT', CHANGED);
    },
    { readTheirs: async () => ({ content: { name: 'Old', price: '2' }, version: 4 }) },
  );
  await form.user.type(field('Name'), ' and mine');
  await form.user.click(press('Save'));
  await screen.findByRole('dialog', { name: 'Two versions' });
  return form;
}

it('two versions: mine goes on top of theirs', async () => {
  const { user, sent, onClose } = await collide();
  expect(within(screen.getByRole('dialog', { name: 'Two versions' })).getByText('2')).toBeTruthy();
  await user.click(press('Keep editing mine on top of theirs'));
  expect([field('Name').value, field('Price').value]).toEqual(['Old and mine', '2']);
  expect(edition()).toBeGreaterThan(0);
  await user.click(press('Save'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent.mock.lastCall).toEqual([{ name: 'Old and mine', price: '2' }, 4]);
});

it('two versions: theirs is taken, and mine is set aside, to come back over theirs', async () => {
  const { user, sent } = await collide();
  await user.click(press('Take theirs'));
  expect([field('Name').value, field('Price').value]).toEqual(['Old', '2']);
  expect(drafts()).toEqual(['Old and mine']);
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(field('Name').value).toBe('Old and mine');
  await user.click(press('Save'));
  await waitFor(() => expect(sent.mock.lastCall![1]).toBe(4));
});

it('two versions: left as they are, mine is still there', async () => {
  const { user, sent } = await collide();
  await user.click(within(screen.getByRole('dialog', { name: 'Two versions' })).getByRole('button', { name: 'Close' }));
  expect(field('Name').value).toBe('Old and mine');
  await user.click(press('Save'));
  await screen.findByRole('dialog', { name: 'Two versions' });
  expect(sent.mock.calls.map(([, version]) => version)).toEqual([3, 3]);
});

it('what is thrown away is on this device when the form is opened again, and says where it is older', async () => {
  confirmation.mockReturnValue(true);
  const { user } = await open(async () => undefined);
  await user.type(field('Name'), ' half');
  await user.click(press('Cancel'));
  expect(drafts()).toEqual(['Old half']);
  await user.click(press('Open'));
  expect(field('Name').value).toBe('Old');
  expect(screen.queryByText(/^The page was saved since then/)).toBeNull();
  await user.click(press('Restore'));
  expect(field('Name').value).toBe('Old half');
  expect(edition()).toBe(1);
});

it('a draft of an earlier version says so', async () => {
  adminDrafts.keep(admin.id, 'thing.7', {
    id: 'draft-1',
    values: { name: 'Older', price: '1' },
    version: 2,
    savedAt: '2026-06-01T06:00:00.000Z',
  });
  const { user } = await open(async () => undefined);
  expect(screen.getByText(/^The page was saved since then/)).toBeTruthy();
  confirmation.mockReturnValue(true);
  await user.click(press('Discard'));
  expect(drafts()).toEqual([]);
  expect(field('Name').value).toBe('Old');
});
