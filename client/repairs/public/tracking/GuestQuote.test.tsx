import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sessionToken } from '../../../lib/token';
import { fakeServer, refusal } from '../../../testing/fakeServer';
import { renderApp } from '../../../testing/renderApp';
import { signInOnDevice } from '../../../testing/session';
import {
  approved,
  card,
  cardIsThere,
  numberField,
  presentStep,
  press,
  quoted,
  TOO_MANY,
  WRONG,
} from '../../testing/quote';
import { abilities, event, ID, tracked } from '../../testing/tracked';

type Variables = Record<string, any>;
type Answer = Record<string, unknown> | Error;

describe('a guest’s quote', () => {
  async function open(...replies: Answer[]) {
    const sent: Variables[] = [];
    const link = fakeServer({
      TrackRepair: { trackRepair: quoted('CONTACT_NUMBER') },
      DecideQuote(variables) {
        sent.push(variables);
        return replies[sent.length - 1]!;
      },
    });
    const app = await renderApp(`/track/${ID}`, { link });
    await cardIsThere();
    return { ...app, sent };
  }

  it('asks for the contact number, in whichever digits', async () => {
    const app = await open(approved);
    await press(app, 'Approve quote');
    await press(app, 'Confirm');
    expect(screen.getByText('Contact number is required.')).toBeTruthy();
    await app.user.type(numberField(), 'call me');
    expect(screen.getByText('Please provide a valid phone number.')).toBeTruthy();
    await app.user.clear(numberField());
    await app.user.type(numberField(), '९८४१-२३४५६७{Enter}');
    await waitFor(() => expect(presentStep()).toContain('Quote Approved'));
    expect(app.sent).toEqual([
      { id: ID, input: { decision: 'APPROVE', shownCost: 2500, contactNumber: '९८४१-२३४५६७' } },
    ]);
  });

  it('says at the field that the number is wrong, and keeps it', async () => {
    const app = await open(refusal('BAD_INPUT', WRONG, { contactNumber: WRONG }), approved);
    await press(app, 'Approve quote');
    await app.user.type(numberField(), '9841000000');
    await press(app, 'Confirm');
    await waitFor(() => expect(numberField().getAttribute('aria-invalid')).toBe('true'));
    expect(card().getByText(WRONG)).toBeTruthy();
    expect(document.activeElement).toBe(numberField());
    expect(numberField().value).toBe('9841000000');
    await app.user.type(numberField(), '1');
    expect(card().queryByText(WRONG)).toBeNull();
    await press(app, 'Confirm');
    await waitFor(() => expect(app.sent[1]?.input.contactNumber).toBe('98410000001'));
  });

  it('says in the card when there were too many', async () => {
    const app = await open(refusal('RATE_LIMITED', TOO_MANY));
    await press(app, 'Reject quote');
    await app.user.type(numberField(), '9841000000{Enter}');
    expect(await card().findByText(TOO_MANY)).toBeTruthy();
    expect(numberField().value).toBe('9841000000');
  });

  it('survives a lost connection with what was typed', async () => {
    const app = await open(new TypeError('lost'), approved);
    await press(app, 'Approve quote');
    await app.user.type(numberField(), '9841234567{Enter}');
    expect(await card().findByText(/could not be reached/)).toBeTruthy();
    expect(numberField().value).toBe('9841234567');
    expect(card().getByText('Approve Rs. 2,500?')).toBeTruthy();
    await press(app, 'Confirm');
    await waitFor(() => expect(presentStep()).toContain('Quote Approved'));
    expect(app.sent).toHaveLength(2);
  });
});

describe('a quote with hidden cost', () => {
  const hidden = tracked({
    isPublic: true,
    estimatedCost: null,
    history: [event('1', 'REQUESTED'), event('2', 'DIAGNOSED')],
    abilities: abilities({ decideQuote: 'CONTACT_NUMBER', seeDetailsWithContactNumber: true }),
  });
  const shown = tracked({ isPublic: true, abilities: abilities({ decideQuote: 'CONTACT_NUMBER' }) });

  /** A server that shows costs and notes for one number. */
  async function openHidden(refused: Answer = refusal('BAD_INPUT', WRONG, { contactNumber: WRONG })) {
    const world = { asked: [] as Variables[], sent: [] as Variables[], number: '9841234567' };
    const link = fakeServer({
      TrackRepair(variables) {
        world.asked.push(variables);
        if (variables.contactNumber === undefined) return { trackRepair: hidden };
        return variables.contactNumber === world.number ? { trackRepair: shown } : refused;
      },
      DecideQuote(variables) {
        world.sent.push(variables);
        return approved;
      },
    });
    const app = await renderApp(`/track/${ID}`, { link });
    await cardIsThere();
    return { ...app, world };
  }

  it('is shown for the contact number, which then decides without being asked for again', async () => {
    const app = await openHidden();
    expect(screen.queryByRole('button', { name: 'Approve quote' })).toBeNull();
    // the way to it stands once, not in the details again
    expect(screen.getAllByText('Show costs and notes')).toHaveLength(1);
    await app.user.type(numberField(), '9841234567');
    await press(app, 'Show costs and notes');
    expect(await card().findByText('Rs. 2,500')).toBeTruthy();
    expect(screen.getByText('Two strips are burnt out.')).toBeTruthy();
    await press(app, 'Approve quote');
    expect(screen.queryByLabelText(/Contact number/)).toBeNull();
    await press(app, 'Confirm');
    await waitFor(() => expect(app.world.sent).toHaveLength(1));
    expect(app.world.sent[0]?.input).toEqual({ decision: 'APPROVE', shownCost: 2500, contactNumber: '9841234567' });
  });

  it('stays on screen when a poll asks again, and is kept nowhere else', async () => {
    const app = await openHidden();
    await app.user.type(numberField(), '9841234567{Enter}');
    await card().findByText('Rs. 2,500');
    await act(() => app.client.refetchQueries({ include: 'active' }));
    expect(card().getByText('Rs. 2,500')).toBeTruthy();
    expect(app.world.asked.map(({ contactNumber }) => contactNumber)).toEqual([undefined, '9841234567', '9841234567']);
    expect(app.router.state.location).toMatchObject({ pathname: `/track/${ID}`, search: '' });
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('9841234567');
  });

  it('hides again from the next person at the device', async () => {
    signInOnDevice();
    const app = await openHidden();
    await app.user.type(numberField(), '9841234567{Enter}');
    await card().findByText('Rs. 2,500');
    act(() => sessionToken.clear('signedOut'));
    expect(await screen.findByRole('button', { name: 'Show costs and notes' })).toBeTruthy();
    expect(screen.queryByText('Rs. 2,500')).toBeNull();
    expect(app.world.asked.at(-1)).toEqual({ id: ID });
  });

  it('says at the field that the number is wrong', async () => {
    const app = await openHidden();
    await app.user.type(numberField(), '9841000000{Enter}');
    expect(await card().findByText(WRONG)).toBeTruthy();
    expect(numberField().value).toBe('9841000000');
    // the page itself goes on as before
    expect(screen.getByRole('heading', { name: 'Sony XR-55' })).toBeTruthy();
    expect(app.world.asked).toHaveLength(2);
  });

  it('says in the card when there were too many', async () => {
    const app = await openHidden(refusal('RATE_LIMITED', TOO_MANY));
    await app.user.type(numberField(), '9841000000{Enter}');
    expect(await card().findByText(TOO_MANY)).toBeTruthy();
  });

  it('counts one try for one press, also when the connection is lost', async () => {
    const app = await openHidden(new TypeError('lost'));
    await app.user.type(numberField(), '9841000000{Enter}');
    expect(await card().findByText(/could not be reached/)).toBeTruthy();
    expect(numberField().value).toBe('9841000000');
    expect(app.world.asked).toHaveLength(2);
  });

  it('stops asking with a number that the shop has corrected meanwhile', async () => {
    const app = await openHidden();
    await app.user.type(numberField(), '9841234567{Enter}');
    await card().findByText('Rs. 2,500');
    app.world.number = '9800000000';
    await act(() => app.client.refetchQueries({ include: 'active' }).catch(() => undefined));
    await act(() => app.client.refetchQueries({ include: 'active' }));
    expect(app.world.asked.at(-1)).toEqual({ id: ID });
  });
});
