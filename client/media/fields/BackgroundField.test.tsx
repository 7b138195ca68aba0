import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fakeServer';
import { renderPart } from '../../testing/renderPart';
import { openUploadStore, picture } from '../../testing/uploadStore';
import { type Background, BackgroundField } from './BackgroundField';

const nothing: Background = { imageUrl: '', videoUrl: '' };
const image = { imageUrl: '/media/a.webp', videoUrl: '' };
const video = { imageUrl: '', videoUrl: '/media/a.mp4' };
const film = () => new File(['a film'], 'b.mp4', { type: 'video/mp4' });

async function show(first: Background) {
  const store = await openUploadStore();
  const changed = vi.fn<(value: Background) => void>();
  function Editor() {
    const [value, setValue] = useState(first);
    return (
      <BackgroundField
        label="Background"
        value={value}
        onChange={(next) => {
          changed(next);
          setValue(next);
        }}
      />
    );
  }
  const app = await renderPart(<Editor />, { link: fakeServer(store.answers) });
  return { ...app, store, changed };
}

const type = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

it.each([
  ['None', nothing],
  ['Image', image],
  ['Video', video],
])('begins with %s where that is the background', async (name, value) => {
  await show(value);
  expect(type(name).checked).toBe(true);
});

it('none clears both addresses', async () => {
  const { user, changed } = await show(image);
  await user.click(type('None'));
  expect(changed.mock.calls).toEqual([[nothing]]);
  expect(screen.queryByRole('img')).toBeNull();
});

it('an uploaded image clears the video, and not before it is there', async () => {
  const { user, changed, store } = await show(video);
  await user.click(type('Image'));
  expect(changed).not.toHaveBeenCalled();
  await user.upload(screen.getByLabelText(/Choose picture/), picture('a.webp'));
  await waitFor(() => expect(changed).toHaveBeenCalled());
  expect(changed.mock.calls).toEqual([[{ imageUrl: store.addressOf(1), videoUrl: '' }]]);
  expect(type('Image').checked).toBe(true);
});

it('an uploaded video clears the image', async () => {
  const { user, changed, store } = await show(image);
  await user.click(type('Video'));
  await user.upload(screen.getByLabelText('Choose video'), film());
  await waitFor(() => expect(changed).toHaveBeenCalled());
  expect(changed.mock.calls).toEqual([[{ imageUrl: '', videoUrl: store.addressOf(1) }]]);
});

it('a failed upload leaves what is there', async () => {
  const { user, changed, store } = await show(image);
  store.reply = { refuse: 'The file is damaged or incomplete.' };
  await user.click(type('Video'));
  await user.upload(screen.getByLabelText('Choose video'), film());
  expect(await screen.findByText('Background upload failed: The file is damaged or incomplete.')).toBeTruthy();
  expect(changed).not.toHaveBeenCalled();
});

it('a removed image leaves none', async () => {
  const { user, changed } = await show(image);
  await user.click(screen.getByRole('button', { name: 'Remove Picture 1' }));
  expect(changed.mock.calls).toEqual([[nothing]]);
});
