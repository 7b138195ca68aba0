import 'fake-indexeddb/auto';
import { ApolloLink } from '@apollo/client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toKathmanduInput } from '../../../lib/dates';
import { serverClock } from '../../../lib/serverClock';
import { confirmation } from '../../../testing/confirmation';
import { fakeServer, refusal } from '../../../testing/fakeServer';
import { renderApp } from '../../../testing/renderApp';
import { bookings as kept } from '../../booking/bookings';
import { bookings, bookRepair, field, fillIn, submit } from '../../testing/booking';
import { held } from '../../testing/held';
import { ID } from '../../testing/tracked';
import { onDevice } from '../../testing/waiting';

const serve = (...answers: Parameters<typeof bookings>) => {
  const { answers: table, sent } = bookings(...answers);
  return { link: fakeServer(table), sent };
};

async function open(link: ApolloLink, language: 'en' | 'ne' = 'en') {
  const app = await renderApp('/repair', { link, language });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const onTrackPage = () => screen.findByRole('heading', { level: 1, name: 'Track a Repair' });

afterEach(() => void vi.useRealTimers());

describe('the form', () => {
  it('opens with LED, collection at the shop and a pickup in 24 hours', async () => {
    await open(serve().link);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'LED' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /collect/ }).checked).toBe(true);
    const minute = 60_000;
    const proposed = Date.parse(`${field(/Preferred pickup time/).value}+05:45`);
    expect(Math.abs(proposed - Date.now() - 24 * 60 * minute)).toBeLessThanOrEqual(minute);
  });

  it('says at each field what is missing, sums it up, goes to the first one, and sends nothing', async () => {
    const { link, sent } = serve();
    const app = await open(link);
    fireEvent.change(field(/Preferred pickup time/), { target: { value: '' } });
    await submit(app);
    const name = field(/Full name/);
    expect(document.activeElement).toBe(name);
    await screen.findByText('6 fields need your attention:');
    expect(name.getAttribute('aria-invalid')).toBe('true');
    const sentences = [
      'Full name is required.',
      'Contact number is required.',
      'Brand is required.',
      'Issue description is required.',
      'Pickup address is required.',
      'Preferred pickup time is required.',
    ];
    for (const sentence of sentences) {
      // once at its field, once in the summary
      expect(screen.getAllByText(sentence)).toHaveLength(2);
    }
    await app.user.click(screen.getByRole('button', { name: 'Brand is required.' }));
    expect(document.activeElement).toBe(field(/Brand/));
    expect(sent).toHaveLength(0);
  });

  it('refuses a phone number that is none and a time that has passed', async () => {
    const { link, sent } = serve();
    const app = await open(link);
    await fillIn(app);
    await app.user.clear(field(/Contact number/));
    await app.user.type(field(/Contact number/), 'call me');
    fireEvent.change(field(/Preferred pickup time/), {
      target: { value: toKathmanduInput(new Date(Date.now() - 6e5)) },
    });
    await submit(app);
    expect((await screen.findAllByText('Please provide a valid phone number.')).length).toBe(2);
    expect(screen.getAllByText('Preferred pickup time cannot be in the past.').length).toBe(2);
    expect(sent).toHaveLength(0);
  });

  it('speaks Nepali about errors, with Devanagari digits', async () => {
    const app = await open(serve().link, 'ne');
    await app.user.click(screen.getByRole('button', { name: 'अनुरोध पठाउनुहोस्' }));
    expect(await screen.findAllByText('पूरा नाम चाहिन्छ।')).toHaveLength(2);
    expect(screen.getByText('५ ठाउँ मिलाउन बाँकी छन्:')).toBeTruthy();
  });
});

describe('sending', () => {
  it('books as a guest, says so twice and opens the tracking page without asking again', async () => {
    const { link, sent } = serve();
    const app = await open(link);
    await fillIn(app);
    // each is told for a few seconds only: waited for from before
    const received = [
      screen.findAllByText('Submitting as a guest. Please track your request using the ID you receive.'),
      screen.findAllByText('Repair request XT2BWD submitted!'),
    ];
    await submit(app);
    await onTrackPage();
    await Promise.all(received);
    expect(app.router.state.location.pathname).toBe(`/track/${ID}`);
    expect(await screen.findByText('Save this ID')).toBeTruthy();
    expect(screen.getByText('7K3M-9QXT-2BWD')).toBeTruthy();
    expect(sent[0]?.variables).toMatchObject({
      input: {
        userName: 'Sita Sharma',
        contactNumber: '९८४१-२३४५६७',
        tvType: 'LED',
        model: null,
        deliveryOption: 'PICKUP',
      },
      formGuard: { website: '' },
    });
    expect(sent[0]?.variables.formGuard.elapsedMs).toBeGreaterThan(0);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('parda.repair'))).toEqual([]);
  });

  it('makes one request of a double click', async () => {
    const server = held('BookRepair', serve().link);
    const app = await open(server.link);
    await fillIn(app);
    const form = document.querySelector('form:has([name=userName])')!;
    fireEvent.submit(form);
    fireEvent.submit(form);
    const busy = await screen.findByRole('button', { name: 'Submitting...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    await app.user.click(busy);
    await act(async () => server.release());
    await onTrackPage();
    expect(server.attempts()).toBe(1);
  });

  it('repeats a lost booking with its key, and gives a changed one another once that was agreed to', async () => {
    const lost = new TypeError('Failed to fetch');
    const { link, sent } = serve(lost, lost, { bookRepair });
    const app = await open(link);
    await fillIn(app);
    await submit(app);
    expect((await screen.findAllByText(/could not be reached/)).length).toBeGreaterThan(0);
    expect(field(/Full name/).value).toBe('Sita Sharma');
    await submit(app);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.key).toBe(sent[0]?.key);
    await app.user.type(field(/Model/), 'UA43');
    await submit(app);
    await waitFor(() => expect(confirmation).toHaveBeenCalledOnce());
    expect(confirmation.mock.calls[0]![0]).toMatch(/^We do not know whether your earlier request has reached the shop/);
    expect(sent).toHaveLength(2);
    confirmation.mockReturnValue(true);
    await submit(app);
    await onTrackPage();
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });

  it('repeats a lost booking with its key after a reload too', async () => {
    const { link, sent } = serve(new TypeError('Failed to fetch'), { bookRepair });
    const app = await open(link);
    await fillIn(app);
    await submit(app);
    await screen.findByRole('button', { name: 'Send it later' });
    app.unmount();
    // Long enough for another pickup time to be proposed, were this a new request.
    vi.useFakeTimers({ now: Date.now() + 7_200_000, toFake: ['Date'] });
    const again = await open(link);
    await submit(again);
    await onTrackPage();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(sent[1]?.variables.input).toEqual(sent[0]?.variables.input);
  });

  it('puts what the server refuses at its fields', async () => {
    const past = 'Preferred pickup time cannot be in the past.';
    const { link } = serve(refusal('BAD_INPUT', past, { preferredPickupTime: past, brand: 'Brand is required.' }));
    const app = await open(link);
    await fillIn(app);
    await submit(app);
    await waitFor(() => expect(field(/Brand/).getAttribute('aria-invalid')).toBe('true'));
    expect(field(/Preferred pickup time/).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field(/Brand/));
    expect(field(/Brand/).value).toBe('Samsung');
  });

  it('tells whose clock is three days slow what time it is', async () => {
    const past = 'Preferred pickup time cannot be in the past.';
    const { link } = serve(refusal('BAD_INPUT', past, { preferredPickupTime: past }));
    vi.useFakeTimers({ now: new Date('2026-07-01T08:45:00Z'), toFake: ['Date'] });
    const app = await open(
      new ApolloLink((operation, forward) => {
        const headers = { date: 'Sat, 04 Jul 2026 08:45:00 GMT' };
        operation.setContext({ response: new Response(null, { headers }) });
        return forward(operation);
      }).concat(link),
    );
    await fillIn(app);
    await submit(app);
    const said = /The clock on this device is slow. In Kathmandu it is now 4 Jul 2026, 2:30 PM./;
    // at its field and in the summary, besides the toast
    await waitFor(() => expect(screen.getAllByText(said).length).toBeGreaterThanOrEqual(2));
    expect(screen.queryByText(past)).toBeNull();
    serverClock.note(new Date().toUTCString());
  });

  it('asks nothing where the shop has said no before', async () => {
    const { link, sent } = serve(refusal('BAD_INPUT', 'Brand is required.', { brand: 'Brand is required.' }), {
      bookRepair,
    });
    const app = await open(link);
    await fillIn(app);
    await submit(app);
    await waitFor(() => expect(field(/Brand/).getAttribute('aria-invalid')).toBe('true'));
    await app.user.type(field(/Brand/), ' TV');
    await submit(app);
    await onTrackPage();
    expect(confirmation).not.toHaveBeenCalled();
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('shows a refusal that belongs to no field', async () => {
    const quick = 'That was very quick. Please check the form and send it again.';
    const app = await open(serve(refusal('BAD_INPUT', quick)).link);
    await fillIn(app);
    await submit(app);
    await waitFor(() => expect(screen.getAllByText(quick).length).toBeGreaterThan(1));
  });

  it('hands over what a program typed where people see nothing', async () => {
    const { link, sent } = serve();
    const app = await open(link);
    await fillIn(app);
    document.querySelector<HTMLInputElement>('[name=website]')!.value = 'https://spam.example';
    await submit(app);
    await waitFor(() => expect(sent[0]?.variables.formGuard.website).toBe('https://spam.example'));
  });
});

it('an answer that comes after the form was left leaves the next one as it is, and goes to the outbox', async () => {
  const server = held('BookRepair', serve().link);
  const app = await open(server.link);
  await fillIn(app);
  await submit(app);
  await screen.findByRole('button', { name: 'Submitting...' });
  await act(() => app.router.navigate('/track'));
  await act(() => app.router.navigate('/repair'));
  await app.user.click(screen.getAllByRole('button', { name: 'Start over' })[0]!);
  await app.user.type(field(/Brand/), 'Sony');
  await act(async () => server.release());
  await waitFor(() => expect(kept.inForm()?.values.brand).toBe('Sony'));
  expect(app.router.state.location.pathname).toBe('/repair');
  expect(field(/Brand/).value).toBe('Sony');
  await waitFor(async () => {
    const sent = (await onDevice()).filter(({ state }) => state === 'sent');
    expect(sent.map(({ repairId }) => repairId)).toEqual([ID]);
  });
});

it('is awaited for a minute at most, and keeps no other form from being sent', async () => {
  const { link, sent } = serve();
  const server = held('BookRepair', link);
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const app = await open(server.link);
  await fillIn(app);
  await submit(app);
  await waitFor(() => expect(server.attempts()).toBe(1));
  expect(timeout).toHaveBeenCalledWith(60_000);
  await app.user.click(screen.getAllByRole('button', { name: 'Start over' })[0]!);
  await fillIn(app);
  await app.user.type(field(/Brand/), ' TV');
  await submit(app);
  await waitFor(() => expect(server.attempts()).toBe(2));
  await act(async () => server.release());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]!.fetchOptions).toEqual({ signal: timeout.mock.results[0]!.value });
  timeout.mockRestore();
});

it('what was emptied takes the place of nothing without a question, and of nothing that was sent', async () => {
  const { link } = serve(new TypeError('Failed to fetch'));
  const app = await open(link);
  await app.user.type(field(/Brand/), 'Sony');
  await app.user.click(screen.getAllByRole('button', { name: 'Start over' })[0]!);
  await fillIn(app);
  await app.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(confirmation).toHaveBeenCalledOnce();
  expect(field(/Brand/).value).toBe('Samsung');
  await submit(app);
  await screen.findByRole('button', { name: 'Send it later' });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('a form that was emptied while it was sent, and taken back, is booked once', async () => {
  const server = held('BookRepair', serve().link);
  const app = await open(server.link);
  await fillIn(app);
  await submit(app);
  await waitFor(() => expect(server.attempts()).toBe(1));
  await app.user.click(screen.getAllByRole('button', { name: 'Start over' })[0]!);
  await app.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field(/Brand/).value).toBe('Samsung');
  await act(async () => server.release());
  await onTrackPage();
  expect(server.attempts()).toBe(1);
  expect(await onDevice()).toEqual([]);
});

it('what is typed while the answer is awaited is kept once the form has it back', async () => {
  const server = held('BookRepair', serve(new TypeError('Failed to fetch')).link);
  const app = await open(server.link);
  await fillIn(app);
  await submit(app);
  await screen.findByRole('button', { name: 'Submitting...' });
  await app.user.type(field(/Model/), 'XR');
  await act(async () => server.release());
  await waitFor(() => expect(kept.inForm()?.values.model).toBe('XR'));
});

describe('the draft', () => {
  it('survives leaving the page, and starts over on request, with a way back', async () => {
    const { link } = serve();
    const app = await open(link);
    await app.user.type(field(/Brand/), 'Sony');
    await app.user.click(screen.getByRole('radio', { name: 'OLED' }));
    app.unmount();

    const again = await open(link);
    expect(screen.getByText('We kept what you typed last time.')).toBeTruthy();
    expect(field(/Brand/).value).toBe('Sony');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'OLED' }).checked).toBe(true);

    await again.user.click(screen.getAllByRole('button', { name: 'Start over' })[0]!);
    expect(field(/Brand/).value).toBe('');
    expect(await onDevice()).toEqual([]);
    await again.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field(/Brand/).value).toBe('Sony');
  });

  it('is written soon after the last letter', async () => {
    const app = await open(serve().link);
    await app.user.type(field(/Brand/), 'Sony');
    await waitFor(() => expect(kept.inForm()?.values.brand).toBe('Sony'));
  });
});
