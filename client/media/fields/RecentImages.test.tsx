import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fakeServer';
import { renderPart } from '../../testing/renderPart';
import { sita, signInOnDevice } from '../../testing/session';
import { pictureHistory } from '../history';
import { RecentImages } from './RecentImages';

const link = fakeServer({ Viewer: { viewer: { __typename: 'User', ...sita } } });
const EMPTY = 'No recent images found. Upload new images to see them here.';

beforeEach(() => {
  localStorage.clear();
  signInOnDevice();
});

async function open() {
  const onPick = vi.fn<(url: string) => void>();
  const { user } = await renderPart(<RecentImages onPick={onPick} />, { link });
  await user.click(await screen.findByRole('button', { name: 'Recent images' }));
  return { user, onPick, dialog: within(screen.getByRole('dialog', { name: 'Recent images' })) };
}

it('offers what this person uploaded, newest first, and closes with the choice', async () => {
  for (const url of ['/media/1.webp', '/media/2.webp']) pictureHistory.add(sita.id, url);
  const { user, onPick, dialog } = await open();
  expect(dialog.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([
    '/media/2.webp',
    '/media/1.webp',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Recent image 2' }));
  expect(onPick).toHaveBeenCalledWith('/media/1.webp');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('drops what no longer loads, and says so when nothing is left', async () => {
  pictureHistory.add(sita.id, '/media/gone.webp');
  const { user, dialog } = await open();
  fireEvent.error(dialog.getByRole('img'));
  expect(await dialog.findByText(EMPTY)).toBeTruthy();
  expect(pictureHistory.of(sita.id)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('button', { name: 'Recent images' })).toBeNull();
});

it('keeps everything while there is no connection', async () => {
  pictureHistory.add(sita.id, '/media/1.webp');
  const { dialog } = await open();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.error(dialog.getByRole('img'));
  online.mockRestore();
  expect(pictureHistory.of(sita.id)).toEqual(['/media/1.webp']);
});

it('is not offered to people without any', async () => {
  pictureHistory.add('somebody else', '/media/1.webp');
  await renderPart(<RecentImages onPick={() => undefined} />, { link });
  expect(screen.queryByRole('button')).toBeNull();
});
