import 'fake-indexeddb/auto';
import { keys, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceStore } from '../../lib/deviceStore';
import { sessionToken } from '../../lib/token';
import { signInOnDevice, sita } from '../../testing/session';
import { toBookRepairInput } from '../repairForm';
import { filledIn, forgetBookings, onDevice, waitingBooking } from '../testing/waiting';
import { type Booking, newBooking } from './booking';
import { bookings } from './bookings';

const NOW = new Date('2026-07-04T08:45:00Z');
const after = (seconds: number) => NOW.getTime() + seconds * 1000;
const typed = (id: string, brand: string, more: Partial<Booking> = {}): Booking => ({
  ...newBooking(NOW, null),
  id,
  values: { ...filledIn(), brand },
  ...more,
});
const brand = () => bookings.inForm()?.values.brand ?? null;
const brands = async () => (await onDevice()).map(({ values }) => values.brand);
/** As a page that opens now, and has only what the device keeps. */
async function reopened(): Promise<typeof bookings> {
  vi.resetModules();
  const opened = (await import('./bookings')).bookings;
  await opened.read();
  return opened;
}

beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(async () => {
  sessionToken.clear('signedOut');
  await forgetBookings();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('comes back as it was left', async () => {
  const left = typed('a', 'LG', { openedAt: after(-60), prefilled: { userName: 'Sita Sharma' } });
  left.values.pickupCoordinates = { latitude: 27.7, longitude: 85.3 };
  await bookings.save(left);
  expect((await reopened()).inForm()).toEqual({ ...left, changedAt: expect.any(Number) });
});

it('is shown as the device has it when it was changed while it was entrusted to it', async () => {
  await bookings.save(typed('a', 'LG'));
  const entrusted = bookings.entrust(typed('a', 'LG', { state: 'queued' }));
  vi.setSystemTime(after(1));
  await bookings.save(typed('a', 'Sony'));
  await entrusted;
  expect(bookings.all().map(({ state, values }) => [state, values.brand])).toEqual([['editing', 'Sony']]);
  expect(await brands()).toEqual(['Sony']);
});

it('is not kept once nothing is in it any more', async () => {
  const { values } = newBooking(NOW, null);
  await bookings.save(typed('a', 'LG'));
  await bookings.save(typed('a', '', { values: { ...values, tvType: 'CRT' } }));
  expect(await onDevice()).toEqual([]);
});

it('what was typed last opens, and what was typed before comes in its turn, also where the clock was set back', async () => {
  await bookings.save(typed('a', 'Samsung'));
  vi.setSystemTime(after(-3600));
  await bookings.save(typed('b', 'Sony'));
  expect(brand()).toBe('Sony');
  await bookings.remove('b');
  expect(brand()).toBe('Samsung');
});

it.each(['queued', 'sending', 'sent', 'refused'] as const)('what is %s is in no form', async (state) => {
  await bookings.put(typed('a', 'Samsung', { state }));
  expect(brand()).toBeNull();
});

it('shows nobody what is somebody else’s', async () => {
  const tried = { input: toBookRepairInput(filledIn()), at: after(1) };
  await bookings.put(typed('a', 'Samsung', { owner: 'somebody-else', tried }));
  expect([brand(), bookings.sentAs(tried.input)]).toEqual([null, null]);
});

it('is known by what was sent of it, as long as the shop would know its key', async () => {
  const input = toBookRepairInput(filledIn());
  const tried = { input, at: after(0) };
  await bookings.put(typed('a', 'Samsung', { tried }));
  expect(bookings.sentAs({ ...input })?.id).toBe('a');
  expect(bookings.sentAs({ ...input, brand: 'LG' })).toBeNull();
  vi.setSystemTime(after(7 * 24 * 3600));
  expect(bookings.sentAs(input)).toBeNull();
});

describe('at the end of a session', () => {
  it('what was typed leaves the device; what may be in the shop’s books stays for its owner', async () => {
    signInOnDevice();
    const tried = { input: toBookRepairInput(filledIn()), at: after(0) };
    await bookings.put(typed('a', 'Samsung', { owner: sita.id }));
    await bookings.put(typed('b', 'Sony', { owner: sita.id, tried }));
    await bookings.put(typed('c', 'LG', { tried }));
    await bookings.put(waitingBooking({ id: 'd', values: { ...filledIn(), brand: 'CG' } }));
    sessionToken.clear('ended');
    await bookings.forgetTyped();
    expect((await brands()).toSorted()).toEqual(['CG', 'Sony']);
    expect(brand()).toBeNull();
  });

  it('leaves what the next person has begun to type', async () => {
    await bookings.put(typed('a', 'Samsung'));
    const ended = bookings.forgetTyped();
    vi.setSystemTime(after(1));
    await bookings.put(typed('b', 'Sony'));
    await ended;
    expect(await brands()).toEqual(['Sony']);
  });
});

it('what was typed a month ago and never sent goes', async () => {
  const tried = { input: toBookRepairInput(filledIn()), at: after(0) };
  await bookings.put(typed('a', 'Samsung'));
  await bookings.put(typed('b', 'Sony', { tried }));
  await bookings.put(waitingBooking({ id: 'c', values: { ...filledIn(), brand: 'CG' } }));
  vi.setSystemTime(after(31 * 24 * 3600));
  await bookings.forgetOld();
  expect((await brands()).toSorted()).toEqual(['CG', 'Sony']);
});

describe('another page', () => {
  /** What one page changes, the other learns of. */
  it('hears of what is typed, sent and forgotten', async () => {
    const other = await reopened();
    const listener = vi.fn<() => void>();
    const stop = other.subscribe(listener);
    await bookings.save(typed('a', 'Samsung'));
    await vi.waitFor(() => expect(other.inForm()?.values.brand).toBe('Samsung'));
    await bookings.put(typed('a', 'Samsung', { state: 'queued' }));
    await vi.waitFor(() => expect(other.get('a')?.state).toBe('queued'));
    await bookings.remove('a');
    await vi.waitFor(() => expect(other.all()).toEqual([]));
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
  });

  it('is not told where nothing has changed', async () => {
    await bookings.save(typed('a', 'Samsung'));
    const listener = vi.fn<() => void>();
    const stop = bookings.subscribe(listener);
    const before = bookings.all();
    await bookings.read();
    expect(bookings.all()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
    stop();
  });

  it('does not take back what is changed while it is read', async () => {
    await bookings.save(typed('a', 'Samsung'));
    const reading = bookings.read();
    const saving = bookings.save(typed('a', 'Sony'));
    await reading;
    expect(brand()).toBe('Sony');
    await saving;
    expect(await brands()).toEqual(['Sony']);
  });
});

it('tells this page of changes where the browser has no channel', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const alone = await reopened();
  const listener = vi.fn<() => void>();
  const stop = alone.subscribe(listener);
  await alone.put(typed('a', 'Samsung'));
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce());
  stop();
  await alone.remove('a');
  expect(alone.all()).toEqual([]);
  expect(listener).toHaveBeenCalledOnce();
});

describe('a device that keeps nothing', () => {
  it.each([
    ['has no store', undefined],
    ['never answers', { open: () => ({}) }],
  ])('and %s: this page knows what was typed in it', async (_what, indexedDB) => {
    vi.stubGlobal('indexedDB', indexedDB);
    vi.resetModules();
    const alone = (await import('./bookings')).bookings;
    vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout'] });
    const done = Promise.all([alone.read(), alone.save(typed('a', 'Sony')), alone.read()]);
    await vi.advanceTimersByTimeAsync(2_000);
    await done;
    expect(alone.inForm()?.values.brand).toBe('Sony');
    const onRefusal = vi.fn<() => void>();
    alone.entrust(typed('a', 'Sony', { state: 'queued' })).catch(onRefusal);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(onRefusal).toHaveBeenCalledOnce();
    expect(alone.get('a')?.state).toBe('editing');
  });

  it('is full: what it does not take stays with this page when the rest is read', async () => {
    await bookings.save(typed('a', 'Samsung'));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    await bookings.save(typed('a', 'Sony'));
    put.mockRestore();
    expect(await brands()).toEqual(['Sony']);
    expect((await reopened()).inForm()?.values.brand).toBe('Samsung');
  });
});

describe('what an older version of the site has left', () => {
  const KEY = 'parda.repair.draft';
  const draft = (more: object) => localStorage.setItem(KEY, JSON.stringify({ id: 'x', values: filledIn(), ...more }));

  it('is taken over, once: the draft, without values of another shape', async () => {
    draft({
      values: { brand: 'LG', model: 7, pickupCoordinates: { latitude: 'x' }, issueImageUrls: [7], gone: 'x' },
      openedAt: after(1),
    });
    await bookings.read();
    expect(bookings.inForm()).toMatchObject({ values: { ...newBooking(NOW, null).values, brand: 'LG' } });
    expect(bookings.inForm()?.openedAt).toBe(NOW.getTime());
    expect(localStorage.getItem(KEY)).toBeNull();
    await bookings.read();
    expect(await onDevice()).toHaveLength(1);
  });

  it('is nobody’s who is not signed in as they were', async () => {
    draft({ session: 'of-somebody-else' });
    await bookings.read();
    expect(await onDevice()).toEqual([]);
    signInOnDevice();
    draft({ session: sessionToken.get()!.slice(-16) });
    await bookings.read();
    expect((await onDevice()).map(({ owner }) => owner)).toEqual([sita.id]);
    localStorage.setItem(KEY, '"nonsense"');
    await bookings.read();
    expect(await onDevice()).toHaveLength(1);
  });

  it.each([
    ['outbox', null, 'queued'],
    [undefined, null, 'queued'],
    ['form', null, 'editing'],
    ['underWay', null, 'sending'],
    ['outbox', { kind: 'sent', repairId: '7K3M9QXT2BWD' }, 'sent'],
    ['outbox', { kind: 'returned', message: 'No.', fields: { brand: 'No.' } }, 'refused'],
  ])('is taken over: a request in its %s, with %o, is %s', async (place, outcome, state) => {
    const values = filledIn();
    const key = '5e1b7f1e-0000-4000-8000-000000000001';
    const request = { key, owner: null, createdAt: 1, place, input: toBookRepairInput(values), formGuard: {}, values };
    const older = deviceStore('parda.outbox', 'requests');
    const left = { ...request, files: [], lostPictures: 0, attempts: 2, firstTriedAt: 5, notBefore: 9, outcome };
    await set(key, left, older);
    const opened = await reopened();
    expect(await keys(older)).toEqual([]);
    expect(opened.get(key)).toMatchObject({
      state,
      key,
      values,
      attempts: 2,
      notBefore: 9,
      tried: { input: request.input, at: 5 },
      repairId: state === 'sent' ? '7K3M9QXT2BWD' : null,
      refusal: state === 'refused' ? { message: 'No.', fields: { brand: 'No.' } } : null,
    });
  });
});
