import 'fake-indexeddb/auto';
import type { ApolloLink } from '@apollo/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startAfterLoad } from '../../app/afterLoad';
import { fromKathmanduInput, toKathmanduInput } from '../../lib/dates';
import { toasts } from '../../testing/accounts';
import { confirmation } from '../../testing/confirmation';
import { fakeServer } from '../../testing/fakeServer';
import { renderApp } from '../../testing/renderApp';
import { signInOnDevice } from '../../testing/session';
import { outbox } from '../outbox/store';
import { bookings, bookRepair, field, fillIn, submit } from '../testing/booking';
import { ID } from '../testing/tracked';
import { forgetBookings, waitingRequest } from '../testing/waiting';

const line = vi.spyOn(navigator, 'onLine', 'get');
/** What is sent from the outbox, which does not go through Apollo. */
const sent: string[] = [];
let answers: Response[];

function connect(isOnline: boolean): void {
  line.mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

beforeEach(() => {
  line.mockReturnValue(true);
  sent.length = 0;
  answers = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(headers['idempotency-key']!);
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  });
});
afterEach(async () => {
  await forgetBookings();
  vi.unstubAllGlobals();
});

const TOMORROW = toKathmanduInput(new Date(Date.now() + 24 * 60 * 60 * 1000));
const booked = () => Response.json({ data: { bookRepair: { id: ID } } });
const passed = 'Preferred pickup time cannot be in the past.';
const tooLate = () =>
  Response.json({
    errors: [{ message: passed, extensions: { code: 'BAD_INPUT', fields: { preferredPickupTime: passed } } }],
  });

async function open(link: ApolloLink = fakeServer(bookings().answers)) {
  const app = await renderApp('/repair', { link });
  await screen.findByRole('heading', { level: 1 });
  act(startAfterLoad);
  return app;
}
const waiting = () => screen.findByRole('region', { name: 'Requests on this device' });
const traces = () => Object.keys(localStorage).filter((key) => key.startsWith('parda.repair'));

describe('a booking without a connection', () => {
  it('is kept, said, and sent when the connection is back; the ID stays until it is seen', async () => {
    const app = await open();
    connect(false);
    await fillIn(app);
    await submit(app);
    const region = within(await waiting());
    await region.findByText('Your repair request waits for a connection.');
    expect(region.queryByText(/Sita|9841|Baneshwor/)).toBeNull();
    const kept = 'Your request is kept on this device. It is sent as soon as there is a connection.';
    await waitFor(() => expect(toasts()).toEqual([kept]));
    expect(field(/Brand/).value).toBe('');
    expect(traces()).toEqual([]);
    expect(sent).toEqual([]);

    answers = [booked()];
    connect(true);
    await region.findByText('Your repair request has reached the shop.');
    expect(region.getByText('7K3M-9QXT-2BWD')).toBeTruthy();
    expect(toasts()).toContain('Repair request XT2BWD submitted!');
    await app.user.click(region.getByRole('link', { name: 'Track your repair' }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe(`/track/${ID}`));
    await waitFor(async () => expect(await outbox.all()).toEqual([]));
    expect(sent).toHaveLength(1);
  });

  it('keeps the key that it was tried with before', async () => {
    const { answers: table, sent: tried } = bookings(new TypeError('Failed to fetch'), { bookRepair });
    const app = await open(fakeServer(table));
    await fillIn(app);
    await submit(app);
    answers = [booked()];
    await app.user.click(await screen.findByRole('button', { name: 'Send it later' }));
    await within(await waiting()).findByText('Your repair request has reached the shop.');
    expect(sent).toEqual([tried[0]!.key]);
  });

  it('comes back into the form with its reason, and is a new request once it is changed', async () => {
    const { answers: table, sent: direct } = bookings({ bookRepair });
    const app = await open(fakeServer(table));
    answers = [tooLate()];
    const request = waitingRequest();
    await act(() => outbox.put(request));
    const region = within(await waiting());
    await region.findByText('Your repair request needs a change before it can be sent.');
    await app.user.click(region.getByRole('button', { name: 'Open the form' }));
    await waitFor(() => expect(field(/Brand/).value).toBe('Samsung'));
    // its reason follows in a transition
    await waitFor(() => expect(field(/Preferred pickup time/).getAttribute('aria-invalid')).toBe('true'));
    await waitFor(() => expect(document.activeElement).toBe(field(/Preferred pickup time/)));
    expect(localStorage.getItem('parda.repair.draft')).toContain('Samsung');
    expect((await outbox.all()).map(({ place }) => place)).toEqual(['form']);
    await app.user.clear(field(/Preferred pickup time/));
    await app.user.type(field(/Preferred pickup time/), TOMORROW);
    await submit(app);
    await waitFor(() => expect(direct).toHaveLength(1));
    expect(direct[0]!.key).not.toBe(request.key);
  });

  it('can be changed while it waits; unchanged, it goes out with its key', async () => {
    const { answers: table, sent: direct } = bookings({ bookRepair });
    const app = await open(fakeServer(table));
    connect(false);
    const request = waitingRequest({
      input: { ...waitingRequest().input, preferredPickupTime: fromKathmanduInput(TOMORROW)! },
    });
    request.values.preferredPickupTime = TOMORROW;
    await act(() => outbox.put(request));
    const region = within(await waiting());
    await app.user.click(await region.findByRole('button', { name: 'Change it' }));
    await waitFor(() => expect(field(/Brand/).value).toBe('Samsung'));
    connect(true);
    await submit(app);
    await waitFor(() => expect(direct.map(({ key }) => key)).toEqual([request.key]));
    expect(sent).toEqual([]);
  });

  it('does not push aside what stands in the form without a question', async () => {
    const app = await open();
    await app.user.type(field(/Brand/), 'Sony');
    await waitFor(() => expect(localStorage.getItem('parda.repair.draft')).toContain('Sony'));
    connect(false);
    await act(() => outbox.put(waitingRequest()));
    await app.user.click(await within(await waiting()).findByRole('button', { name: 'Change it' }));
    expect(confirmation).toHaveBeenCalledOnce();
    expect(field(/Brand/).value).toBe('Sony');
    expect(await outbox.all()).toHaveLength(1);
  });

  it('that comes while its turn is awaited is asked about, too', async () => {
    const app = await open();
    connect(false);
    await act(() => outbox.put(waitingRequest()));
    await app.user.type(field(/Brand/), 'Sony');
    // pressed before the draft is written, as when the request is on its way just now
    const { promise: sending, resolve: end } = Promise.withResolvers<void>();
    const request = async (_name: string, _options: LockOptions, work: (lock: object) => unknown) => {
      await sending;
      return work({});
    };
    Object.defineProperty(navigator, 'locks', { value: { request, query: async () => ({}) }, configurable: true });
    await app.user.click(await within(await waiting()).findByRole('button', { name: 'Change it' }));
    await waitFor(() => expect(localStorage.getItem('parda.repair.draft')).toContain('Sony'));
    await act(async () => end());
    await waitFor(() => expect(confirmation).toHaveBeenCalledOnce());
    Reflect.deleteProperty(navigator, 'locks');
    expect(field(/Brand/).value).toBe('Sony');
  });

  it('that the device cannot keep is said', async () => {
    const { answers: table } = bookings(new TypeError('Failed to fetch'));
    const app = await open(fakeServer(table));
    await fillIn(app);
    await submit(app);
    const put = vi.spyOn(outbox, 'put').mockRejectedValue(new Error('full'));
    await app.user.click(await screen.findByRole('button', { name: 'Send it later' }));
    await waitFor(() =>
      expect(toasts()).toContain('This device cannot keep your request. Please try again, or call us.'),
    );
    put.mockRestore();
    expect(field(/Brand/).value).toBe('Samsung');
  });

  it('waits for an owner who has left, and says no more than that', async () => {
    await outbox.put(waitingRequest({ owner: 'somebody' }));
    const app = await open();
    const region = within(await waiting());
    await region.findByText('A repair request on this device waits for its owner.');
    expect(region.queryByText(/Samsung|Sita/)).toBeNull();
    expect(sent).toEqual([]);
    await app.user.click(region.getByRole('link', { name: 'Log in' }));
    await waitFor(() => expect(app.router.state.location.search).toBe('?redirect=%2Frepair'));
    expect(screen.queryByRole('region', { name: 'Requests on this device' })).toBeNull();
    await act(() => app.router.navigate('/repair'));
    await app.user.click(within(await waiting()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Requests on this device' })).toBeNull();
  });

  it('of somebody else is neither shown nor sent', async () => {
    signInOnDevice();
    await outbox.put(waitingRequest({ owner: 'somebody-else' }));
    const app = await open(fakeServer(bookings().answers));
    await act(() => outbox.put(waitingRequest({ key: 'of-a-guest', outcome: { kind: 'sent', repairId: ID } })));
    const region = within(await waiting());
    expect(region.getAllByRole('article')).toHaveLength(1);
    await app.user.click(region.getByRole('button', { name: 'Close' }));
    await waitFor(async () => expect((await outbox.all()).map(({ owner }) => owner)).toEqual(['somebody-else']));
    expect(sent).toEqual([]);
  });
});
