import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin, tablePage } from '../../testing/admin';
import { openUploadStore, picture } from '../../testing/uploadStore';

const template = (photoUrl: string | null) => ({
  __typename: 'PriceTemplate',
  id: 't1',
  name: 'Panel with work',
  total: 16500,
  version: 1,
  lines: [
    {
      __typename: 'PriceTemplateLine',
      kind: 'PART',
      text: 'Panel',
      quantity: 1,
      unitPrice: 16500,
      warrantyMonths: 6,
      isOptional: false,
      photoUrl,
    },
  ],
});

async function open(photoUrl: string | null = null) {
  const store = await openUploadStore();
  const app = await openAdmin('/admin/priceTemplates?edit=t1', {
    ...store.answers,
    PriceTemplateTable: { priceTemplateTable: tablePage('PriceTemplateTable', [template(photoUrl)]) },
    PriceLists: { priceItems: [], priceTemplates: [] },
    UpdatePriceTemplate: { updatePriceTemplate: template(photoUrl) },
  });
  const form = within(await screen.findByRole('dialog', { name: 'Edit quote template' }));
  const sent = () => app.asked.find(({ name }) => name === 'UpdatePriceTemplate')?.variables.input.lines;
  return { ...app, store, form, sent };
}

test('a photo is uploaded for a line, and the template is saved with it once it is there', async () => {
  const { user, form, store, sent } = await open();
  store.reply = 'hold';
  await user.click(form.getByText('Photo'));
  await user.upload(form.getByLabelText(/^Choose picture/), picture('panel.webp'));
  await waitFor(() => expect(store.came).toEqual(['panel.webp']));
  const save = form.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  await waitFor(() => expect(save.disabled || save.getAttribute('aria-busy') === 'true').toBe(true));
  store.release();
  await waitFor(() => expect(save.disabled || save.getAttribute('aria-busy') === 'true').toBe(false));
  await user.click(save);
  await waitFor(() => expect(sent()).toMatchObject([{ text: 'Panel', photoUrl: store.addressOf(1) }]));
});

test('a line keeps the photo that it has', async () => {
  const photoUrl = '/media/parda/image/upload/panel.webp';
  const { user, form, sent } = await open(photoUrl);
  await user.type(form.getByLabelText(/^Name/), '!');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toMatchObject([{ photoUrl }]));
});
