import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { topBarContacts } from '../pages/testing/contact';
import { fakeServer, refusal } from '../testing/fakeServer';
import { renderApp } from '../testing/renderApp';

const open = (TopBarContacts: Record<string, unknown> | Error) =>
  renderApp('/404', { link: fakeServer({ TopBarContacts }) });
const contacts = async () =>
  within(await screen.findByRole('list', { name: 'Contact the shop' }))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);

test('the first phone, e-mail, WhatsApp and Messenger stand beside the tagline', async () => {
  await open(topBarContacts());
  expect(await contacts()).toEqual([
    ['Call 01-4168250', 'tel:014168250'],
    ['Email hello@parda.example', 'mailto:hello@parda.example'],
    ['WhatsApp', 'https://wa.me/9779841000250'],
    ['Messenger', 'https://m.me/parda.tvrepair'],
  ]);
  const banner = within(screen.getAllByRole('banner')[0]!);
  expect(banner.getByText('TV repair experts in Kathmandu')).toBeTruthy();
});

test('what is not filled in is left out; a local number gets its country code', async () => {
  await open(topBarContacts({ phones: [''], email: null, messenger: ' ', whatsapp: '984-1000250' }));
  expect(await contacts()).toEqual([['WhatsApp', 'https://wa.me/9779841000250']]);
});

test('the owner’s icon stands in the place of ours', async () => {
  await open(topBarContacts({ phoneIcon: '/media/phone.webp' }));
  const call = await screen.findByRole('link', { name: 'Call 01-4168250' });
  expect(call.querySelector('img')?.getAttribute('src')).toBe('/media/phone.webp');
  const bar = within(screen.getByRole('list', { name: 'Contact the shop' }));
  expect(bar.getByRole('link', { name: 'WhatsApp' }).querySelector('svg')).toBeTruthy();
});

test.each([{ contactPage: null }, refusal('INTERNAL', 'No.')])(
  'without contacts the bar stays useful',
  async (answer) => {
    await open(answer);
    expect(await screen.findByRole('button', { name: 'Appearance' })).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Contact the shop' })).toBeNull();
  },
);
