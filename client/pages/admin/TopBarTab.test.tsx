import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openEditor, press } from '../../testing/pageEditor';
import { blankContact, type ContactContent } from './contact/content';
// Fetched ahead, so that the first test waits for the page's answer alone.
import './TopBarTab';

const content: ContactContent = {
  ...blankContact,
  header: { title: 'Talk to us', subtitle: null },
  contactInfo: {
    ...blankContact.contactInfo,
    phones: ['01-4111111', '98'],
    email: 'a@b.np',
    whatsapp: '9779800000250',
  },
};

const open = () => openEditor('topBarSettings', 'CONTACT', content);
const save = () => press('Save Top Bar Settings');
const replace = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const icon = (name: string) => within(screen.getByRole('radiogroup', { name }));
const preview = () => within(screen.getByRole('list', { name: 'Contact the shop' }));

it('are saved as a part of the contact page, with its version; empty phones stay', async () => {
  const { user, saves } = await open();
  await screen.findByLabelText(/Phones/);
  replace(/Phones/, '01-4222222, , 97 ');
  replace('Messenger username', 'parda.np');
  expect(screen.getByText('Changes applied. Remember to save the page.')).toBeTruthy();
  await user.click(save());
  expect(await screen.findByText('Top bar settings updated.')).toBeTruthy();
  expect(saves()).toEqual([
    {
      slug: 'CONTACT',
      version: 3,
      content: {
        ...content,
        contactInfo: { ...content.contactInfo, phones: ['01-4222222', '', '97'], messenger: 'parda.np' },
      },
    },
  ]);
});

it.each([
  ['Email is required.', /^Email\*/, ''],
  ['Please enter a valid email address.', /^Email\*/, 'a@b'],
  ['Phones are required.', /^Phones/, ' , '],
])('%s is said before anything is sent', async (message, label, value) => {
  const { user, saves } = await open();
  await screen.findByLabelText(label);
  replace(label, value);
  await user.click(save());
  expect(await screen.findAllByText(message)).toHaveLength(2);
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  expect(saves()).toEqual([]);
});

it('stand above the fields as visitors will see them', async () => {
  await open();
  await screen.findByLabelText(/Phones/);
  expect(preview().getAllByRole('link')).toHaveLength(3);
  replace(/Phones/, ' , 97');
  expect(preview().getByRole('link', { name: 'Call 97' })).toBeTruthy();
});

describe('icons', () => {
  it('are ours by default, a picture by its address, or a drawing, and are seen at once', async () => {
    const { user, saves } = await open();
    await screen.findByLabelText(/Phones/);
    expect(icon('Phone icon').getByRole<HTMLInputElement>('radio', { name: 'Default' }).checked).toBe(true);

    await user.click(icon('Phone icon').getByRole('radio', { name: 'Image URL' }));
    replace('Phone icon: image URL', 'https://x.np/p.png');
    const shown = () => preview().getByRole('link', { name: /^Call/ }).querySelector('img')?.src;
    expect(shown()).toBe('https://x.np/p.png');

    await user.click(icon('Phone icon').getByRole('radio', { name: 'Custom SVG' }));
    expect(shown()).toBeUndefined();
    replace('Phone icon: SVG', 'path');
    expect(screen.getByText('This does not begin with an svg tag.')).toBeTruthy();
    replace('Phone icon: SVG', '<svg><path d="M0 0"/></svg>');
    expect(screen.queryByText('This does not begin with an svg tag.')).toBeNull();
    expect(shown()).toMatch(/^data:image\/svg\+xml,/);

    await user.click(save());
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]!.content.contactInfo).toMatchObject({
      phoneIcon: '<svg><path d="M0 0"/></svg>',
      emailIcon: null,
    });
  });

  it('what was typed for one kind is there again after a look at another', async () => {
    const { user } = await open();
    await user.click((await screen.findByRole('radiogroup', { name: 'Email icon' })).querySelectorAll('input')[1]!);
    replace('Email icon: image URL', 'https://x.np/e.png');
    await user.click(icon('Email icon').getByRole('radio', { name: 'Default' }));
    await user.click(icon('Email icon').getByRole('radio', { name: 'Image URL' }));
    expect(screen.getByLabelText<HTMLInputElement>('Email icon: image URL').value).toBe('https://x.np/e.png');
  });

  it('a stored one says by itself what it is', async () => {
    await openEditor('topBarSettings', 'CONTACT', {
      ...content,
      contactInfo: { ...content.contactInfo, whatsappIcon: '<svg><path d="M0 0"/></svg>', messengerIcon: '/m.png' },
    });
    await screen.findByLabelText(/Phones/);
    const chosen = (name: string) =>
      icon(name)
        .getAllByRole<HTMLInputElement>('radio')
        .findIndex((one) => one.checked);
    expect(['Phone icon', 'WhatsApp icon', 'Messenger icon'].map(chosen)).toEqual([0, 2, 1]);
  });
});
