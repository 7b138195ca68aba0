import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, refusal } from '../../../testing/fakeServer';
import { renderApp } from '../../../testing/renderApp';
import { signInOnDevice, sita } from '../../../testing/session';
import { held } from '../../testing/held';
import { approved, card, cardIsThere, decided, PATIENCE, presentStep, press, quoted } from '../../testing/quote';
import { fullRow, pageOf } from '../../testing/records';
import { fullRepair, ID, ownersAbilities, tracked } from '../../testing/tracked';

type Variables = Record<string, any>;
type Answer = Record<string, unknown> | Error;

const CHANGED = 'The cost has changed since you opened this page. Please look at the new cost and decide again.';
const DECIDED = 'This quote has been decided already.';

/** A page with a repair as it is at the moment, and what was sent to decide its quote. */
async function open(first: unknown, ...replies: Answer[]) {
  const world = { repair: first, sent: [] as Variables[], asked: [] as Variables[] };
  const link = fakeServer({
    TrackRepair(variables) {
      world.asked.push(variables);
      return { trackRepair: world.repair };
    },
    DecideQuote(variables) {
      world.sent.push(variables);
      return replies[Math.min(world.sent.length, replies.length) - 1]!;
    },
  });
  const app = await renderApp(`/track/${ID}`, { link });
  await screen.findByRole('heading', { name: 'Sony XR-55' }, PATIENCE);
  return { ...app, world };
}

describe('a quote', () => {
  it('shows cost and delivery, and says which of them is still open', async () => {
    await open(quoted('ALLOWED'));
    await cardIsThere();
    expect(card().getByText('Rs. 2,500')).toBeTruthy();
    expect(card().getByText('To be quoted')).toBeTruthy();
  });

  it('is approved after a second tap, and the timeline moves on at once', async () => {
    const app = await open(quoted('ALLOWED'), approved);
    await press(app, 'Approve quote');
    const question = card().getByText('Approve Rs. 2,500?');
    expect(question.parentElement).toBe(document.activeElement);
    expect(app.world.sent).toHaveLength(0);
    await press(app, 'Confirm');
    const sentence = 'Quote approved. We start the repair.';
    await waitFor(() => expect(presentStep()).toContain('Quote Approved - Repairing'));
    expect(app.world.sent).toEqual([{ id: ID, input: { decision: 'APPROVE', shownCost: 2500 } }]);
    expect(app.world.asked).toHaveLength(1);
    // in the toast, and where the card was
    await waitFor(() => expect(screen.getAllByText(sentence).length).toBeGreaterThan(1));
    expect(document.activeElement?.textContent).toBe(sentence);
    expect(screen.queryByRole('heading', { name: 'Quote' })).toBeNull();
  });

  it('is rejected with what follows from it', async () => {
    const app = await open(quoted('ALLOWED'), { decideQuote: decided('QUOTE_REJECTED') });
    await press(app, 'Reject quote');
    expect(card().getByText('Reject the quote of Rs. 2,500?')).toBeTruthy();
    await press(app, 'Confirm');
    await waitFor(() => expect(presentStep()).toContain('Quote Rejected'));
    expect(app.world.sent[0]?.input.decision).toBe('REJECT');
    const sentence = 'Quote rejected. We will contact you about returning your TV.';
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(1);
  });

  it('can be thought over: back leads to the button that was pressed', async () => {
    const app = await open(quoted('ALLOWED'));
    await press(app, 'Reject quote');
    await press(app, 'Back to the quote');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reject quote' }));
    expect(app.world.sent).toHaveLength(0);
  });

  it('is sent once by a double click', async () => {
    const server = held(
      'DecideQuote',
      fakeServer({ TrackRepair: { trackRepair: quoted('ALLOWED') }, DecideQuote: approved }),
    );
    const { user } = await renderApp(`/track/${ID}`, { link: server.link });
    await user.click(await screen.findByRole('button', { name: 'Approve quote' }));
    const form = screen.getByRole('button', { name: 'Confirm' }).closest('form')!;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await user.click(await screen.findByRole('button', { name: 'Sending...' }));
    await act(async () => server.release());
    await waitFor(() => expect(presentStep()).toContain('Quote Approved'));
    expect(server.attempts()).toBe(1);
  });

  it('is not offered where there is none', async () => {
    await open(tracked());
    expect(screen.queryByRole('heading', { name: 'Quote' })).toBeNull();
    expect(screen.queryByRole('button', { name: /quote/ })).toBeNull();
  });

  it('of an account leads its owner to the login page and back', async () => {
    await open(quoted('LOG_IN'));
    await cardIsThere();
    expect(card().getByText(/Please log in with the account that requested it/)).toBeTruthy();
    expect(card().getByText('Rs. 2,500')).toBeTruthy();
    expect(card().getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      `/login?redirect=${encodeURIComponent(`/track/${ID}`)}`,
    );
    expect(screen.queryByRole('button', { name: 'Approve quote' })).toBeNull();
  });

  it('tells its cost in Nepali money', async () => {
    const link = fakeServer({ TrackRepair: { trackRepair: quoted('ALLOWED') } });
    await renderApp(`/track/${ID}`, { link, language: 'ne' });
    await waitFor(() => expect(screen.getAllByText('रु. २,५००')).toHaveLength(2));
  });
});

describe('a quote that has changed', () => {
  it('is shown anew when the server says so, and decided only after another look', async () => {
    const app = await open(quoted('ALLOWED'), refusal('CONFLICT', CHANGED), approved);
    await press(app, 'Approve quote');
    app.world.repair = { ...quoted('ALLOWED'), estimatedCost: 3000 };
    await press(app, 'Confirm');
    await card().findByText('Rs. 3,000');
    expect(card().getByText(CHANGED)).toBeTruthy();
    expect(card().getByText('Rs. 3,000').getAttribute('data-changed')).toBe('true');
    expect(card().getByText('Rs. 2,500').tagName).toBe('DEL');
    expect(presentStep()).toContain('Diagnosed');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Approve quote' }));
    await press(app, 'Approve quote');
    expect(card().queryByText(CHANGED)).toBeNull();
    expect(card().getByText('Approve Rs. 3,000?')).toBeTruthy();
    await press(app, 'Confirm');
    await waitFor(() => expect(app.world.sent[1]?.input.shownCost).toBe(3000));
  });

  it('takes back the question about the old cost when a poll brings the new one', async () => {
    const app = await open(quoted('ALLOWED'));
    await press(app, 'Approve quote');
    app.world.repair = { ...quoted('ALLOWED'), estimatedCost: 3000 };
    await act(() => app.client.refetchQueries({ include: 'active' }));
    expect(await card().findByText(CHANGED)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Approve quote' })).toBeTruthy();
  });

  it('shows what somebody else has decided', async () => {
    const app = await open(quoted('ALLOWED'), refusal('CONFLICT', DECIDED));
    await press(app, 'Approve quote');
    app.world.repair = decided('QUOTE_REJECTED');
    await press(app, 'Confirm');
    await waitFor(() => expect(presentStep()).toContain('Quote Rejected'));
    // longer than the toast
    expect(screen.getAllByText(DECIDED).length).toBeGreaterThan(1);
    expect(screen.queryByRole('button', { name: 'Approve quote' })).toBeNull();
  });
});

it.each([
  ['of a session that is over', 'UNAUTHENTICATED', 'Please log in to decide this quote.', quoted('LOG_IN')],
  ['that was withdrawn', 'CONFLICT', 'There is no quote to decide.', tracked({ status: 'DIAGNOSING' })],
])('asks again about a quote %s, and says why', async (_, code, sentence, then) => {
  const app = await open(quoted('ALLOWED'), refusal(code, sentence));
  await press(app, 'Approve quote');
  app.world.repair = then;
  await press(app, 'Confirm');
  await waitFor(() => expect(screen.queryByRole('button', { name: /Approve|Confirm/ })).toBeNull());
  expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
});

it('stands decided in one’s own records, too', async () => {
  signInOnDevice();
  let status: 'DIAGNOSED' | 'QUOTE_APPROVED' = 'DIAGNOSED';
  const link = fakeServer({
    Viewer: { viewer: { __typename: 'User', ...sita } },
    FullRepairRecords: (variables) => ({ repairs: pageOf('Repair', [fullRow(1, { id: ID, status })], variables) }),
    TrackRepair: { trackRepair: tracked({ abilities: ownersAbilities({ decideQuote: 'ALLOWED' }) }) },
    FullRepair: { repair: fullRepair() },
    DecideQuote() {
      status = 'QUOTE_APPROVED';
      return approved;
    },
  });
  const server = held('FullRepairRecords', link, (attempt) => attempt > 1);
  const app = await renderApp('/records', { link: server.link });
  const table = () => screen.getByRole('table');
  expect(await within(await screen.findByRole('table')).findByText('Diagnosed - Quote Pending')).toBeTruthy();
  await app.user.click(screen.getByRole('link', { name: /^Details/ }));
  await app.user.click(await screen.findByRole('button', { name: 'Approve quote' }));
  await press(app, 'Confirm');
  await waitFor(() => expect(presentStep()).toContain('Quote Approved'));
  await act(() => app.router.navigate('/records'));
  expect(screen.queryByRole('table')).toBeNull();
  await act(async () => server.release());
  await screen.findByRole('table');
  expect(within(table()).getByText('Quote Approved - Repairing')).toBeTruthy();
});
