import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal } from '../../testing/fakeServer';
import { openUploadStore, picture } from '../../testing/uploadStore';
import { openEditor, press } from '../../testing/pageEditor';
import { blankContact, type ContactContent } from './contact/content';
// Fetched ahead, so that the first test waits for the page's answer alone.
import './ContactTab';

const content: ContactContent = {
  ...blankContact,
  header: { title: 'Talk to us', subtitle: null },
  headerBackgroundVideoUrl: 'https://example.com/shop.mp4',
  contactInfo: { ...blankContact.contactInfo, address: 'New Road', phones: ['01-4111111'], email: 'a@b.np' },
};

const open = (over?: Parameters<typeof openEditor>[3]) => openEditor('contact', 'CONTACT', content, over);
const save = () => press('Save Contact Page');
const replace = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('phones are separated by commas and trimmed, and empty ones are dropped', async () => {
  const { user, saves } = await open();
  const phones = await screen.findByLabelText<HTMLInputElement>('Phones');
  expect(phones.value).toBe('01-4111111');
  await user.type(phones, ' ,, 98,');
  // What was typed stays as it was typed.
  expect(phones.value).toBe('01-4111111 ,, 98,');
  expect(screen.getByText('Changes applied. Remember to save the page.')).toBeTruthy();
  await user.click(save());
  expect(await screen.findByText('Page saved successfully')).toBeTruthy();
  expect(saves()).toEqual([
    {
      slug: 'CONTACT',
      version: 3,
      content: { ...content, contactInfo: { ...content.contactInfo, phones: ['01-4111111', '98'] } },
    },
  ]);
});

it('all details are there to be written', async () => {
  const { user, saves } = await open();
  await screen.findByLabelText('Address');
  replace('Address', 'Putalisadak');
  replace('Email', 'c@d.np');
  replace('Opening hours', '10 to 6');
  replace('WhatsApp number', '9779800000250');
  replace('Messenger username', 'parda');
  replace('Map placeholder text', 'Above the tea house.');
  replace('Accessibility information', '');
  replace('Map embed address', 'https://www.google.com/maps/embed?pb=1');
  await user.click(save());
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]!.content).toMatchObject({
    contactInfo: {
      address: 'Putalisadak',
      email: 'c@d.np',
      hours: '10 to 6',
      whatsapp: '9779800000250',
      messenger: 'parda',
    },
    locationInfo: {
      mapPlaceholderText: 'Above the tea house.',
      accessibilityInfo: null,
      mapEmbedUrl: 'https://www.google.com/maps/embed?pb=1',
    },
  });
});

it('hours are days and times as well, each line for some days', async () => {
  const { user, saves } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add hours' }));
  const line = within(screen.getByRole('group', { name: 'Hours 1' }));
  await user.click(line.getByRole('checkbox', { name: 'Friday' }));
  fireEvent.change(line.getByLabelText('Closes'), { target: { value: '17:30' } });
  await user.click(save());
  await waitFor(() => expect(saves()).toHaveLength(1));
  const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'];
  expect(saves()[0]!.content).toMatchObject({
    contactInfo: { openingHours: [{ days, opens: '10:00', closes: '17:30' }] },
  });
  await user.click(line.getByRole('button', { name: 'Remove these hours' }));
  expect(screen.queryByRole('group', { name: 'Hours 1' })).toBeNull();
});

it('of the code of a map, its address is taken', async () => {
  await open();
  const map = await screen.findByLabelText<HTMLInputElement>('Map embed address');
  replace(
    'Map embed address',
    '<iframe width="600" src="https://www.openstreetmap.org/export/embed.html?bbox=1&amp;layer=mapnik"></iframe>',
  );
  expect(map.value).toBe('https://www.openstreetmap.org/export/embed.html?bbox=1&layer=mapnik');
});

it('an uploaded image takes the place of the video', async () => {
  const store = await openUploadStore();
  const { user, saves } = await open(store.answers);
  await user.click(await screen.findByRole('radio', { name: 'Image' }));
  await user.upload(screen.getByLabelText(/Choose picture/), picture('shop.webp'));
  expect(await screen.findByText('Header updated locally. Save page to persist.')).toBeTruthy();
  await user.click(save());
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]!.content).toMatchObject({
    headerBackgroundImageUrl: store.addressOf(1),
    headerBackgroundVideoUrl: null,
  });
});

it.each([
  ['Image', 'large.webp', 'image/webp', 5, 'File too large (max 5MB).'],
  ['Video', 'large.mp4', 'video/mp4', 15, 'File too large (max 15MB).'],
  ['Image', 'shop.txt', 'text/plain', 0, 'Invalid image file.'],
  ['Video', 'shop.txt', 'text/plain', 0, 'Invalid video file.'],
])('a background %s %s is refused', async (kind, name, type, megabytes, message) => {
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: kind }));
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: megabytes * 1024 * 1024 + 1 });
  const input = screen.getByLabelText(kind === 'Image' ? /Choose picture/ : /Choose (another|video)/);
  await user.setup({ applyAccept: false }).upload(input, file);
  expect(await screen.findByText(message)).toBeTruthy();
});

it('a refused map stands in a toast and at its field', async () => {
  const message = 'The map must be an https address of Google Maps or OpenStreetMap.';
  const { user } = await open({
    SavePage: refusal('BAD_INPUT', message, { 'locationInfo.mapEmbedUrl': message }),
  });
  await screen.findByLabelText('Map embed address');
  replace('Map embed address', 'https://evil.example');
  await user.click(save());
  expect(await screen.findByText(`Failed to save page: ${message}`)).toBeTruthy();
  expect(screen.getByLabelText('Map embed address').getAttribute('aria-invalid')).toBe('true');
});
