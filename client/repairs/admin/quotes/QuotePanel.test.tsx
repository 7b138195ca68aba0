import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin, tablePage } from '../../../testing/admin';
import { refusal } from '../../../testing/fakeServer';
import { quoteLine } from '../../testing/tracked';
import type { AdminQuoteFragment } from '../detail/repairDetail.gen';
import { adminRepair } from '../testing/adminRepair';

const ID = '7K3M9QXT2BWD';
type Variables = Record<string, any>;

const version = (change: Partial<AdminQuoteFragment> = {}) =>
  ({
    __typename: 'Quote',
    id: `q${change.version ?? 'd'}`,
    version: 1,
    revision: 1,
    state: 'OFFERED',
    total: 4500,
    chosenTotal: 4500,
    note: null,
    validUntil: '2026-07-18T08:45:00Z',
    isExpired: false,
    offeredAt: '2026-07-04T08:45:00Z',
    decidedAt: null,
    decidedVia: null,
    decidedBy: null,
    lines: [quoteLine(1, 'Backlight strips', 4500, { warrantyMonths: 6 })],
    ...change,
  }) as AdminQuoteFragment;
const draft = (change: Partial<AdminQuoteFragment> = {}) =>
  version({ version: null, state: 'DRAFT', revision: 2, offeredAt: null, validUntil: null, ...change });

const ITEM = {
  __typename: 'PriceItem',
  id: 'i1',
  kind: 'PART',
  text: 'T-con board',
  price: 3500,
  warrantyMonths: 6,
  tvType: null,
  brand: 'LG',
  serviceId: null,
  version: 1,
};
const { __typename: _, place: _place, amount: _amount, isLeftOut: _isLeftOut, ...PANEL } = quoteLine(1, 'Panel', 16500);
const TEMPLATE = {
  __typename: 'PriceTemplate',
  id: 't1',
  name: 'Panel replacement',
  total: 19000,
  version: 1,
  lines: [
    { __typename: 'PriceTemplateLine', ...PANEL },
    { __typename: 'PriceTemplateLine', ...PANEL, text: 'Fitting', kind: 'LABOUR', unitPrice: 2500 },
  ],
};

async function open(quotes: AdminQuoteFragment[], over: Parameters<typeof openAdmin>[1] = {}, coverage: object[] = []) {
  const repair = adminRepair({ quotes, coverage: coverage as never });
  const answered = (name: string) => () => ({ [name]: { ...repair, quotes } });
  const app = await openAdmin(`/admin/repairs?view=${ID}`, {
    RepairTable: { repairTable: tablePage('RepairTable', []) },
    RepairDetail: { repair },
    CustomerUpdates: { customerUpdates: [] },
    PriceLists: { priceItems: [ITEM], priceTemplates: [TEMPLATE] },
    NoteQuoteDecision: { decideQuote: { __typename: 'TrackedRepair', id: ID, status: 'QUOTE_APPROVED' } },
    SaveQuoteDraft: answered('saveQuoteDraft'),
    OfferQuote: answered('offerQuote'),
    RenewQuote: answered('renewQuote'),
    WithdrawQuote: answered('withdrawQuote'),
    DiscardQuoteDraft: answered('discardQuoteDraft'),
    ...over,
  });
  const dialog = within(await screen.findByRole('dialog'));
  const panel = within(await dialog.findByRole('region', { name: 'Quote' }));
  const sent = (name: string): Variables | undefined => app.asked.findLast((one) => one.name === name)?.variables;
  return { ...app, dialog, panel, sent };
}

test('a quote is written line by line, with its total, and saved as a draft', async () => {
  const { panel, user, sent } = await open([]);
  await user.click(panel.getByRole('button', { name: 'Write a quote' }));
  await user.type(panel.getByLabelText(/^What it is for/), 'Backlight strips');
  await user.type(panel.getByLabelText(/^Price/), '१,३५०.25');
  await user.clear(panel.getByLabelText(/^Quantity/));
  await user.type(panel.getByLabelText(/^Quantity/), '2');
  await user.clear(panel.getByLabelText(/^Months of warranty/));
  await user.type(panel.getByLabelText(/^Months of warranty/), '6');
  await user.click(panel.getByRole('button', { name: 'Add a line' }));
  const second = within(panel.getByRole('group', { name: 'Line 2' }));
  await user.type(second.getByLabelText(/^What it is for/), 'Cleaning');
  await user.type(second.getByLabelText(/^Price/), '800');
  await user.selectOptions(second.getByLabelText('Kind'), 'LABOUR');
  await user.click(second.getByRole('checkbox', { name: /^Optional/ }));
  expect(panel.getByText('Total: Rs. 3,500.50')).toBeTruthy();
  await user.type(panel.getByLabelText(/^Note for the customer/), 'Both are burnt out.');
  await user.click(panel.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Draft saved. The customer does not see it yet.')).toBeTruthy();
  const line = { quantity: 1, warrantyMonths: 0, photoUrl: null, startsWarrantyAgain: false };
  expect(sent('SaveQuoteDraft')).toEqual({
    repairId: ID,
    input: {
      lines: [
        {
          ...line,
          kind: 'PART',
          text: 'Backlight strips',
          quantity: 2,
          unitPrice: 1350.25,
          warrantyMonths: 6,
          isOptional: false,
        },
        { ...line, kind: 'LABOUR', text: 'Cleaning', unitPrice: 800, isOptional: true },
      ],
      note: 'Both are burnt out.',
      validUntil: null,
      revision: null,
    },
  });
});

test('a template and an entry of the price list take the place of the empty line, and follow what is there', async () => {
  const { panel, user, sent } = await open([]);
  await user.click(panel.getByRole('button', { name: 'Write a quote' }));
  await user.selectOptions(await panel.findByLabelText('Use template'), 'Panel replacement, Rs. 19,000');
  await user.type(panel.getByLabelText('From the price list'), 'con');
  await user.click(panel.getByRole('option', { name: /T-con board/ }));
  expect(panel.getByText('Total: Rs. 22,500')).toBeTruthy();
  await user.click(panel.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(sent('SaveQuoteDraft')).toBeTruthy());
  expect(sent('SaveQuoteDraft')!.input.lines.map(({ text }: Variables) => text)).toEqual([
    'Panel',
    'Fitting',
    'T-con board',
  ]);
});

test('a set that comes back begins with what is covered, which is not charged', async () => {
  const covered = {
    __typename: 'CoveredLine',
    repairId: '6ZYR5TH5Y797',
    kind: 'PART',
    text: 'Backlight strips',
    quantity: 1,
    warrantyMonths: 6,
    until: '2026-12-31T18:14:59Z',
    isCovered: true,
  };
  const over = { ...covered, text: 'Changing them', isCovered: false };
  const { panel, user, sent } = await open([], {}, [covered, over]);
  expect(panel.getByText(/not charged/)).toBeTruthy();
  expect(panel.getByText(/The warranty ended on/)).toBeTruthy();
  await user.click(panel.getByRole('button', { name: 'Write a quote' }));
  expect(panel.getByLabelText<HTMLInputElement>(/^What it is for/).value).toBe('Backlight strips');
  expect(panel.queryByLabelText(/^Price/)).toBeNull();
  await user.click(panel.getByRole('checkbox', { name: /^Restart warranty/ }));
  await user.click(panel.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(sent('SaveQuoteDraft')).toBeTruthy());
  expect(sent('SaveQuoteDraft')!.input.lines).toMatchObject([{ unitPrice: 0, startsWarrantyAgain: true }]);
});

test('what the customer has said on the phone is noted, without what they do not want', async () => {
  const lines = [quoteLine(1, 'Strips', 3700), quoteLine(2, 'Cleaning', 800, { isOptional: true })];
  const { panel, user, sent } = await open([version({ lines: lines as AdminQuoteFragment['lines'] })]);
  await user.click(panel.getByRole('button', { name: 'Customer has answered' }));
  await user.click(panel.getByRole('checkbox', { name: 'With Cleaning' }));
  await user.selectOptions(panel.getByLabelText('How'), 'In person');
  await user.type(panel.getByLabelText(/^Note for the customer/), 'At the counter.');
  await user.click(panel.getByRole('button', { name: 'Note the approval of Rs. 3,700' }));
  expect(await screen.findByText("The customer's answer is noted.")).toBeTruthy();
  expect(sent('NoteQuoteDecision')!.input).toEqual({
    decision: 'APPROVE',
    way: 'COUNTER',
    version: 1,
    leftOut: [2],
    shownCost: 3700,
    note: 'At the counter.',
  });
});

test('what is wrong stands at its line, and nothing is sent', async () => {
  const { panel, user, sent } = await open([]);
  await user.click(panel.getByRole('button', { name: 'Write a quote' }));
  await user.clear(panel.getByLabelText(/^Quantity/));
  await user.type(panel.getByLabelText(/^Quantity/), '1.5');
  await user.click(panel.getByRole('button', { name: 'Save draft' }));
  expect(await panel.findByText('Line text is required.')).toBeTruthy();
  expect(panel.getByText('Price is required.')).toBeTruthy();
  expect(panel.getByText('The quantity is a whole number from 1 to 999.')).toBeTruthy();
  expect(sent('SaveQuoteDraft')).toBeUndefined();
});

test('a line that goes leaves the others as they were typed, errors and all, and the hand at the lines', async () => {
  const { panel, user, sent } = await open([]);
  await user.click(panel.getByRole('button', { name: 'Write a quote' }));
  const line = (place: number) => within(panel.getByRole('group', { name: `Line ${place}` }));
  const nameOf = (place: number) => line(place).getByLabelText<HTMLInputElement>(/^What it is for/);
  await user.type(nameOf(1), 'Strips');
  await user.click(panel.getByRole('button', { name: 'Add a line' }));
  expect(document.activeElement).toBe(nameOf(2));
  await user.type(nameOf(2), 'Nothing');
  await user.click(panel.getByRole('button', { name: 'Add a line' }));
  await user.type(nameOf(3), 'Cleaning');
  await user.type(line(3).getByLabelText(/^Price/), '800');
  await user.click(panel.getByRole('button', { name: 'Save draft' }));
  await user.click(panel.getByRole('button', { name: 'Remove line 2' }));
  expect(document.activeElement).toBe(panel.getByRole('button', { name: 'Add a line' }));
  expect([nameOf(1).value, nameOf(2).value]).toEqual(['Strips', 'Cleaning']);
  expect(line(1).getByText('Price is required.')).toBeTruthy();
  expect(line(2).queryByText('Price is required.')).toBeNull();
  await user.type(line(1).getByLabelText(/^Price/), '2700');
  expect(panel.getByText('Total: Rs. 3,500')).toBeTruthy();
  await user.click(panel.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(sent('SaveQuoteDraft')).toBeTruthy());
  expect(sent('SaveQuoteDraft')!.input.lines.map(({ text }: Variables) => text)).toEqual(['Strips', 'Cleaning']);
});

test('a draft that somebody else has changed stays typed, and says so', async () => {
  const changed = 'This was changed by someone else. Reload to see the changes.';
  const { panel, user, sent } = await open([draft()], { SaveQuoteDraft: () => refusal('CONFLICT', changed) });
  await user.click(panel.getByRole('button', { name: 'Edit draft' }));
  await user.type(panel.getByLabelText(/^What it is for/), ', two');
  await user.click(panel.getByRole('button', { name: 'Save draft' }));
  expect((await panel.findByRole('alert')).textContent).toBe(changed);
  expect(panel.getByLabelText<HTMLInputElement>(/^What it is for/).value).toBe('Backlight strips, two');
  expect(sent('SaveQuoteDraft')!.input.revision).toBe(2);
});

test('a draft is offered as it was seen, and the record is read anew', async () => {
  const { panel, user, sent, asked } = await open([draft(), version({ version: 1 })]);
  await user.click(panel.getByRole('button', { name: 'Offer to the customer' }));
  expect(await screen.findByText('Quote offered to the customer.')).toBeTruthy();
  expect(sent('OfferQuote')).toEqual({ repairId: ID, revision: 2 });
  await waitFor(() => expect(asked.filter(({ name }) => name === 'RepairDetail').length).toBe(2));
});

test('a draft is thrown away', async () => {
  const { panel, user, sent } = await open([draft()]);
  await user.click(panel.getByRole('button', { name: 'Discard draft' }));
  expect(await screen.findByText('Draft discarded.')).toBeTruthy();
  expect(sent('DiscardQuoteDraft')).toEqual({ repairId: ID, revision: 2 });
});

test('what waits is withdrawn, and offered again once its time is up', async () => {
  const { panel, user, sent } = await open([version({ version: 2, isExpired: true })]);
  await user.click(panel.getByRole('button', { name: 'Offer again' }));
  expect(await screen.findByText('Quote offered again for 14 days.')).toBeTruthy();
  expect(sent('RenewQuote')).toEqual({ repairId: ID, version: 2 });
  await user.click(panel.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Quote withdrawn.')).toBeTruthy();
  expect(sent('WithdrawQuote')).toEqual({ repairId: ID, version: 2 });
});

test('each version says what became of it, and by whom', async () => {
  const { panel } = await open([
    version({ version: 2 }),
    version({
      version: 1,
      state: 'APPROVED',
      chosenTotal: 3700,
      decidedVia: 'PHONE',
      decidedBy: 'Hari',
      decidedAt: '2026-07-05T08:45:00Z',
    }),
  ]);
  expect(panel.getByText('Version 2').parentElement!.textContent).toContain('Waiting for the customer');
  const approved = panel.getByText('Version 1').parentElement!.textContent;
  expect(approved).toContain('Rs. 3,700');
  expect(approved).toContain('Approved, by the shop, on the phone (Hari)');
  expect(panel.queryByRole('button', { name: 'Offer again' })).toBeNull();
});

test('a later version begins with the lines of the one before, without its word', async () => {
  const { panel, user } = await open([version({ state: 'APPROVED', note: 'Both are burnt out.' })]);
  await user.click(panel.getByRole('button', { name: 'New version' }));
  expect(panel.getByLabelText<HTMLInputElement>(/^What it is for/).value).toBe('Backlight strips');
  expect(panel.getByLabelText<HTMLTextAreaElement>(/^Note for the customer/).value).toBe('');
});

test('a final cost above the approved one asks why', async () => {
  const repair = adminRepair({ status: 'REPAIRING', approvedCost: 3700, quotes: [version({ state: 'APPROVED' })] });
  const { dialog, user, asked } = await open([], {
    RepairDetail: { repair },
    RepairStatusPreview: { repairStatusPreview: null },
    ChangeRepairStatus: ({ id, input }: Variables) => ({
      changeRepairStatus: { __typename: 'Repair', id, estimatedCost: null, actualCost: null, ...input },
    }),
  });
  await user.selectOptions(dialog.getByLabelText('New status'), 'DELIVERED');
  await user.type(dialog.getByLabelText(/^Final cost/), '3700');
  expect(dialog.queryByLabelText(/^Why it costs more/)).toBeNull();
  await user.type(dialog.getByLabelText(/^Final cost/), '.50');
  await user.type(dialog.getByLabelText(/^Why it costs more/), 'A third strip.');
  await user.click(dialog.getByRole('button', { name: 'Save status' }));
  expect(await screen.findByText('Repair status updated.')).toBeTruthy();
  expect(asked.findLast(({ name }) => name === 'ChangeRepairStatus')!.variables.input).toEqual({
    status: 'DELIVERED',
    note: null,
    actualCost: 3700.5,
    costReason: 'A third strip.',
  });
});
