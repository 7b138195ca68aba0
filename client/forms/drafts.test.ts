import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionToken } from '../lib/token';
import { signInOnDevice } from '../testing/session';
import { drafts, forgetDraftsAtSignOut, forgetOldDrafts } from './drafts';

const DAY_MS = 24 * 60 * 60 * 1000;
const typed = { message: 'Do you repair CRT sets?' };
const keep = (name = 'contact') => drafts.save(name, typed);

beforeEach(async () => {
  localStorage.clear();
  sessionToken.reload();
  await drafts.forget('contact');
});
afterEach(() => void vi.useRealTimers());

it('gives back what was typed, form by form, until it is forgotten', async () => {
  await keep();
  await drafts.save('review GENERAL null', { comment: 'Friendly.' });
  expect(await drafts.read('contact')).toEqual(typed);
  await drafts.forget('contact');
  expect(await drafts.read('contact')).toEqual({});
  expect(await drafts.read('review GENERAL null')).toEqual({ comment: 'Friendly.' });
});

it('adds to what is there in the order in which it was asked', async () => {
  await keep();
  const added = drafts.change('contact', (before) => ({ ...before, subject: 'A question' }));
  expect(await drafts.read('contact')).toEqual({ ...typed, subject: 'A question' });
  await added;
});

it('goes along with a guest who signs in, and waits for a person whose session ran out', async () => {
  await keep();
  signInOnDevice();
  expect(await drafts.read('contact')).toEqual(typed);
  await keep();
  sessionToken.clear('ended');
  expect(await drafts.read('contact')).toEqual({});
  signInOnDevice();
  expect(await drafts.read('contact')).toEqual(typed);
});

it('goes when its owner signs out', async () => {
  forgetDraftsAtSignOut();
  signInOnDevice();
  await keep();
  sessionToken.clear('signedOut');
  signInOnDevice();
  expect(await drafts.read('contact')).toEqual({});
});

it('is kept for thirty days', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  await keep();
  vi.setSystemTime(30 * DAY_MS - 1);
  await keep('register');
  await forgetOldDrafts();
  expect(await drafts.read('contact')).toEqual(typed);
  vi.setSystemTime(30 * DAY_MS);
  expect(await drafts.read('contact')).toEqual({});
  await forgetOldDrafts();
  vi.setSystemTime(30 * DAY_MS - 1);
  expect(await drafts.read('contact')).toEqual({});
  expect(await drafts.read('register')).toEqual(typed);
});

it('is there for as long as the page is open where the device keeps nothing', async () => {
  vi.stubGlobal('indexedDB', undefined);
  vi.resetModules();
  const { drafts: withoutDevice } = await import('./drafts');
  await withoutDevice.save('contact', typed);
  expect(await withoutDevice.read('contact')).toEqual(typed);
  await withoutDevice.forget('contact');
  expect(await withoutDevice.read('contact')).toEqual({});
});
