import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fakeServer';
import { renderApp } from '../../../testing/renderApp';
import { card, cardIsThere, decided, PATIENCE, press } from '../../testing/quote';
import { abilities, ID, offered, quoteLine, tracked } from '../../testing/tracked';

/** A quote of several lines, as its customer reads and answers it. */

type Variables = Record<string, any>;

const STRIPS = quoteLine(1, 'Backlight strips', 2700.5, { quantity: 2, unitPrice: 1350.25, warrantyMonths: 6 });
const LABOUR = quoteLine(2, 'Changing them', 999.5, { kind: 'LABOUR' });
const CLEANING = quoteLine(3, 'Cleaning', 800, { kind: 'OTHER', isOptional: true });
const approvedFirst = offered(1, [STRIPS, LABOUR], { state: 'APPROVED', decidedVia: 'SITE' });

const withQuotes = (quotes: ReturnType<typeof offered>[], change: object = {}) =>
  tracked({ estimatedCost: quotes[0]!.total, quotes, abilities: abilities({ decideQuote: 'ALLOWED' }), ...change });

async function open(repair: unknown, then: unknown = decided('QUOTE_APPROVED')) {
  const world = { repair, sent: [] as Variables[] };
  const link = fakeServer({
    TrackRepair: () => ({ trackRepair: world.repair as Variables }),
    DecideQuote(variables) {
      world.sent.push(variables.input as Variables);
      return { decideQuote: then as Variables };
    },
  });
  const app = await renderApp(`/track/${ID}`, { link });
  await screen.findByRole('heading', { name: 'Sony XR-55' }, PATIENCE);
  return { ...app, world };
}

const line = (text: string) => within(card().getByText(text, { exact: false }).closest('li')!);

describe('its lines', () => {
  it('say what they are for, what each costs and how long it is warranted', async () => {
    await open(withQuotes([offered(1, [STRIPS, LABOUR, CLEANING], { note: 'Both strips are burnt out.' })]));
    await cardIsThere();
    expect(card().getByText('Both strips are burnt out.')).toBeTruthy();
    expect(line('Backlight strips').getByText('Rs. 2,700.50')).toBeTruthy();
    expect(line('Backlight strips').getByText(/2 × Rs. 1,350.25/)).toBeTruthy();
    expect(line('Backlight strips').getByText('6 months of warranty')).toBeTruthy();
    expect(line('Changing them').queryByText(/warranty/)).toBeNull();
    expect(card().getByText(/^Valid until/)).toBeTruthy();
  });

  it('that are optional can be left out, and the total follows', async () => {
    const { user, world, ...app } = await open(withQuotes([offered(1, [STRIPS, LABOUR, CLEANING])]));
    await cardIsThere();
    await user.click(card().getByRole('checkbox', { name: 'Include this: Cleaning' }));
    expect(card().getByText('Rs. 3,700')).toBeTruthy();
    expect(card().getByText('With everything included: Rs. 4,500.')).toBeTruthy();
    await press({ user }, 'Approve quote');
    expect(card().getByText('Approve Rs. 3,700?')).toBeTruthy();
    await press({ user }, 'Confirm');
    await waitFor(() =>
      expect(world.sent).toEqual([{ decision: 'APPROVE', shownCost: 3700, version: 1, leftOut: [3] }]),
    );
    expect(app.container).toBeTruthy();
  });

  it('go back with the whole of it', async () => {
    const { user, world } = await open(withQuotes([offered(1, [STRIPS, LABOUR, CLEANING])]), decided('QUOTE_REJECTED'));
    await cardIsThere();
    await user.click(card().getByRole('checkbox'));
    await press({ user }, 'Reject quote');
    await press({ user }, 'Confirm');
    await waitFor(() => expect(world.sent).toEqual([{ decision: 'REJECT', shownCost: 4500, version: 1 }]));
  });

  it('left out are taken again where another version comes', async () => {
    const { user, world, client } = await open(withQuotes([offered(1, [STRIPS, LABOUR, CLEANING])]));
    await cardIsThere();
    await user.click(card().getByRole('checkbox'));
    world.repair = withQuotes([offered(2, [STRIPS, CLEANING])]);
    await act(() => client.refetchQueries({ include: 'active' }));
    expect((await card().findByRole<HTMLInputElement>('checkbox')).checked).toBe(true);
  });
});

describe('a later version', () => {
  const dearer = { ...STRIPS, amount: 3000.5, unitPrice: 1500.25 };
  const later = offered(2, [dearer, { ...CLEANING, place: 2 }]);
  const goingOn = { status: 'REPAIRING', approvedCost: 3700 } as const;

  it('says what has changed, and what holds until it is decided', async () => {
    await open(withQuotes([later, approvedFirst], goingOn));
    await cardIsThere();
    expect(line('Backlight strips').getByText('Rs. 2,700.50').tagName).toBe('DEL');
    expect(line('Cleaning').getByText('New')).toBeTruthy();
    expect(line('Backlight strips').queryByText('New')).toBeNull();
    expect(card().getByText('Removed: Changing them')).toBeTruthy();
    expect(card().getByText('Approved before; it applies until you decide').nextElementSibling?.textContent).toBe(
      'Rs. 3,700',
    );
    expect(await screen.findByRole('heading', { name: 'Approved quote' })).toBeTruthy();
  });

  it.each([
    ['Approve quote', 'Quote approved. We go on with the repair.'],
    ['Reject quote', 'Quote rejected. The Rs. 3,700 that you approved before still applies.'],
  ])('%s: says what follows', async (button, sentence) => {
    const app = await open(
      withQuotes([later, approvedFirst], goingOn),
      tracked({ ...goingOn, quotes: [approvedFirst] }),
    );
    await press(app, button);
    await press(app, 'Confirm');
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  });
});

it('a quote whose time is up can be rejected, not approved', async () => {
  await open(withQuotes([offered(1, [STRIPS], { isExpired: true })]));
  await cardIsThere();
  expect(card().getByText(/Please ask the shop to offer it again/)).toBeTruthy();
  expect(card().queryByRole('button', { name: 'Approve quote' })).toBeNull();
  expect(card().getByRole('button', { name: 'Reject quote' })).toBeTruthy();
});

it('what was approved stays, with its warranty, who has noted it, and why it came to cost more', async () => {
  const warrantyUntil = '2026-12-15T18:14:59.999Z';
  const approved = offered(
    1,
    [
      { ...STRIPS, warrantyUntil },
      { ...CLEANING, place: 2, isLeftOut: true },
    ],
    {
      state: 'APPROVED',
      decidedVia: 'PHONE',
    },
  );
  await open(
    tracked({
      status: 'DELIVERED',
      quotes: [approved],
      approvedCost: 2700.5,
      actualCost: 3000,
      costReason: 'A third strip.',
    }),
  );
  const side = within((await screen.findByRole('heading', { name: 'Approved quote' })).closest('section')!);
  expect(side.getByText(/^Warranty until/)).toBeTruthy();
  expect(side.getByText('Cleaning').closest('li')!.getAttribute('data-left-out')).toBe('true');
  expect(side.getByText('The shop recorded this approval.')).toBeTruthy();
  expect(screen.getByText('A third strip.')).toBeTruthy();
});

it('with the link alone it offers the rest for the contact number', async () => {
  const bare = { warrantyMonths: null };
  const { user, world } = await open(withQuotes([offered(2, [{ ...STRIPS, ...bare }])]));
  await cardIsThere();
  expect(card().queryByText('6 months of warranty')).toBeNull();
  await press({ user }, 'Show photos, warranty and earlier versions');
  world.repair = withQuotes([offered(2, [STRIPS]), approvedFirst]);
  await user.type(await card().findByLabelText(/Contact number/), '9841234567');
  await press({ user }, 'Show');
  expect(await card().findByText('6 months of warranty')).toBeTruthy();
  expect(card().getByText('Removed: Changing them')).toBeTruthy();
});
