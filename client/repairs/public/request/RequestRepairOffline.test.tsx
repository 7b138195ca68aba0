import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showNotices } from '../../../app/notices';
import { toKathmanduInput } from '../../../lib/dates';
import { toasts } from '../../../testing/accounts';
import { confirmation } from '../../../testing/confirmation';
import { fakeServer, refusal } from '../../../testing/fakeServer';
import { renderApp } from '../../../testing/renderApp';
import { signInOnDevice } from '../../../testing/session';
import { bookings as kept } from '../../booking/bookings';
import { lockOf } from '../../booking/sender';
import { WaitingRequests } from '../waiting/LaterWaitingRequests';
import { bookings, bookRepair, field, fillIn, submit } from '../../testing/booking';
import { ID } from '../../testing/tracked';
import { filledIn, onDevice, waitingBooking } from '../../testing/waiting';

const line = vi.spyOn(navigator, 'onLine', 'get');
function connect(isOnline: boolean): void {
  line.mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

beforeEach(() => void line.mockReturnValue(true));

const TOMORROW = toKathmanduInput(new Date(Date.now() + 24 * 60 * 60 * 1000));
const lost = new TypeError('Failed to fetch');
const passed = 'Preferred pickup time cannot be in the past.';
const tooLate = refusal('BAD_INPUT', passed, { preferredPickupTime: passed });

async function open(...answers: Parameters<typeof bookings>) {
  const { answers: table, sent } = bookings(...answers);
  const app = await renderApp('/repair', { link: fakeServer(table) });
  await screen.findByRole('heading', { level: 1 });
  act(() => showNotices(<WaitingRequests />));
  return { ...app, sent };
}
const waiting = () => screen.findByRole('region', { name: 'Requests on this device' });

describe('a booking without a connection', () => {
  it('is kept, said, and sent when the connection is back; the ID stays until it is seen', async () => {
    const app = await open();
    connect(false);
    await fillIn(app);
    await submit(app);
    const region = within(await waiting());
    await region.findByText('Your repair request is waiting for a connection.');
    expect(region.queryByText(/Sita|9841|Baneshwor/)).toBeNull();
    const kept = 'Your request is saved on this device. It is sent as soon as there is a connection.';
    await waitFor(() => expect(toasts()).toEqual([kept]));
    expect(field(/Brand/).value).toBe('');
    expect((await onDevice()).map(({ state }) => state)).toEqual(['queued']);
    expect(app.sent).toEqual([]);

    connect(true);
    await region.findByText('Your repair request has reached the shop.');
    expect(region.getByText('7K3M-9QXT-2BWD')).toBeTruthy();
    expect(toasts()).toContain('Repair request XT2BWD submitted!');
    await app.user.click(region.getByRole('link', { name: 'Track your repair' }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe(`/track/${ID}`));
    await waitFor(async () => expect(await onDevice()).toEqual([]));
    expect(app.sent).toHaveLength(1);
  });

  it('keeps the key that it was tried with before', async () => {
    const app = await open(lost, { bookRepair });
    await fillIn(app);
    await submit(app);
    await app.user.click(await screen.findByRole('button', { name: 'Send it later' }));
    await within(await waiting()).findByText('Your repair request has reached the shop.');
    expect(app.sent).toHaveLength(2);
    expect(app.sent[1]!.key).toBe(app.sent[0]!.key);
    expect(app.sent[1]!.variables.input).toEqual(app.sent[0]!.variables.input);
  });

  it('comes back into the form with its reason, and is a new request once it is changed', async () => {
    const app = await open(tooLate, { bookRepair });
    const request = waitingBooking();
    await act(() => kept.put(request));
    const region = within(await waiting());
    await region.findByText('Your repair request needs a change before it can be sent.');
    await app.user.click(region.getByRole('button', { name: 'Open the form' }));
    await waitFor(() => expect(field(/Brand/).value).toBe('Samsung'));
    // its reason follows in a transition
    await waitFor(() => expect(field(/Preferred pickup time/).getAttribute('aria-invalid')).toBe('true'));
    await waitFor(() => expect(document.activeElement).toBe(field(/Preferred pickup time/)));
    expect((await onDevice()).map(({ state, values }) => [state, values.brand])).toEqual([['editing', 'Samsung']]);
    await app.user.clear(field(/Preferred pickup time/));
    await app.user.type(field(/Preferred pickup time/), TOMORROW);
    await submit(app);
    await waitFor(() => expect(app.sent).toHaveLength(2));
    expect(app.sent[0]!.key).toBe(request.key);
    expect(app.sent[1]!.key).not.toBe(request.key);
  });

  it('can be changed while it waits; unchanged, it goes out with its key', async () => {
    const app = await open();
    connect(false);
    const request = waitingBooking({ values: { ...filledIn(), preferredPickupTime: TOMORROW } });
    await act(() => kept.put(request));
    const region = within(await waiting());
    await app.user.click(await region.findByRole('button', { name: 'Change it' }));
    await waitFor(() => expect(field(/Brand/).value).toBe('Samsung'));
    connect(true);
    await submit(app);
    await waitFor(() => expect(app.sent.map(({ key }) => key)).toEqual([request.key]));
  });

  it('does not push aside what stands in the form without a question', async () => {
    const app = await open();
    await app.user.type(field(/Brand/), 'Sony');
    await waitFor(() => expect(kept.inForm()?.values.brand).toBe('Sony'));
    connect(false);
    await act(() => kept.put(waitingBooking()));
    await app.user.click(await within(await waiting()).findByRole('button', { name: 'Change it' }));
    await waitFor(() => expect(confirmation).toHaveBeenCalledOnce());
    expect(field(/Brand/).value).toBe('Sony');
    expect((await onDevice()).map(({ state }) => state).toSorted()).toEqual(['editing', 'queued']);
  });

  it('that comes while its turn is awaited is asked about, too', async () => {
    const app = await open();
    connect(false);
    await act(() => kept.put(waitingBooking()));
    await app.user.type(field(/Brand/), 'Sony');
    // pressed before the draft is written, as when the request is on its way just now
    const { promise: sending, resolve: end } = Promise.withResolvers<void>();
    const request = async (_name: string, _options: LockOptions, work: (lock: object) => unknown) => {
      await sending;
      return work({});
    };
    const query = async () => ({ held: [{ name: lockOf(waitingBooking().id) }] });
    Object.defineProperty(navigator, 'locks', { value: { request, query }, configurable: true });
    await app.user.click(await within(await waiting()).findByRole('button', { name: 'Change it' }));
    await waitFor(() => expect(kept.inForm()?.values.brand).toBe('Sony'));
    await act(async () => end());
    await waitFor(() => expect(confirmation).toHaveBeenCalledOnce());
    Reflect.deleteProperty(navigator, 'locks');
    expect(field(/Brand/).value).toBe('Sony');
  });

  it('waits on the device also when the form would keep what is typed at that very moment', async () => {
    const app = await open();
    connect(false);
    await fillIn(app);
    const { entrust } = kept;
    const spy = vi.spyOn(kept, 'entrust').mockImplementation(async (booking) => {
      const entrusted = entrust(booking);
      fireEvent.input(field(/Model/), { target: { value: 'UA43' } });
      await entrusted;
    });
    await submit(app);
    await within(await waiting()).findByText('Your repair request is waiting for a connection.');
    spy.mockRestore();
    expect((await onDevice()).map(({ state }) => state)).toEqual(['queued']);
  });

  it('that the device cannot keep is said', async () => {
    const app = await open(lost);
    await fillIn(app);
    await submit(app);
    const put = vi.spyOn(kept, 'entrust').mockRejectedValue(new Error('full'));
    await app.user.click(await screen.findByRole('button', { name: 'Send it later' }));
    await waitFor(() =>
      expect(toasts()).toContain('This device cannot save your request. Please try again, or call us.'),
    );
    put.mockRestore();
    expect(field(/Brand/).value).toBe('Samsung');
  });

  it('waits for an owner who has left, and says no more than that', async () => {
    await kept.put(waitingBooking({ owner: 'somebody' }));
    const app = await open();
    const region = within(await waiting());
    await region.findByText('A repair request on this device is waiting for the person who made it.');
    expect(region.queryByText(/Samsung|Sita/)).toBeNull();
    expect(app.sent).toEqual([]);
    await app.user.click(region.getByRole('link', { name: 'Log in' }));
    await waitFor(() => expect(app.router.state.location.search).toBe('?redirect=%2Frepair'));
    expect(screen.queryByRole('region', { name: 'Requests on this device' })).toBeNull();
    await act(() => app.router.navigate('/repair'));
    await app.user.click(within(await waiting()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Requests on this device' })).toBeNull();
  });

  it('of somebody else is neither shown nor sent', async () => {
    signInOnDevice();
    await kept.put(waitingBooking({ owner: 'somebody-else' }));
    const app = await open();
    await act(() => kept.put(waitingBooking({ id: 'of-a-guest', state: 'sent', repairId: ID })));
    const region = within(await waiting());
    expect(region.getAllByRole('article')).toHaveLength(1);
    await app.user.click(region.getByRole('button', { name: 'Close' }));
    await waitFor(async () => expect((await onDevice()).map(({ owner }) => owner)).toEqual(['somebody-else']));
    expect(app.sent).toEqual([]);
  });
});
