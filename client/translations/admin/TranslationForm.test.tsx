import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { confirmation } from '../../testing/confirmation';
import { openAdmin, tablePage } from '../../testing/admin';
import { refusal } from '../../testing/fakeServer';
// Fetched ahead, so that the first test waits for the page's answer alone.
import '../../faq/admin/FaqsTab';

const TEXTS = { question: 'Open on Saturday?', answer: '<p>Yes.</p>', category: 'Prices' };
const item = { __typename: 'FaqItem', id: 'A', ...TEXTS, order: 4, version: 2 };

const thing = (translation: object | null) => ({
  __typename: 'TranslatedThing',
  kind: 'FAQ_ITEM',
  id: 'A',
  language: 'EN',
  translatedInto: 'NE',
  texts: TEXTS,
  translation: translation && {
    __typename: 'KeptTranslation',
    version: 1,
    state: 'PUBLISHED',
    isShown: true,
    isOlder: false,
    fields: {},
    source: TEXTS,
    ...translation,
  },
});

let kept: ReturnType<typeof thing>;
beforeEach(() => {
  kept = thing(null);
});

/** Opens the list of questions, and the other language of the one that is there. */
async function open(over: Parameters<typeof openAdmin>[1] = {}) {
  const admin = await openAdmin('/admin/faqs', {
    FaqItemTable: { faqItemTable: tablePage('FaqItemTable', [item]) },
    TranslationStates: () => ({ translatedThings: [kept] }),
    EditedTranslation: () => ({ translatedThing: kept }),
    SaveTranslation: ({ input }: Record<string, any>) => {
      kept = thing({ fields: input.fields, state: input.state, version: 2 });
      return { saveTranslation: kept };
    },
    RemoveTranslation: () => {
      kept = thing(null);
      return { removeTranslation: kept };
    },
    ...over,
  });
  const press = async (name: RegExp | string) => admin.user.click(await screen.findByRole('button', { name }));
  return { ...admin, press };
}
const form = () => within(screen.getByRole('dialog'));
const question = () => form().findByLabelText<HTMLInputElement>('Question, Nepali');

test('each text stands beside its source, what is missing is marked, and publishing shows it in the list', async () => {
  const { user, asked, press } = await open();
  await press('Nepali missing');
  await user.type(await question(), 'शनिबार खुल्छ?');
  expect(form().getByText('Open on Saturday?')).toBeTruthy();
  expect(form().getAllByText('Missing')).toHaveLength(2);
  await press('Publish');
  expect(await screen.findByText('Translation published.')).toBeTruthy();
  const [{ variables }] = asked.filter(({ name }) => name === 'SaveTranslation') as [(typeof asked)[0]];
  expect(variables.input).toEqual({
    kind: 'FAQ_ITEM',
    id: 'A',
    fields: { question: 'शनिबार खुल्छ?' },
    state: 'PUBLISHED',
    source: TEXTS,
    version: 0,
  });
  expect(await screen.findByRole('button', { name: 'Nepali published' })).toBeTruthy();
});

test('a draft says that visitors still see what was published, and what has changed in the source since', async () => {
  kept = thing({
    fields: { question: 'पुरानो?' },
    state: 'DRAFT',
    isOlder: true,
    source: { ...TEXTS, question: 'Open on Sunday?' },
  });
  const { press } = await open();
  await press('Nepali older');
  expect((await question()).value).toBe('पुरानो?');
  expect(form().getByText(/Visitors see the text that was published before/)).toBeTruthy();
  const text = within(form().getByRole('region', { name: 'Question' }));
  expect(text.getByText('Changed since it was translated')).toBeTruthy();
  expect(text.getByText('Open on Sunday?')).toBeTruthy();
  expect(within(form().getByRole('region', { name: 'Answer' })).queryByText(/since it was translated/)).toBeNull();
});

test('two who translate see both versions, and what was typed stays', async () => {
  const { user, asked, press } = await open({
    SaveTranslation: ({ input }: Record<string, any>) => {
      if (input.version === 1) {
        kept = thing({ fields: { question: 'क?', category: 'मूल्य' }, version: 2 });
        return refusal('CONFLICT', 'This was changed by someone else. Reload to see the changes.');
      }
      return { saveTranslation: thing({ fields: input.fields, version: 3 }) };
    },
  });
  kept = thing({ fields: { question: 'क?' } });
  await press(/^Nepali/);
  await user.type(await question(), ' मेरो');
  await press('Save draft');
  const both = within(await screen.findByRole('dialog', { name: 'Two versions' }));
  await user.click(both.getByRole('button', { name: 'Keep editing mine on top of theirs' }));
  await press('Save draft');
  expect(await screen.findByText('Translation saved as a draft.')).toBeTruthy();
  expect(asked.filter(({ name }) => name === 'SaveTranslation').at(-1)?.variables.input).toMatchObject({
    fields: { question: 'क? मेरो', category: 'मूल्य' },
    state: 'DRAFT',
    version: 2,
  });
});

test('what was typed and not saved is offered again; removing asks first', async () => {
  kept = thing({ fields: { question: 'क?' } });
  const { user, asked, press } = await open();
  await press('Nepali published');
  await user.type(await question(), ' ख');
  confirmation.mockReturnValue(true);
  await press('Cancel');
  await press('Nepali published');
  await press('Restore');
  expect((await question()).value).toBe('क? ख');
  confirmation.mockReturnValue(false);
  await press('Remove');
  expect(asked.some(({ name }) => name === 'RemoveTranslation')).toBe(false);
  confirmation.mockReturnValue(true);
  await press('Remove');
  expect(await screen.findByText('Translation removed.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('button', { name: 'Nepali missing' })).toBeTruthy();
});
