import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fakeServer';
import { renderApp } from '../../../testing/renderApp';
import { abilities, fullRepair, ID, ownersAbilities, tracked } from '../../testing/tracked';

/** The first test of a file waits for code to be loaded. */
const PATIENCE = { timeout: 20_000 };

const sheet = (kind: 'INTAKE' | 'TEST', result: string, note: string | null) => ({
  __typename: 'SetSheet',
  id: kind,
  kind,
  rows: [{ __typename: 'SheetRow', item: 'Picture', result, note }],
  accessories: [{ __typename: 'SheetAccessory', name: 'Remote', count: 1 }],
  note: null,
  photos: [],
  signature: null,
  signerName: 'Sita Sharma',
  signedAt: '2026-07-04T08:45:00Z',
  isReplaced: false,
});

const set = { __typename: 'TrackedSet', brand: 'Sony', model: 'XR-55', tvType: 'OLED', sizeInches: 55, serial: 'SN 1' };
const sheets = [sheet('TEST', 'OK', null), sheet('INTAKE', 'FAULTY', 'Lines on the left.')];

async function open(repair: ReturnType<typeof tracked>) {
  const asked: unknown[] = [];
  const link = fakeServer({
    TrackRepair: { trackRepair: repair },
    FullRepair: { repair: fullRepair() },
    TrackedSheets(variables) {
      asked.push(variables);
      return { trackRepair: { __typename: 'TrackedRepair', id: ID, set, sheets } };
    },
  });
  const app = await renderApp(`/track/${ID}`, { link });
  await screen.findByRole('heading', { name: 'Sony XR-55' }, PATIENCE);
  return { ...app, asked };
}

test('the owner sees the set before and after, item by item, side by side', async () => {
  await open(tracked({ abilities: ownersAbilities({ seeSet: true }) }));
  const row = within(await screen.findByRole('row', { name: /^Picture/ }, PATIENCE));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['FaultyLines on the left.', 'Fine']);
  for (const text of ['SN 1', 'Came with: Remote', 'Goes with it: Remote']) expect(screen.getByText(text)).toBeTruthy();
});

test('whoever has only the link is asked for the contact number, and nothing of it is fetched', async () => {
  const { asked, user } = await open(tracked({ abilities: abilities() }));
  await user.click(screen.getByRole('button', { name: 'Show the state of the set' }));
  expect((await screen.findAllByLabelText(/^Contact number/)).length).toBeGreaterThan(0);
  expect(asked).toEqual([]);
});
