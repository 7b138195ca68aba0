import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { confirmation } from '../../testing/confirmation';
import { openAdmin, tablePage } from '../../testing/admin';
import { refusal } from '../../testing/fakeServer';
// Fetched ahead, so that the first test waits for the page's answer alone.
import './FaqsTab';

const item = (id: string, over: object = {}) => ({
  __typename: 'FaqItem',
  id,
  question: `Question ${id}?`,
  answer: '<p>Yes.</p>',
  category: 'Prices',
  order: 4,
  version: 2,
  ...over,
});
const CHANGED = 'This was changed by someone else. Reload to see the changes.';

let items: ReturnType<typeof item>[];
beforeEach(() => {
  items = [item('A'), item('B', { category: '', order: 5 })];
});

const answers = {
  FaqItemTable: ({ search }: Record<string, unknown>) => ({
    faqItemTable: tablePage(
      'FaqItemTable',
      items.filter(({ question }) => question.includes((search as string | null) ?? '')),
    ),
  }),
  FaqList: () => ({ faqItems: items }),
  CreateFaqItem: ({ input }: Record<string, any>) => ({ createFaqItem: item('C', input) }),
};
const open = (query = '', over: Parameters<typeof openAdmin>[1] = {}) =>
  openAdmin(`/admin/faqs${query}`, { ...answers, ...over });
const row = (name: RegExp) => screen.findByRole('row', { name });
const form = () => within(screen.getByRole('dialog'));
const save = () => form().getByRole('button', { name: 'Save' });
type Asked = { name: string; variables: Record<string, any> }[];
const sent = (asked: Asked, name: string) => asked.filter((each) => each.name === name).map((each) => each.variables);

test('the questions stand in their order; one without a category is General', async () => {
  const { asked } = await open();
  expect(within(await row(/Question A/)).getByText('Prices')).toBeTruthy();
  expect(within(await row(/Question B/)).getByText('General')).toBeTruthy();
  expect(sent(asked, 'FaqItemTable')[0]).toMatchObject({ sort: 'ORDER', direction: 'ASC' });
});

test('no questions are said', async () => {
  items = [];
  await open();
  expect(await screen.findByText('No FAQ items yet.')).toBeTruthy();
});

test('question, answer and order are required, the order a whole number', async () => {
  const { user, asked } = await open('?edit=new');
  await screen.findByRole('dialog');
  await user.type(await form().findByLabelText(/^Question/), '  ');
  await user.clear(form().getByLabelText(/^Order/));
  await user.click(save());
  for (const message of ['Question is required.', 'Answer is required.', 'Order is required.']) {
    expect((await form().findAllByText(message)).length).toBeGreaterThan(0);
  }
  await user.type(form().getByLabelText(/^Order/), '1.5');
  await user.click(save());
  expect(await form().findByText('Order must be a whole number.')).toBeTruthy();
  expect(sent(asked, 'CreateFaqItem')).toEqual([]);
});

test('a new question stands behind all others, also out of a search, and is General', async () => {
  const { user, asked, address } = await open('?search=A&edit=new');
  await screen.findByRole('dialog');
  await user.type(await form().findByLabelText(/^Question/), 'Do you mend projectors?');
  await user.click(await form().findByRole('button', { name: 'HTML' }));
  await user.type(form().getByRole('textbox', { name: /^Answer/ }), '<p>Those too.</p>');
  await user.click(save());
  expect(await screen.findByText('FAQ item added.')).toBeTruthy();
  expect(sent(asked, 'CreateFaqItem')).toEqual([
    {
      input: {
        question: 'Do you mend projectors?',
        answer: '<p>Those too.</p>',
        category: 'General',
        order: 2,
        version: null,
      },
    },
  ]);
  await waitFor(() => expect(address()).toBe('/admin/faqs?search=A'));
});

test('an edit goes on from the version that was read; two who edit see both versions', async () => {
  const { user, asked } = await open('', {
    UpdateFaqItem: ({ input }) => {
      if (input.version === 2) {
        items = [item('A', { category: 'Theirs', version: 3 })];
        return refusal('CONFLICT', CHANGED);
      }
      return { updateFaqItem: item('A', { ...input, version: 4 }) };
    },
  });
  await user.click(within(await row(/Question A/)).getByRole('button', { name: 'Edit' }));
  await user.clear(await form().findByLabelText(/^Question/));
  await user.type(form().getByLabelText(/^Question/), 'Mine?');
  await user.click(save());
  const both = within(await screen.findByRole('dialog', { name: 'Two versions' }));
  await user.click(both.getByRole('button', { name: 'Keep editing mine on top of theirs' }));
  await user.click(save());
  expect(await screen.findByText('FAQ item updated.')).toBeTruthy();
  expect(sent(asked, 'UpdateFaqItem').at(-1)).toMatchObject({
    id: 'A',
    input: { question: 'Mine?', category: 'Theirs', order: 4, version: 3 },
  });
});

test('what is being written stays when the list goes elsewhere', async () => {
  const { user, client } = await open('?edit=A');
  await screen.findByRole('dialog');
  await user.type(await form().findByLabelText(/^Question/), ' Really');
  items = [item('B')];
  await client.refetchQueries({ include: ['FaqItemTable'] });
  await waitFor(() => expect(screen.queryByRole('row', { name: /Question A/, hidden: true })).toBeNull());
  expect(form().getByLabelText<HTMLInputElement>(/^Question/).value).toBe('Question A? Really');
});

test('deleting asks first', async () => {
  const { user, asked } = await open('', {
    DeleteFaqItem: () => {
      items = items.slice(1);
      return { deleteFaqItem: 'A' };
    },
  });
  const remove = async () => user.click(within(await row(/Question A/)).getByRole('button', { name: 'Delete' }));
  await remove();
  expect(sent(asked, 'DeleteFaqItem')).toEqual([]);
  confirmation.mockReturnValue(true);
  await remove();
  expect(await screen.findByText('FAQ item deleted.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Question A/ })).toBeNull());
});
