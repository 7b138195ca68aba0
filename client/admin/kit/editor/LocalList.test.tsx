import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { toasts } from '../../../testing/accounts';
import { confirmation as confirm } from '../../../testing/confirmation';
import { fakeServer } from '../../../testing/fakeServer';
import { renderPart } from '../../../testing/renderPart';
import { Field, TextInput } from '../../../ui';
import { LocalList, type LocalListProps } from './LocalList';
import { newLocalId, nextOrder } from './localItems';

interface Service {
  id: string;
  title: string;
  order: number;
}

const words = {
  add: 'Add Service Item',
  adding: 'New service item',
  editing: 'Edit service item',
  added: 'Service item added locally.',
  updated: 'Service item updated locally.',
  removed: 'Service item removed locally.',
  empty: 'No service items yet.',
  sureToRemove: (title: string) => `Delete ${title}?`,
};

async function show(begun: Service[], over: Partial<LocalListProps<Service>> = {}) {
  const kept: Service[][] = [];
  function Page() {
    const [items, setItems] = useState(begun);
    return (
      <LocalList
        title="Service items"
        items={items}
        onChange={(next) => {
          kept.push(next);
          setItems(next);
        }}
        titleOf={({ title }) => title}
        blank={() => ({ id: newLocalId('service'), title: '', order: nextOrder(items) })}
        validate={({ title }) => (title ? {} : { title: 'Service title is required.' })}
        renderForm={({ item, change, errors }) => (
          <>
            <Field label="Title" error={errors.title}>
              {(control) => (
                <TextInput {...control} value={item.title} onChange={({ target }) => change({ title: target.value })} />
              )}
            </Field>
            <Field label="Order">
              {(control) => (
                <TextInput
                  {...control}
                  type="number"
                  value={item.order}
                  onChange={({ target }) => change({ order: Number(target.value) })}
                />
              )}
            </Field>
          </>
        )}
        words={words}
        {...over}
      />
    );
  }
  const { user } = await renderPart(<Page />, { link: fakeServer({}) });
  const shown = () => within(screen.getByRole('list', { name: 'Service items' })).getAllByRole('listitem');
  const titles = () => shown().map((item) => item.querySelector('p')?.textContent);
  return { user, titles, shown, kept };
}

const press = (name: string) => screen.getByRole('button', { name });
const two = [
  { id: 'a', title: 'Screen', order: 1 },
  { id: 'b', title: 'Power', order: 2 },
];

it('adds an item with an id of this device and the next order, and says so', async () => {
  const { user, titles, kept } = await show(two);
  await user.click(press('Add Service Item'));
  const form = within(screen.getByRole('dialog', { name: 'New service item' }));
  await user.type(form.getByLabelText('Title'), 'Sound');
  await user.click(press('Apply'));
  expect(titles()).toEqual(['Screen', 'Power', 'Sound']);
  expect(kept.at(-1)?.[2]).toMatchObject({ id: expect.stringMatching(/^service-\d+$/), order: 3 });
  expect(toasts()).toEqual(['Service item added locally.']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps the items in their order when one is edited', async () => {
  const { user, titles, kept } = await show(two);
  await user.click(press('Edit Power'));
  await user.clear(screen.getByLabelText('Order'));
  await user.type(screen.getByLabelText('Order'), '0');
  await user.click(press('Apply'));
  expect(titles()).toEqual(['Power', 'Screen']);
  expect(kept.at(-1)?.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(toasts()).toEqual(['Service item updated locally.']);
});

it('keeps nothing that is wrong, and says what', async () => {
  const { user, titles } = await show(two, { complaint: 'warning' });
  await user.click(press('Edit Power'));
  await user.clear(screen.getByLabelText('Title'));
  await user.click(press('Apply'));
  expect(toasts()).toEqual(['Service title is required.']);
  expect(within(screen.getByRole('dialog')).getByLabelText('Title').getAttribute('aria-invalid')).toBe('true');
  confirm.mockReturnValue(true);
  await user.click(press('Cancel'));
  expect(titles()).toEqual(['Screen', 'Power']);
});

it('deletes after a question', async () => {
  const { user, titles } = await show(two);
  confirm.mockReturnValue(false);
  await user.click(press('Delete Screen'));
  expect(confirm).toHaveBeenCalledWith('Delete Screen?');
  expect(titles()).toHaveLength(2);
  confirm.mockReturnValue(true);
  await user.click(press('Delete Screen'));
  expect(titles()).toEqual(['Power']);
  expect(toasts()).toEqual(['Service item removed locally.']);
});

it('an empty list says so', async () => {
  await show([]);
  expect(screen.getByText('No service items yet.')).toBeTruthy();
});

it('items without an order are moved by hand', async () => {
  const { user, titles } = await show(
    [
      { id: 'z', title: 'Z', order: 5 },
      { id: 'a', title: 'A', order: 0 },
    ],
    { sequence: true },
  );
  expect(titles()).toEqual(['Z', 'A']);
  await user.click(press('Move A up'));
  expect(titles()).toEqual(['A', 'Z']);
  await user.click(press('Move A up'));
  expect(titles()).toEqual(['A', 'Z']);
});

it('shows at the item what the server says of it, wherever it stands', async () => {
  const { shown } = await show([two[1]!, two[0]!], { errorOf: (at) => (at === 0 ? 'Icon is required.' : undefined) });
  expect(shown()[1]?.textContent).toContain('Icon is required.');
  expect(shown()[0]?.textContent).not.toContain('Icon is required.');
});
