import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sessionToken } from '../../../lib/token';
import { fakeServer, refusal } from '../../../testing/fakeServer';
import { renderApp } from '../../../testing/renderApp';
import { goodToken, signInOnDevice, sita } from '../../../testing/session';
import { bookings, fillInRest, submit } from '../../testing/booking';
import { held } from '../../testing/held';
import { fullRow, pageOf, recordLists } from '../../testing/records';

/** The first test of a file waits for code to be loaded. */
const PATIENCE = { timeout: 5000 };

type Server = Parameters<typeof fakeServer>[0];

const person = (change: Partial<typeof sita> = {}) => ({ __typename: 'User', ...sita, ...change });
const asSita = { viewer: person() };
const asAdmin = { viewer: person({ role: 'ADMIN' }) };

/** Whoever has signed in on this device, and the lists of the shop. */
function answers(server: Server = {}) {
  const { answers: lists, asked } = recordLists();
  return { link: fakeServer({ Viewer: asSita, ...lists, ...server }), asked };
}

async function open(path: string, server?: Server) {
  signInOnDevice();
  const { link, asked } = answers(server);
  const app = await renderApp(path, { link });
  await screen.findByRole('heading', { level: 1, name: 'Repair Records' }, PATIENCE);
  return { ...app, asked, address: () => app.router.state.location.search };
}

const views = () => within(screen.getByRole('navigation', { name: 'Which records' })).getAllByRole('link');

describe('the views', () => {
  it('open with one’s own records, full names and all', async () => {
    const { asked } = await open('/records');
    await screen.findByText('Sita Sharma 1');
    expect(asked).toEqual([
      {
        scope: 'MINE',
        search: null,
        status: null,
        sort: { field: 'SUBMISSION_DATE', direction: 'DESC' },
        first: 10,
        after: null,
      },
    ]);
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['Customer', 'Device', 'Status', 'Submitted', 'Actions']);
    expect(screen.getByRole('table', { name: 'Repair Records' })).toBeTruthy();
    expect(views().map((view) => view.textContent)).toEqual(['Mine', 'Public']);
    expect(views()[0]!.getAttribute('aria-current')).toBe('page');
    expect(screen.queryByText(/Had a TV repaired here/)).toBeNull();
  });

  it('change by a press, start at the first page and keep the search', async () => {
    const { user, asked, address } = await open('/records?search=sony');
    await screen.findByText('Sita Sharma 1');
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await screen.findByText('Sita Sharma 11');
    expect(address()).toBe('?view=mine&search=sony&after=10&page=2');
    await user.click(screen.getByRole('link', { name: 'Public' }));
    await screen.findByText('Person 1.');
    expect(address()).toBe('?view=public&search=sony');
    expect(asked.at(-1)).toMatchObject({ scope: 'PUBLIC', search: 'sony', after: null });
    expect(screen.queryByRole('switch')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Mine' }));
    await screen.findByText('Sita Sharma 1');
    expect(address()).toBe('?search=sony');
  });

  it('are in the address', async () => {
    await open('/records?view=public');
    expect(await screen.findByText('Person 1.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Public' }).getAttribute('aria-current')).toBe('page');
  });

  it('have one more for admins', async () => {
    const { asked } = await open('/records?view=all', { Viewer: asAdmin });
    await screen.findByText('Sita Sharma 51');
    expect(views().map((view) => view.textContent)).toEqual(['Mine', 'Public', 'All']);
    expect(asked).toMatchObject([{ scope: 'ALL' }]);
  });

  it('show nobody else all of them', async () => {
    const { asked } = await open('/records?view=all');
    await screen.findByText('Sita Sharma 1');
    expect(asked).toMatchObject([{ scope: 'MINE' }]);
  });

  it('show no rows of the one among those of the other', async () => {
    signInOnDevice();
    const server = held('FullRepairRecords', answers({ Viewer: asAdmin }).link, (attempt) => attempt > 1);
    const { user } = await renderApp('/records', { link: server.link });
    await screen.findByText('Sita Sharma 1');
    await user.click(screen.getByRole('link', { name: 'All' }));
    expect(screen.queryByText('Sita Sharma 1')).toBeNull();
    expect(screen.getByText('Loading…')).toBeTruthy();
    await act(async () => server.release());
    expect(await screen.findByText('Sita Sharma 51')).toBeTruthy();
  });

  it('wait for the server to say who is looking', async () => {
    signInOnDevice();
    const { link, asked } = answers();
    const server = held('Viewer', link);
    await renderApp('/records', { link: server.link });
    await screen.findByRole('heading', { level: 1, name: 'Repair Records' }, PATIENCE);
    expect(screen.getAllByText('Loading…').length).toBeGreaterThan(0);
    expect(asked).toEqual([]);
    await act(async () => server.release());
    await screen.findByText('Sita Sharma 1');
    expect(asked).toMatchObject([{ scope: 'MINE' }]);
  });

  it('say when the server does not, and ask again', async () => {
    let lost = true;
    const { user } = await open('/records', { Viewer: () => (lost ? refusal('INTERNAL', 'Oh.') : asSita) });
    const again = await screen.findByRole('button', { name: 'Try again' });
    lost = false;
    await user.click(again);
    expect(await screen.findByText('Sita Sharma 1')).toBeTruthy();
  });

  it('fall back to the public one when the session ends', async () => {
    const { asked } = await open('/records?view=mine&search=sony&after=10&page=2');
    await screen.findByText('Sita Sharma 11');
    act(() => sessionToken.clear('signedOut'));
    await screen.findByText('Person 1.');
    expect(screen.getByRole('heading', { level: 1, name: 'Public Repair Records' })).toBeTruthy();
    expect(screen.queryByText(/Sita Sharma/)).toBeNull();
    expect(asked.at(-1)).toMatchObject({ scope: 'PUBLIC', search: 'sony', after: null });
  });

  it('show nothing of one person to the next', async () => {
    let viewer = asSita;
    let waits = false;
    const { link } = answers({ Viewer: () => viewer });
    const server = held('FullRepairRecords', link, () => waits);
    signInOnDevice();
    await renderApp('/records', { link: server.link });
    await screen.findByText('Sita Sharma 1');
    viewer = { viewer: person({ id: 'another', name: 'Ram' }) };
    waits = true;
    act(() => sessionToken.set(`${goodToken()}ram`));
    await waitFor(() => expect(server.attempts()).toBeGreaterThan(1));
    expect(screen.queryByText('Sita Sharma 1')).toBeNull();
    await act(async () => server.release());
  });
});

describe('an empty list', () => {
  it('of one’s own leads to the form', async () => {
    await open('/records', { FullRepairRecords: (variables) => ({ repairs: pageOf('Repair', [], variables) }) });
    await screen.findByText('You have no repairs yet.');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Request a Repair' }).getAttribute('href')).toBe('/repair');
  });

  it('is nothing but a filter that matches nothing, where there is one', async () => {
    const { user } = await open('/records?search=nothing');
    await screen.findByText('No records match your criteria.');
    await user.click(screen.getByRole('button', { name: 'Show all records' }));
    expect(await screen.findByText('Sita Sharma 1')).toBeTruthy();
  });
});

it('are asked for again by whoever comes back to them', async () => {
  let status: 'DIAGNOSING' | 'REPAIRED' = 'DIAGNOSING';
  const { router } = await open('/records', {
    FullRepairRecords: (variables) => ({ repairs: pageOf('Repair', [fullRow(1, { status })], variables) }),
  });
  const table = () => within(screen.getByRole('table'));
  await screen.findByText('Sita Sharma 1');
  await act(() => router.navigate('/track'));
  status = 'REPAIRED';
  await act(() => router.navigate('/records'));
  await waitFor(() => expect(table().getByText('Repaired - Pending Delivery/Pickup')).toBeTruthy());
});

it('has a new booking in it, and does not show the list without it first', async () => {
  let rows = [fullRow(1)];
  const { link } = answers({
    ...bookings().answers,
    FullRepairRecords: (variables) => ({ repairs: pageOf('Repair', rows, variables) }),
  });
  signInOnDevice();
  const server = held('FullRepairRecords', link, (attempt) => attempt > 1);
  const { user, router } = await renderApp('/records', { link: server.link });
  await screen.findByText('Sita Sharma 1');
  await act(() => router.navigate('/repair'));
  await screen.findByRole('heading', { level: 1, name: 'Request a Repair' }, PATIENCE);
  await fillInRest({ user });
  rows = [fullRow(2), fullRow(1)];
  await submit({ user });
  await screen.findByRole('heading', { level: 1, name: 'Track a Repair' });
  await act(() => router.navigate('/records'));
  expect(screen.queryByText('Sita Sharma 1')).toBeNull();
  await act(async () => server.release());
  expect(await screen.findByText('Sita Sharma 2')).toBeTruthy();
});
