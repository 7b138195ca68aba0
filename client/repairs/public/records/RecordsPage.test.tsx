import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '../../../testing/fakeServer';
import { renderApp } from '../../../testing/renderApp';
import { held } from '../../testing/held';
import { recordLists } from '../../testing/records';

type Variables = Record<string, any>;

const answerPage = recordLists().answers.RepairRecords;

async function open(path: string, answer: (variables: Variables) => Record<string, unknown> | Error = answerPage) {
  const asked: Variables[] = [];
  const link = fakeServer({
    RepairRecords(variables) {
      asked.push(variables);
      return answer(variables);
    },
  });
  const app = await renderApp(path, { link });
  await screen.findByRole('heading', { level: 1, name: 'Public Repair Records' });
  return { ...app, asked, address: () => app.router.state.location.search };
}

const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
afterEach(() => happyDOM.setViewport({ width: 1024 }));

describe('the table', () => {
  it('shows ten records, newest first, with a way to each', async () => {
    const { asked } = await open('/records');
    await screen.findByText('Person 1.');
    expect(asked[0]).toEqual({
      search: null,
      status: null,
      sort: { field: 'SUBMISSION_DATE', direction: 'DESC' },
      first: 10,
      after: null,
    });
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['Customer', 'Device', 'Status', 'Submitted', 'Actions']);
    expect(screen.getByRole('columnheader', { name: 'Submitted' }).getAttribute('aria-sort')).toBe('descending');
    expect(screen.getByText('1–10 of 25')).toBeTruthy();
    const details = screen.getAllByRole('link', { name: /^Details/ });
    expect(details).toHaveLength(10);
    expect(details[0]!.getAttribute('href')).toBe('/track/7K3M9QXT2B01');
  });

  it('sorts by a column, the other way on the second press, and starts at the first page', async () => {
    const { user, asked, address } = await open('/records?after=10&page=2');
    await screen.findByText('Person 11.');
    await user.click(screen.getByRole('button', { name: 'Customer' }));
    expect(address()).toBe('?sort=customer&direction=asc');
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ sort: { field: 'CUSTOMER', direction: 'ASC' }, after: null }),
    );
    await user.click(screen.getByRole('button', { name: 'Customer' }));
    expect(address()).toBe('?sort=customer');
    expect(screen.getByRole('columnheader', { name: 'Customer' }).getAttribute('aria-sort')).toBe('descending');
  });

  it('pages there and back, and the browser goes back too', async () => {
    const { user, router, address } = await open('/records');
    await screen.findByText('Person 1.');
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await screen.findByText('Person 11.');
    expect(screen.getByText('11–20 of 25')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await screen.findByText('Person 25.');
    expect(screen.getByText('21–25 of 25')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Previous' }));
    await screen.findByText('Person 11.');
    expect(address()).toBe('?before=21&page=2');
    await user.click(screen.getByRole('link', { name: 'Previous' }));
    await screen.findByText('Person 1.');
    expect(address()).toBe('');
    await act(() => router.navigate(-1));
    await screen.findByText('Person 11.');
  });
});

it('invites visitors to log in, and shows them no views to choose from', async () => {
  const { asked } = await open('/records?view=mine');
  await screen.findByText('Person 1.');
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?redirect=%2Frecords');
  expect(screen.queryByRole('navigation', { name: 'Which records' })).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(asked).toHaveLength(1);
});

describe('the filters', () => {
  it('search after a pause, without filling the history', async () => {
    const { router, asked, address } = await open('/records');
    await screen.findByText('Person 1.');
    const before = asked.length;
    const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    type('so');
    act(() => void vi.advanceTimersByTime(299));
    type('sony ');
    act(() => void vi.advanceTimersByTime(299));
    expect(address()).toBe('');
    act(() => void vi.advanceTimersByTime(1));
    vi.useRealTimers();
    expect(address()).toBe('?search=sony+');
    await waitFor(() => expect(asked.slice(before).map(({ search }) => search)).toEqual(['sony']));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('sony ');
    // and the field follows the address again
    await act(() => router.navigate('/records?search=lg'));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('lg');
  });

  it('take a status, and say when nothing matches', async () => {
    const { user, asked } = await open('/records?search=nothing');
    expect(await screen.findByText('No records match your criteria.')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Status'), 'DELIVERED');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: 'DELIVERED', search: 'nothing' }));
    await user.click(await screen.findByRole('button', { name: 'Show all records' }));
    expect(await screen.findByText('Person 1.')).toBeTruthy();
  });

  it('are read from the address, and nonsense in it is not', async () => {
    const { asked } = await open('/records?search=lg&status=NOPE&sort=status&direction=sideways');
    await screen.findByText('Person 1.');
    expect(asked[0]).toMatchObject({ search: 'lg', status: null, sort: { field: 'STATUS', direction: 'DESC' } });
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('lg');
  });
});

it('shows the first page instead of one that no longer exists', async () => {
  const message = 'This page no longer exists. Please start from the first page.';
  const { address } = await open('/records?after=zzz&status=REPAIRED', (variables) =>
    variables.after ? refusal('BAD_INPUT', message) : answerPage(variables),
  );
  expect(await screen.findByText('Person 1.')).toBeTruthy();
  expect(address()).toBe('?status=REPAIRED');
});

it('does not call a list empty that failed to load', async () => {
  await open('/records', () => refusal('INTERNAL', 'Something went wrong. Please try again later.'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByText('No records match your criteria.')).toBeNull();
});

it('keeps the rows on screen while the next ones are on their way', async () => {
  const server = held('RepairRecords', fakeServer({ RepairRecords: answerPage }), (attempt) => attempt > 1);
  const { user } = await renderApp('/records', { link: server.link });
  await screen.findByText('Person 1.');
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(screen.getByText('Person 1.').closest('[aria-busy=true]')).toBeTruthy();
  expect(screen.queryByText('Loading…')).toBeNull();
  await act(async () => server.release());
  expect((await screen.findByText('Person 11.')).closest('[aria-busy=true]')).toBeNull();
});

it('makes cards on a phone, with a list to sort by', async () => {
  happyDOM.setViewport({ width: 360 });
  const { user, address } = await open('/records');
  await screen.findByText('Person 1.');
  expect(screen.queryByRole('table')).toBeNull();
  const card = screen.getByText('Person 1.').closest('li')!;
  expect(within(card).getByRole('link', { name: /^Details/ })).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Customer, A to Z');
  expect(address()).toBe('?sort=customer&direction=asc');
});

it.each([
  ['a tablet', 800, true],
  ['a narrow page between the sidebars', 1240, false],
  ['a laptop', 1280, true],
])('makes a table only where it fits: on %s', async (_, width, fits) => {
  happyDOM.setViewport({ width });
  await open('/records');
  await screen.findByText('Person 1.');
  expect(screen.queryByRole('table') !== null).toBe(fits);
});
