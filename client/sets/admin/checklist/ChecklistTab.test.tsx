import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin } from '../../../testing/admin';

const checklist = (items: string[], version: number) => ({ __typename: 'SheetChecklist', items, version });

test('the owner writes the list anew, an item a line', async () => {
  const { user, asked } = await openAdmin('/admin/sheetChecklist', {
    SheetChecklist: { sheetChecklist: checklist(['Power', 'Picture'], 2) },
    SaveSheetChecklist: ({ input }: Record<string, any>) => ({ saveSheetChecklist: checklist(input.items, 3) }),
  });
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/^What is checked/);
  expect(field.value).toBe('Power\nPicture');
  await user.type(field, '{Enter}{Enter} Wi-Fi ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Checklist saved.')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'SaveSheetChecklist')?.variables).toEqual({
    input: { items: ['Power', 'Picture', 'Wi-Fi'], version: 2 },
  });
  await user.clear(await screen.findByLabelText(/^What is checked/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('The checklist has 1 to 30 items.')).length).toBeGreaterThan(0);
});
