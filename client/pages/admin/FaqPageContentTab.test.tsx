import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirmation } from '../../testing/confirmation';
import { refusal } from '../../testing/fakeServer';
import { openEditor, press } from '../../testing/pageEditor';
import { openUploadStore, picture } from '../../testing/uploadStore';
import { toastStore } from '../../ui/toast';
import { blankFaqPage, type FaqPageContent } from './faq/content';
// Fetched ahead, so that the first test waits for the page's answer alone.
import './FaqPageContentTab';

const content: FaqPageContent = {
  ...blankFaqPage,
  header: { title: 'Questions', subtitle: null, backgroundImageUrl: null, backgroundVideoUrl: null },
};
const question = (id: string, over: object = {}) => ({
  __typename: 'FaqItem',
  id,
  question: `Question ${id}?`,
  answer: '<p>Yes.</p>',
  category: 'General',
  order: 0,
  version: 1,
  ...over,
});

let faqItems: ReturnType<typeof question>[];
beforeEach(() => {
  faqItems = [question('A'), question('B', { order: 1 })];
});

type Answers = NonNullable<Parameters<typeof openEditor>[3]>;
const open = (answers: Answers = {}, page: FaqPageContent | null = content) =>
  openEditor('faqPageContent', 'FAQ', page, { FaqList: () => ({ faqItems }), ...answers });
const save = () => press('Save FAQ Page Content');
const toasts = () => toastStore.toasts().map(({ type, message }) => [type, message]);
const card = async (title: string) =>
  within((await screen.findByRole('heading', { level: 3, name: title })).parentElement!.parentElement!);

describe('the page', () => {
  it('changes only here, says so, and is saved as a whole', async () => {
    const { user, saves } = await open();
    await user.type(await screen.findByLabelText(/^Header title/), '!');
    expect(toasts()).toEqual([['info', 'Header updated locally. Save page to persist.']]);
    await user.type(screen.getByLabelText('Header subtitle'), 'And answers');
    const list = await card('Section of the questions');
    await user.type(list.getByLabelText('Title'), 'Asked often');
    expect(toasts().at(-1)).toEqual(['info', 'Section updated locally. Save the page to persist changes.']);
    const assistant = await card('Section of the AI assistant');
    fireEvent.change(assistant.getByLabelText(/address/), { target: { value: '/media/a.webp' } });
    fireEvent.blur(assistant.getByLabelText(/address/));
    expect(saves()).toEqual([]);
    await user.click(save());
    expect(await screen.findByText('FAQ page content updated successfully')).toBeTruthy();
    expect(saves()).toEqual([
      {
        slug: 'FAQ',
        version: 3,
        content: {
          ...content,
          header: { ...content.header, title: 'Questions!', subtitle: 'And answers' },
          faqListSection: { title: 'Asked often', backgroundImageUrl: null },
          geminiSection: { title: null, backgroundImageUrl: '/media/a.webp' },
        },
      },
    ]);
  });

  it('that cannot be saved says why, and keeps what was typed', async () => {
    const { user } = await open({ SavePage: refusal('INTERNAL', 'Something went wrong. Please try again later.') });
    await user.type(await screen.findByLabelText(/^Header title/), '!');
    await user.click(save());
    expect(
      await screen.findByText('Failed to update FAQ page content: Something went wrong. Please try again later.'),
    ).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Header title/).value).toBe('Questions!');
  });

  it('that cannot be had is said, and a save then too', async () => {
    const { user } = await open({ PageSource: refusal('INTERNAL', 'Something went wrong. Please try again later.') });
    expect(await screen.findByText('FAQ Page content not available or failed to load.')).toBeTruthy();
    await user.click(save());
    expect(await screen.findByText('Content not loaded yet.')).toBeTruthy();
  });

  it('takes a picture behind a section up to 5 MB', async () => {
    const store = await openUploadStore();
    const { user } = await open(store.answers);
    const list = await card('Section of the questions');
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.webp', { type: 'image/webp' });
    await user.upload(list.getByLabelText(/Choose picture/), large);
    expect(await screen.findByText('Image too large (max 5MB)')).toBeTruthy();
    expect(store.came).toEqual([]);
    await user.upload(list.getByLabelText(/Choose picture/), picture('wall.webp'));
    await waitFor(() => expect(store.came).toEqual(['wall.webp']));
  });
});

describe('the questions', () => {
  const form = async () => within(await screen.findByRole('form', { name: 'Add FAQ Item' }));
  const place = (fields: Awaited<ReturnType<typeof form>>) => {
    const { value, placeholder } = fields.getByLabelText<HTMLInputElement>('Order');
    return [value, placeholder];
  };
  const add = async () => (await form()).getByRole('button', { name: 'Add FAQ Item' });

  it('are added at once, behind the others unless told otherwise, and the form is empty again', async () => {
    const { user, asked, saves } = await open({
      CreateFaqItem: ({ input }) => {
        faqItems = [...faqItems, question('C', { ...input, order: 2 })];
        return { createFaqItem: faqItems.at(-1)! };
      },
    });
    const fields = await form();
    expect(place(fields)).toEqual(['', '2']);
    await user.type(fields.getByLabelText(/^Question/), 'Do you mend projectors?');
    await user.click(await fields.findByRole('button', { name: 'HTML' }));
    await user.type(fields.getByRole('textbox', { name: /^Answer/ }), '<p>Those too.</p>');
    await user.clear(fields.getByLabelText('Category'));
    await user.click(await add());
    expect(await screen.findByText('FAQ item added successfully')).toBeTruthy();
    expect(asked.find(({ name }) => name === 'CreateFaqItem')?.variables.input).toEqual({
      question: 'Do you mend projectors?',
      answer: '<p>Those too.</p>',
      category: '',
      order: null,
      version: null,
    });
    const list = within(screen.getByRole('list', { name: 'Questions and answers' }));
    expect(await list.findByText('Do you mend projectors?')).toBeTruthy();
    await waitFor(() => expect(place(fields)).toEqual(['', '3']));
    expect(fields.getByLabelText<HTMLInputElement>(/^Question/).value).toBe('');
    expect(fields.getByRole<HTMLTextAreaElement>('textbox', { name: /^Answer/ }).textContent).toBe('');
    expect(saves()).toEqual([]);
  });

  it('need a question and an answer', async () => {
    const { user, asked } = await open();
    await user.type((await form()).getByLabelText(/^Question/), 'Why?');
    await user.click(await add());
    await waitFor(() => expect(toasts()).toEqual([['error', 'Question and answer are required']]));
    expect(asked.some(({ name }) => name === 'CreateFaqItem')).toBe(false);
  });

  it('that the server refuses say why, and nothing typed is lost', async () => {
    const { user } = await open({
      CreateFaqItem: refusal('INTERNAL', 'Something went wrong. Please try again later.'),
    });
    const fields = await form();
    await user.type(fields.getByLabelText(/^Question/), 'Why?');
    await user.click(await fields.findByRole('button', { name: 'HTML' }));
    await user.type(fields.getByRole('textbox', { name: /^Answer/ }), 'Because.');
    await user.click(await add());
    expect(
      await screen.findByText('Failed to add FAQ item: Something went wrong. Please try again later.'),
    ).toBeTruthy();
    expect(fields.getByLabelText<HTMLInputElement>(/^Question/).value).toBe('Why?');
  });

  it('stay as they are typed while others add one, and are not left without a word', async () => {
    const { user, client, router, address } = await open();
    const fields = await form();
    await user.type(fields.getByLabelText(/^Question/), 'Half a');
    faqItems = [...faqItems, question('C')];
    await client.refetchQueries({ include: ['FaqList'] });
    await waitFor(() => expect(place(fields)).toEqual(['', '3']));
    expect(fields.getByLabelText<HTMLInputElement>(/^Question/).value).toBe('Half a');
    await router.navigate('/admin/faqs');
    await waitFor(() => expect(confirmation).toHaveBeenCalled());
    expect(address()).toBe('/admin/faqPageContent');
  });

  it('are deleted at once, after a question', async () => {
    let refuse = true;
    const { user, asked } = await open({
      DeleteFaqItem: () => {
        if (refuse) return refusal('INTERNAL', 'Something went wrong. Please try again later.');
        faqItems = faqItems.slice(1);
        return { deleteFaqItem: 'A' };
      },
    });
    const remove = async () => user.click(await screen.findByRole('button', { name: 'Delete Question A?' }));
    await remove();
    expect(asked.some(({ name }) => name === 'DeleteFaqItem')).toBe(false);
    confirmation.mockReturnValue(true);
    await remove();
    expect(await screen.findByText('Failed to delete FAQ item')).toBeTruthy();
    refuse = false;
    await remove();
    expect(await screen.findByText('FAQ item deleted successfully')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Question A?')).toBeNull());
  });

  it('may be none', async () => {
    faqItems = [];
    await open();
    expect(await screen.findByText('No FAQ items yet.')).toBeTruthy();
  });
});
