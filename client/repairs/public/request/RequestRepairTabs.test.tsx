import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showNotices } from '../../../app/notices';
import { sessionToken } from '../../../lib/token';
import { toasts } from '../../../testing/accounts';
import { confirmation } from '../../../testing/confirmation';
import { fakeServer } from '../../../testing/fakeServer';
import { renderApp } from '../../../testing/renderApp';
import { signInOnDevice, sita } from '../../../testing/session';
import type { Booking } from '../../booking/booking';
import { bookings as kept } from '../../booking/bookings';
import { lockOf } from '../../booking/sender';
import { WaitingRequests } from '../waiting/LaterWaitingRequests';
import { toBookRepairInput } from '../../repairForm';
import { bookings, field, fillIn, submit } from '../../testing/booking';
import { onDevice, waitingBooking } from '../../testing/waiting';

/** A filled-in form, and what another tab makes of the same booking. */
async function twoTabs(...answers: Parameters<typeof bookings>) {
  const { answers: table, sent } = bookings(...answers);
  const app = await renderApp('/repair', { link: fakeServer(table) });
  await screen.findByRole('heading', { level: 1 });
  await fillIn(app);
  const booking = kept.inForm()!;
  const elsewhere = (change: Partial<Booking>) => act(() => kept.put({ ...booking, ...change }));
  return { ...app, sent, booking, elsewhere };
}
const states = async () => (await onDevice()).map(({ state, values }) => `${state} ${values.brand}`).toSorted();

it('what another tab keeps for later is kept once, and goes out under its key', async () => {
  const { sent, elsewhere, booking, ...app } = await twoTabs();
  act(() => showNotices(<WaitingRequests />));
  await elsewhere({ state: 'queued', notBefore: Date.now() + 900_000 });
  await submit(app);
  await waitFor(() => expect(toasts().join()).toContain('Your request is saved on this device.'));
  expect(field(/Brand/).value).toBe('');
  await waitFor(() => expect(sent.map(({ key }) => key)).toEqual([booking.key]));
  await waitFor(async () => expect(await states()).toEqual(['sent Samsung']));
});

it('what is typed after another tab has sent it is another booking', async () => {
  const { elsewhere, booking, sent, ...app } = await twoTabs();
  await elsewhere({ state: 'queued', notBefore: Date.now() + 900_000 });
  await app.user.type(field(/Brand/), ' TV');
  await waitFor(async () => expect(await states()).toEqual(['editing Samsung TV', 'queued Samsung']));
  const { key } = kept.inForm()!;
  expect(key).not.toBe(booking.key);
  await submit(app);
  await waitFor(async () => expect(await states()).toEqual(['queued Samsung']));
  expect(sent.map((each) => [each.key, each.variables.input.brand])).toEqual([[key, 'Samsung TV']]);
});

it('a change that could not be kept goes out as another booking, too, and what another tab keeps stays', async () => {
  const { elsewhere, sent, ...app } = await twoTabs();
  const save = vi.spyOn(kept, 'save').mockResolvedValue();
  await app.user.type(field(/Brand/), ' TV');
  await elsewhere({ state: 'queued', notBefore: Date.now() + 900_000 });
  save.mockRestore();
  await submit(app);
  await waitFor(() => expect(sent.map(({ variables }) => variables.input.brand)).toEqual(['Samsung TV']));
  await waitFor(async () => expect(await states()).toEqual(['queued Samsung']));
});

it('what is typed while another tab is sending it waits for the end of that, and is asked about', async () => {
  const { elsewhere, booking, sent, ...app } = await twoTabs();
  const tried = { input: toBookRepairInput(booking.values), at: Date.now() };
  await elsewhere({ state: 'sending', tried });
  await app.user.type(field(/Brand/), ' TV');
  expect(await states()).toEqual(['sending Samsung']);
  await elsewhere({ state: 'editing', tried });
  await waitFor(async () => expect(await states()).toEqual(['editing Samsung TV']));
  expect(kept.inForm()).toMatchObject({ key: booking.key, tried });
  await submit(app);
  await waitFor(() => expect(confirmation).toHaveBeenCalledOnce());
  expect(sent).toEqual([]);
});

it('what another tab has booked goes out under its key: the server knows it, or says that it is another one', async () => {
  const { booking, sent, ...app } = await twoTabs(new TypeError('Failed to fetch'));
  await act(() => kept.remove(booking.id));
  await submit(app);
  await waitFor(() => expect(sent.map(({ key }) => key)).toEqual([booking.key]));
});

it('each tab goes on with its own', async () => {
  const { elsewhere, booking, user } = await twoTabs();
  await elsewhere({ id: 'of-the-other-tab', key: 'its-key', values: { ...booking.values, brand: 'LG' } });
  await user.type(field(/Brand/), ' TV');
  await waitFor(async () => expect(await states()).toEqual(['editing LG', 'editing Samsung TV']));
});

it('what its owner can see no more is not taken into the form', async () => {
  signInOnDevice();
  const { answers: table } = bookings();
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const app = await renderApp('/faq', {
    link: fakeServer({ ...table, Viewer: { viewer: { __typename: 'User', ...sita } }, FaqList: { faqItems: [] } }),
  });
  act(() => showNotices(<WaitingRequests />));
  await act(() => kept.put(waitingBooking({ owner: sita.id })));
  const { promise: sending, resolve: end } = Promise.withResolvers<void>();
  const request = async (_name: string, _options: LockOptions, work: (lock: object) => unknown) => {
    await sending;
    return work({});
  };
  const query = async () => ({ held: [{ name: lockOf(waitingBooking().id) }] });
  Object.defineProperty(navigator, 'locks', { value: { request, query }, configurable: true });
  const region = within(await screen.findByRole('region', { name: 'Requests on this device' }));
  await app.user.click(await region.findByRole('button', { name: 'Change it' }));
  act(() => sessionToken.clear('signedOut'));
  await act(async () => end());
  Reflect.deleteProperty(navigator, 'locks');
  await screen.findByText('A repair request on this device is waiting for the person who made it.');
  expect(await states()).toEqual(['queued Samsung']);
  line.mockRestore();
});
