import { act, renderHook, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, it } from 'vitest';
import { sessionToken } from '../lib/token';
import { signInOnDevice } from '../testing/session';
import { drafts } from './drafts';
import { useDraft } from './useDraft';

const empty = { name: '', letter: '', password: '' };
const kept = { name: '', letter: '' };

const open = (name = 'application 1', untouched: Record<string, string> = kept) =>
  renderHook(
    (props: { name: string }) => {
      const form = useForm({ defaultValues: empty });
      return { form, forget: useDraft(form, props.name, untouched) };
    },
    { initialProps: { name } },
  );
type Opened = ReturnType<typeof open>;
const type = ({ result }: Opened, field: keyof typeof empty, value: string) =>
  act(() => result.current.form.setValue(field, value));
const shows = ({ result }: Opened) => result.current.form.getValues();
const settled = () => act(async () => void (await drafts.read('application 1')));

beforeEach(async () => {
  localStorage.clear();
  sessionToken.reload();
  await drafts.forget('application 1');
});

it('gives back what was typed, but for a password', async () => {
  const first = open();
  await settled();
  type(first, 'letter', 'Dear shop,');
  type(first, 'password', 'secret');
  first.unmount();
  const second = open();
  await waitFor(() => expect(shows(second)).toEqual({ ...empty, letter: 'Dear shop,' }));
});

it('leaves alone what is typed while it is read, and keeps both', async () => {
  await drafts.save('application 1', { name: 'Ram', letter: 'Dear shop,' });
  const form = open();
  type(form, 'letter', 'Namaste');
  await waitFor(() => expect(shows(form)).toEqual({ ...empty, name: 'Ram', letter: 'Namaste' }));
  expect(await drafts.read('application 1')).toEqual({ name: 'Ram', letter: 'Namaste' });
});

it('keeps what was typed before it was read', async () => {
  const form = open();
  type(form, 'letter', 'Namaste');
  await settled();
  expect(await drafts.read('application 1')).toEqual({ letter: 'Namaste' });
});

it('keeps nothing of what stands there by itself, nor of a form that is empty again', async () => {
  const form = open('application 1', { name: 'Sita Sharma', letter: '' });
  await settled();
  type(form, 'name', 'Sita Sharma');
  expect(await drafts.read('application 1')).toEqual({});
  type(form, 'letter', 'D');
  expect(await drafts.read('application 1')).toEqual({ letter: 'D' });
  type(form, 'letter', '');
  expect(await drafts.read('application 1')).toEqual({});
});

it('forgets what was sent', async () => {
  const form = open();
  await settled();
  type(form, 'letter', 'Dear shop,');
  form.result.current.forget();
  expect(await drafts.read('application 1')).toEqual({});
});

it('keeps nothing for the next guest of what was typed in a session that has ended, and leaves it on the screen', async () => {
  signInOnDevice();
  const form = open();
  await settled();
  type(form, 'letter', 'Dear');
  act(() => sessionToken.clear('ended'));
  type(form, 'letter', 'Dear shop,');
  expect(await drafts.read('application 1')).toEqual({});
  expect(shows(form).letter).toBe('Dear shop,');
  signInOnDevice();
  type(form, 'letter', 'Dear shop, I');
  expect(await drafts.read('application 1')).toEqual({ letter: 'Dear shop, I' });
});

it('is empty for the next person when somebody signs out', async () => {
  signInOnDevice();
  const form = open();
  await settled();
  type(form, 'letter', 'Dear shop,');
  act(() => sessionToken.clear('signedOut'));
  expect(shows(form)).toEqual(empty);
  expect(await drafts.read('application 1')).toEqual({});
  type(form, 'letter', 'Hello');
  expect(await drafts.read('application 1')).toEqual({ letter: 'Hello' });
});
