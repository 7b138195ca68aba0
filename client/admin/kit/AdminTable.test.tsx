import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fakeServer';
import { renderPart } from '../../testing/renderPart';
import { setWidth } from '../../testing/viewport';
import { Button } from '../../ui';
import { BulkBar } from './BulkBar';
import { adminSystem } from './chakra';
import type { Column } from './columns';
import { AdminTable } from './AdminTable';
import { FilterSelect } from './filters';
import { TableToolbar } from './TableToolbar';
import { useOpenForm } from './useOpenForm';
import { useSelection } from './useSelection';
import { useTablePage } from './useTablePage';
import { useTableView } from './useTableView';

interface Row {
  id: string;
  name: string;
  price: number;
}

const LIST = {
  sorts: ['NAME', 'PRICE'],
  defaultSort: { sort: 'NAME', direction: 'ASC' },
  filters: { kind: ['TV', 'PART'] },
  pageSize: 2,
} as const;

const columns: Column<Row, 'NAME' | 'PRICE'>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sort: 'NAME' },
  { id: 'price', header: 'Price', cell: ({ price }) => price, sort: 'PRICE', firstDirection: 'DESC', align: 'end' },
  { id: 'note', header: 'Note', cell: () => 'note', hideOnPhone: true },
];

type Answer = { list: { items: Row[]; totalCount: number; page: number; pageSize: number } };

const all = ['Antenna', 'Bracket', 'Cable', 'Dish', 'Edge'].map((name, index) => ({
  id: name[0]!,
  name,
  price: index,
}));
/** The server's part: another page than the last one is answered with the last one. */
function answerTo(page: number, rows: Row[] = all): Answer {
  const last = Math.max(1, Math.ceil(rows.length / 2));
  const shown = Math.min(page, last);
  return { list: { items: rows.slice((shown - 1) * 2, shown * 2), totalCount: rows.length, page: shown, pageSize: 2 } };
}

interface Question {
  data?: Answer;
  previousData?: Answer;
  error?: unknown;
  loading?: boolean;
}

const asked: Record<string, unknown>[] = [];
let retried = 0;

function List({ ask }: { ask: (page: number) => Question }) {
  const view = useTableView(LIST);
  const form = useOpenForm();
  const question = { loading: false, refetch: async () => void retried++, ...ask(view.page) };
  const page = useTablePage(question, ({ list }) => list, view);
  const selection = useSelection(page.table?.items, ({ id }) => id);
  const [done, setDone] = useState('');
  asked.push(view.variables);
  return (
    <>
      <TableToolbar view={view} search="Name" actions={<Button onClick={form.add}>Add</Button>}>
        <FilterSelect
          label="Kind"
          value={view.filters.kind}
          options={[
            { value: 'TV', label: 'Set' },
            { value: 'PART', label: 'Part' },
          ]}
          onChange={(kind) => view.set({ kind })}
        />
      </TableToolbar>
      <AdminTable
        caption="Goods"
        columns={columns}
        page={page}
        view={view}
        empty="No goods yet."
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        selection={selection}
        onOpen={({ id }) => form.view(id)}
        actions={({ id }) => (
          <Button size="sm" onClick={() => form.edit(id)}>
            Edit
          </Button>
        )}
      />
      <BulkBar selection={selection}>
        {(rows) => <Button onClick={() => setDone(rows.map(({ id }) => id).join())}>Do it</Button>}
      </BulkBar>
      {done && <p>Done with {done}</p>}
      {form.editing && <button onClick={form.close}>Close {form.editing}</button>}
      {form.viewing && <p>Looking at {form.viewing}</p>}
    </>
  );
}

async function open(address = '/', ask: (page: number) => Question = (page) => ({ data: answerTo(page) })) {
  asked.length = 0;
  retried = 0;
  const list = (
    <ChakraProvider value={adminSystem}>
      <List ask={ask} />
    </ChakraProvider>
  );
  const app = await renderPart(list, { link: fakeServer({}) });
  if (address !== '/') await app.router.navigate(address);
  const at = () => app.router.state.location.search;
  return { ...app, at };
}

const table = () => screen.getByRole('table', { name: 'Goods' });
const names = () =>
  within(table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const head = (name: string) => screen.getByRole('columnheader', { name });

describe('a list', () => {
  it('shows the page that the address asks for, with its place and the ways to the others', async () => {
    const { user, at } = await open('/?page=2');
    await waitFor(() => expect(names()).toEqual(['Cable', 'Dish']));
    expect(screen.getByText('3–4 of 5')).toBeTruthy();
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(
      pages.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
    ).toEqual([
      ['Previous page', '/'],
      ['Page 1', '/'],
      ['Page 2', '/?page=2'],
      ['Page 3', '/?page=3'],
      ['Next page', '/?page=3'],
    ]);
    expect(pages.getByRole('link', { current: 'page' }).textContent).toBe('2');
    await user.click(pages.getByRole('link', { name: 'Page 3' }));
    expect(at()).toBe('?page=3');
    await waitFor(() => expect(names()).toEqual(['Edge']));
    expect(screen.getByText('5–5 of 5')).toBeTruthy();
  });

  it('leads to the last page where the one that was asked for is gone', async () => {
    const { at } = await open('/?page=9&edit=A');
    await waitFor(() => expect(at()).toBe('?page=3&edit=A'));
    expect(names()).toEqual(['Edge']);
  });

  it('sorts by a column at a press on its head, and turns round at another', async () => {
    const { user, at } = await open('/?page=2&edit=A');
    await waitFor(() => expect(names()).toEqual(['Cable', 'Dish']));
    expect(head('Name').getAttribute('aria-sort')).toBe('ascending');
    expect(head('Note').querySelector('button')).toBeNull();
    await user.click(within(head('Name')).getByRole('button'));
    expect(at()).toBe('?edit=A&direction=DESC');
    expect(head('Name').getAttribute('aria-sort')).toBe('descending');
    await user.click(within(head('Price')).getByRole('button'));
    expect(at()).toBe('?edit=A&direction=DESC&sort=PRICE');
    expect(head('Name').getAttribute('aria-sort')).toBeNull();
    await user.click(within(head('Price')).getByRole('button'));
    expect(at()).toBe('?edit=A&sort=PRICE');
    expect(asked.at(-1)).toEqual({ page: 1, pageSize: 2, search: null, sort: 'PRICE', direction: 'ASC', kind: null });
  });

  it('searches after a pause, in place of the last letters, and can be cleared', async () => {
    const { user, at, router } = await open('/?page=2');
    await user.type(screen.getByLabelText('Search'), 'sony');
    await waitFor(() => expect(at()).toBe('?search=sony'), { timeout: 5000 });
    expect(asked.at(-1)).toMatchObject({ search: 'sony', page: 1 });
    expect(asked.filter(({ search }) => search === 's')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await waitFor(() => expect(at()).toBe(''), { timeout: 5000 });
    expect(document.activeElement).toBe(screen.getByLabelText('Search'));
    await router.navigate(-1);
    await waitFor(() => expect(at()).toBe(''));
  });

  it('filters: what it filters by is folded away, and the way to it says how many are set', async () => {
    const { user, at } = await open('/?page=2');
    expect(screen.queryByRole('combobox', { name: 'Kind' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Filters', expanded: false }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Kind' }), 'Part');
    expect(at()).toBe('?kind=PART');
    expect(asked.at(-1)).toMatchObject({ kind: 'PART', page: 1 });
    expect(screen.getByRole('button', { name: 'Filters (1)', expanded: true })).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'All');
    expect(at()).toBe('');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Part');
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => expect(at()).toBe(''));
  });

  it('has pages of 10, 25 or 50 rows, which this device remembers for all of its lists', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ id: String(index), name: `Row ${index}`, price: index }));
    const answer = () => ({ data: answerTo(1, many) });
    const { user, at, unmount } = await open('/?page=2', answer);
    await user.selectOptions(screen.getByLabelText('Rows per page'), '25');
    expect(asked.at(-1)).toMatchObject({ page: 1, pageSize: 25 });
    expect(at()).toBe('');
    unmount();
    await open('/', answer);
    expect(asked.at(-1)).toMatchObject({ pageSize: 25 });
    localStorage.clear();
  });

  it('has nothing to choose where ten rows are all there are', async () => {
    await open();
    expect(screen.queryByLabelText('Rows per page')).toBeNull();
  });

  it('opens a row, a form for it and one for a new one, and closes on the same page', async () => {
    const { user, at } = await open('/?page=2');
    await user.click(await screen.findByRole('button', { name: 'Cable' }));
    expect(at()).toBe('?page=2&view=C');
    expect(screen.getByText('Looking at C')).toBeTruthy();
    await user.click(within(screen.getByRole('row', { name: /Dish/ })).getByRole('button', { name: 'Edit' }));
    expect(at()).toBe('?page=2&edit=D');
    await user.click(screen.getByRole('button', { name: 'Close D' }));
    expect(at()).toBe('?page=2');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(at()).toBe('?page=2&edit=new');
  });
});

describe('while there is no page to show', () => {
  it('there is a skeleton as large as one', async () => {
    await open('/', () => ({ loading: true }));
    expect(within(table()).getAllByRole('row')).toHaveLength(1 + LIST.pageSize);
    expect(screen.getByText('Loading…')).toBeTruthy();
    expect(screen.queryByText('No goods yet.')).toBeNull();
  });

  it('the last one stays', async () => {
    await open('/?page=2', (page) =>
      page === 1 ? { data: answerTo(1) } : { previousData: answerTo(1), loading: true },
    );
    await waitFor(() => expect(table().closest('[aria-busy="true"]')).toBeTruthy());
    expect(names()).toEqual(['Antenna', 'Bracket']);
  });

  it('a failure says so and offers another try; with rows on screen, above them', async () => {
    const { unmount, user } = await open('/', () => ({ error: new Error('lost') }));
    expect(screen.getByRole('alert').textContent).toContain('The shop could not be reached.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retried).toBe(1);
    unmount();
    await open('/', () => ({ error: new Error('lost'), previousData: answerTo(1) }));
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(names()).toEqual(['Antenna', 'Bracket']);
  });

  it('an empty list says so; where something was searched for, it offers to look at everything', async () => {
    const nothing = () => ({ data: answerTo(1, []) });
    const { unmount } = await open('/', nothing);
    expect(screen.getByText('No goods yet.')).toBeTruthy();
    unmount();
    const { user, at } = await open('/?search=x&kind=TV&edit=A', nothing);
    expect(await screen.findByText('Nothing matches.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(at()).toBe('?edit=A');
    expect(screen.getByText('No goods yet.')).toBeTruthy();
  });
});

describe('a selection', () => {
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

  it('survives a change of the page, and takes or leaves a page at once', async () => {
    const { user } = await open();
    expect(screen.queryByRole('button', { name: 'Do it' })).toBeNull();
    await user.click(box('Select Antenna'));
    expect(box('Select this page').indeterminate).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(names()).toEqual(['Cable', 'Dish']));
    expect(box('Select this page').indeterminate).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Select page' }));
    expect(box('Select this page').checked).toBe(true);
    await user.click(box('Select Dish'));
    await user.click(screen.getByRole('button', { name: 'Do it' }));
    expect(screen.getByText('Done with A,C')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('2 selected');
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('button', { name: 'Do it' })).toBeNull();
  });
});

it('a tick draws no cell again', async () => {
  const { user } = await open();
  const drawn = vi.spyOn(columns[0]!, 'cell');
  await user.click(screen.getByRole('checkbox', { name: 'Select Antenna' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
  expect(screen.getByRole('status').textContent).toBe('2 selected');
  expect(drawn).not.toHaveBeenCalled();
  drawn.mockRestore();
});

describe('on a phone', () => {
  it('each row shows a little, unfolds into its labels, and the order has a list of its own', async () => {
    setWidth(360);
    const { user, at } = await open();
    expect(screen.queryByRole('table')).toBeNull();
    const cards = within(screen.getByRole('list', { name: 'Goods' })).getAllByRole('listitem');
    expect(cards).toHaveLength(2);
    const card = within(cards[0]!);
    expect(card.getByRole('button', { name: 'Antenna' })).toBeTruthy();
    expect(card.queryByRole('button', { name: 'Edit' })).toBeNull();
    await user.click(card.getByRole('button', { name: 'More about Antenna', expanded: false }));
    expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Price']);
    expect(card.getByRole('button', { name: 'Edit' })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Price');
    expect(at()).toBe('?sort=PRICE&direction=DESC');
    await user.click(screen.getByRole('button', { name: 'Descending. Reverse the order' }));
    expect(at()).toBe('?sort=PRICE');
  });
});

it('the search waits for nobody who presses Enter', async () => {
  const { at } = await open();
  const field = screen.getByLabelText('Search');
  fireEvent.change(field, { target: { value: 'lg' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(at()).toBe('?search=lg');
});
