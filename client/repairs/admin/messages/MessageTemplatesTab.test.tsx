import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin } from '../../../testing/admin';
import { refusal } from '../../../testing/fakeServer';

const template = (occasion: string, change: object = {}) => ({
  __typename: 'MessageTemplate',
  occasion,
  subjectEn: 'Ready',
  textEn: 'Your {set} is ready.',
  subjectNe: 'तयार',
  textNe: 'तपाईंको {set} तयार छ।',
  version: 0,
  placeholders: ['due', 'name', 'set'],
  ...change,
});

const open = (over: Parameters<typeof openAdmin>[1] = {}) =>
  openAdmin('/admin/customerMessages?occasion=REPAIRED', {
    MessageTemplates: { messageTemplates: [template('QUOTE', { textEn: 'It costs {price}.' }), template('REPAIRED')] },
    SaveMessageTemplate: ({ input }: Record<string, any>) => ({
      saveMessageTemplate: template(input.occasion, { ...input, version: 1 }),
    }),
    ...over,
  });

test('the owner writes a message, sees how it reads, and it is kept', async () => {
  const { user, asked } = await open();
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Message, English/);
  expect(screen.getByText('This is the text that a new shop begins with.')).toBeTruthy();
  await user.type(field, '{Enter}Bring {{due}.');
  expect(screen.getByText(/Your Samsung UA43T5400 is ready\.\s+Bring Rs\. 4,500\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Message saved.')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'SaveMessageTemplate')?.variables).toEqual({
    input: {
      occasion: 'REPAIRED',
      version: 0,
      subjectEn: 'Ready',
      textEn: 'Your {set} is ready.\nBring {due}.',
      subjectNe: 'तयार',
      textNe: 'तपाईंको {set} तयार छ।',
    },
  });
});

test('another message is chosen, and a refusal stands at its field', async () => {
  const message = 'There is no {wrong} here. Choose from the list.';
  const { user } = await open({
    SaveMessageTemplate: () => refusal('BAD_INPUT', message, { textEn: message }),
  });
  await user.selectOptions(await screen.findByLabelText('Message about'), 'The quote is ready');
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Message, English/);
  expect(field.value).toBe('It costs {price}.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(document.activeElement).toBe(field);
});
