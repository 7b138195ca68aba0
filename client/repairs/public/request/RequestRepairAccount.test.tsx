import 'fake-indexeddb/auto';
import { ApolloLink } from '@apollo/client';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetAtSessionEnd } from '../../../app/afterLoad';
import { sessionToken } from '../../../lib/token';
import { confirmation } from '../../../testing/confirmation';
import { fakeServer } from '../../../testing/fakeServer';
import { renderApp } from '../../../testing/renderApp';
import { goodToken, signInOnDevice, sita } from '../../../testing/session';
import { bookings as kept } from '../../booking/bookings';
import { bookings, field, fillInRest, submit } from '../../testing/booking';
import { held } from '../../testing/held';
import { onDevice } from '../../testing/waiting';

forgetAtSessionEnd();

const GUEST_TOAST = 'Submitting as a guest. Please track your request using the ID you receive.';
/** The brands of all that the device keeps. */
const stored = async () => (await onDevice()).map(({ values }) => values.brand);

/** Whom the server takes the token for; null where the session has ended. */
let known: object | null = sita;

function serve(
  viewer: () => unknown = () => ({ __typename: 'User', ...sita }),
  ...outcomes: Parameters<typeof bookings>
) {
  const { answers, sent } = bookings(...outcomes);
  const server = fakeServer({
    ...answers,
    Viewer: () => ({ viewer: viewer() }),
    BookingOwner: () => ({ viewer: known }),
  });
  const link = new ApolloLink((operation, forward) => {
    if (!known) operation.setContext({ response: new Response(null, { headers: { 'x-session': 'ended' } }) });
    return forward(operation);
  }).concat(server);
  return { link, sent };
}

async function open(link = serve().link) {
  const app = await renderApp('/repair', { link });
  // The first test of a file waits for code to be loaded.
  await screen.findByRole('heading', { level: 1 }, { timeout: 5000 });
  return app;
}

const name = () => field(/Full name/).value;
const number = () => field(/Contact number/).value;
const prefilled = () => waitFor(() => expect(name()).toBe('Sita Sharma'));

describe('a customer who is logged in', () => {
  it('finds name and number in the form, and books without a word about guests', async () => {
    signInOnDevice();
    const { link, sent } = serve();
    const app = await open(link);
    await prefilled();
    expect(number()).toBe('9841234567');
    await fillInRest(app);
    await submit(app);
    await screen.findByRole('heading', { level: 1, name: 'Track a Repair' }, { timeout: 5000 });
    expect(sent[0]?.variables.input).toMatchObject({ userName: 'Sita Sharma', contactNumber: '9841234567' });
    expect(screen.queryByText(GUEST_TOAST)).toBeNull();
  });

  it('keeps what was typed before the server said who it is', async () => {
    signInOnDevice();
    const server = held('Viewer', serve().link);
    const app = await open(server.link);
    await app.user.type(field(/Full name/), 'R');
    await act(async () => server.release());
    await waitFor(() => expect(number()).toBe('9841234567'));
    expect(name()).toBe('R');
  });

  it('is not corrected in a field that was left empty', async () => {
    signInOnDevice();
    const server = held('Viewer', serve().link);
    const app = await open(server.link);
    await app.user.click(field(/Full name/));
    await app.user.click(field(/Brand/));
    await act(async () => server.release());
    await waitFor(() => expect(number()).toBe('9841234567'));
    expect(name()).toBe('');
  });

  it('keeps a name of their own in the restored draft', async () => {
    signInOnDevice();
    const app = await open();
    await prefilled();
    await app.user.clear(field(/Full name/));
    await app.user.type(field(/Full name/), 'Ram Thapa');
    app.unmount();
    await open();
    expect(screen.getByText('We kept what you typed last time.')).toBeTruthy();
    await waitFor(() => expect(number()).toBe('9841234567'));
    expect(name()).toBe('Ram Thapa');
  });

  it('who has typed nothing has no draft', async () => {
    signInOnDevice();
    const app = await open();
    await prefilled();
    app.unmount();
    await waitFor(async () => expect(await stored()).toEqual([]));
    await open();
    expect(screen.queryByText('We kept what you typed last time.')).toBeNull();
  });

  it('starts over with name and number', async () => {
    signInOnDevice();
    const app = await open();
    await prefilled();
    await app.user.type(field(/Brand/), 'Sony');
    await app.user.clear(field(/Full name/));
    await app.user.click(screen.getAllByRole('button', { name: 'Start over' })[0]!);
    expect(name()).toBe('Sita Sharma');
    expect(field(/Brand/).value).toBe('');
    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field(/Brand/).value).toBe('Sony');
    expect(name()).toBe('');
  });

  it('finds the draft again that was begun as a guest', async () => {
    const guest = await open();
    await guest.user.type(field(/Brand/), 'Sony');
    guest.unmount();
    signInOnDevice();
    await open();
    expect(field(/Brand/).value).toBe('Sony');
    await prefilled();
  });
});

it('a guest who signs in in another tab goes on with what they have', async () => {
  const guest = await open();
  await guest.user.type(field(/Brand/), 'Sony');
  localStorage.setItem('parda.token', goodToken());
  act(() => sessionToken.reload());
  expect(field(/Brand/).value).toBe('Sony');
  await prefilled();
  await waitFor(async () => expect(await stored()).toContain('Sony'));
});

it('a request whose answer got lost is in the form again when its owner is back', async () => {
  signInOnDevice();
  const { link, sent } = serve(undefined, new TypeError('Failed to fetch'));
  const app = await open(link);
  await prefilled();
  await fillInRest(app);
  await submit(app);
  await screen.findByRole('button', { name: 'Send it later' });
  act(() => sessionToken.clear('signedOut'));
  expect(field(/Brand/).value).toBe('');
  await act(() => app.router.navigate('/track'));
  act(signInOnDevice);
  await act(() => app.router.navigate('/repair'));
  await waitFor(() => expect(field(/Brand/).value).toBe('Samsung'));
  await app.user.type(field(/Brand/), ' TV');
  await submit(app);
  await waitFor(() => expect(confirmation).toHaveBeenCalledOnce());
  expect(sent).toHaveLength(1);
});

describe('after a lost answer', () => {
  const lost = new TypeError('Failed to fetch');
  const sitas = () => ({ __typename: 'User', ...sita });
  /** What the server says of the token. */
  const knows = (viewer: object | null) => {
    known = viewer;
  };
  afterEach(() => knows(sita));

  async function unanswered(link: ApolloLink) {
    signInOnDevice();
    const app = await open(link);
    await prefilled();
    await fillInRest(app);
    await submit(app);
    await screen.findByRole('button', { name: 'Send it later' });
    return app;
  }

  it('nothing is booked as a guest’s where the session has ended, and the same goes out once they are back', async () => {
    const { link, sent } = serve(sitas, lost);
    const app = await unanswered(link);
    knows(null);
    await submit(app);
    await waitFor(() => expect(sessionToken.get()).toBeNull());
    await screen.findByRole('button', { name: 'Submit request' });
    expect(sent).toHaveLength(1);
    // in another tab
    knows(sita);
    localStorage.setItem('parda.token', goodToken());
    act(() => sessionToken.reload());
    await waitFor(() => expect(field(/Brand/).value).toBe('Samsung'));
    await submit(app);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]!.key).toBe(sent[0]!.key);
    expect(confirmation).not.toHaveBeenCalled();
  });

  it('a guest who signs in sends the same as the same', async () => {
    const { link, sent } = serve(sitas, lost);
    const app = await open(link);
    await app.user.type(field(/Full name/), 'Sita Sharma');
    await app.user.type(field(/Contact number/), '9841234567');
    await fillInRest(app);
    await submit(app);
    await screen.findByRole('button', { name: 'Send it later' });
    act(signInOnDevice);
    await submit(app);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]!.key).toBe(sent[0]!.key);
    expect(confirmation).not.toHaveBeenCalled();
  });
});

describe('the draft of a session', () => {
  async function typed() {
    signInOnDevice();
    const app = await open();
    await prefilled();
    await app.user.type(field(/Brand/), 'Sony');
    await waitFor(async () => expect(await stored()).toContain('Sony'));
    return app;
  }

  it('leaves screen and device when its owner logs out', async () => {
    const app = await typed();
    act(() => sessionToken.clear('signedOut'));
    expect([name(), number(), field(/Brand/).value]).toEqual(['', '', '']);
    await waitFor(async () => expect(await stored()).toEqual([]));
    app.unmount();
    await waitFor(async () => expect(await stored()).toEqual([]));
  });

  it('leaves the device from whichever page', async () => {
    const app = await typed();
    await act(() => app.router.navigate('/track'));
    expect(await stored()).toContain('Sony');
    act(() => sessionToken.clear('signedOut'));
    await waitFor(async () => expect(await stored()).toEqual([]));
  });

  it('stays under the hand of whoever is typing when the session runs out, but not on the device', async () => {
    const app = await typed();
    act(() => sessionToken.clear('ended'));
    expect(field(/Brand/).value).toBe('Sony');
    await app.user.type(field(/Model/), 'XR');
    app.unmount();
    await waitFor(async () => expect(await stored()).toEqual([]));
  });

  it('is offered to nobody after a session that ran out overnight', async () => {
    const app = await typed();
    app.unmount();
    localStorage.removeItem('parda.token');
    const [left] = await onDevice();
    act(() => sessionToken.reload());
    await waitFor(async () => expect(await stored()).toEqual([]));
    // as when no page was open to learn of it
    await kept.put(left!);
    await open();
    expect([name(), field(/Brand/).value]).toEqual(['', '']);
  });

  it('gives way to the next person', async () => {
    let viewer: unknown = { __typename: 'User', ...sita };
    signInOnDevice();
    const app = await open(serve(() => viewer).link);
    await prefilled();
    await app.user.type(field(/Brand/), 'Sony');
    await app.user.click(screen.getAllByRole('button', { name: 'Start over' })[0]!);
    await app.user.type(field(/Brand/), 'LG');
    viewer = { __typename: 'User', ...sita, id: 'another', name: 'Ram Thapa', contactNumber: null };
    act(() => sessionToken.set(goodToken('another')));
    await waitFor(() => expect(name()).toBe('Ram Thapa'));
    expect([number(), field(/Brand/).value]).toEqual(['', '']);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('takes a guest’s words along into the session', async () => {
    const app = await open();
    await app.user.type(field(/Brand/), 'Sony');
    act(() => sessionToken.set(goodToken()));
    await prefilled();
    expect(field(/Brand/).value).toBe('Sony');
    act(() => sessionToken.clear('signedOut'));
    expect(field(/Brand/).value).toBe('');
  });
});
