import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fakeServer';
import { renderPart } from '../../testing/renderPart';
import type { Upload } from '../useUploads';
import { purposes } from '../purposes';
import { upload, uploadsOf } from '../testing/uploads';
import { FileField } from './FileField';
import { PictureField } from './PictureField';

const link = fakeServer({});
const photo = new File(['x'], 'me.jpg', { type: 'image/jpeg' });

describe('one picture', () => {
  async function show(
    { items = [], ...over }: { items?: Upload[]; isRemoved?: boolean } = {},
    stored: string | null = '/media/old.webp',
  ) {
    const uploads = uploadsOf(...items);
    const onRemovedChange = vi.fn<(isRemoved: boolean) => void>();
    const app = await renderPart(
      <PictureField
        uploads={uploads}
        purpose={purposes.profilePicture}
        label="Profile Picture"
        stored={stored}
        onRemovedChange={onRemovedChange}
        fallback="SS"
        pick={createRef()}
        {...over}
      />,
      { link },
    );
    return { ...app, uploads, onRemovedChange };
  }

  it('is the stored one until another is chosen, which can be cleared again', async () => {
    const { user, uploads } = await show();
    expect(screen.getByRole('img', { name: 'The current picture' }).getAttribute('src')).toBe('/media/old.webp');
    expect(screen.queryByRole('button', { name: 'Clear selection' })).toBeNull();
    await user.upload(screen.getByLabelText('Choose picture'), photo);
    expect(uploads.add).toHaveBeenCalledWith([photo]);
  });

  it('shows the choice, and goes back to the stored one', async () => {
    const { user, uploads } = await show({ items: [upload()] });
    expect(screen.getByRole('img', { name: 'The new picture' }).getAttribute('src')).toBe('blob:front');
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(uploads.reset).toHaveBeenCalledWith([]);
    expect(document.activeElement).toBe(screen.getByLabelText('Choose picture'));
  });

  it('can be taken away, and brought back', async () => {
    const first = await show();
    await first.user.click(screen.getByRole('button', { name: 'Remove picture' }));
    expect(first.onRemovedChange).toHaveBeenCalledWith(true);
    first.unmount();
    const { user, onRemovedChange } = await show({ isRemoved: true });
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('SS')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onRemovedChange).toHaveBeenCalledWith(false);
  });

  it('offers nothing to take away where there is none', async () => {
    await show({}, null);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that failed says why, and can be tried again', async () => {
    const { user, uploads } = await show({ items: [upload({ state: 'failed', error: 'Upload failed.' })] });
    const pick = screen.getByLabelText('Choose picture');
    expect(pick.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(pick.getAttribute('aria-describedby')!)?.textContent).toBe('Upload failed.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(uploads.retry).toHaveBeenCalled();
  });
});

describe('one file', () => {
  const cv = new File([new Uint8Array(2.5 * 1024 * 1024)], 'cv.pdf', { type: 'application/pdf' });
  const show = (purpose: keyof typeof purposes, items: Upload[] = [], over = {}) => {
    const uploads = uploadsOf(...items);
    const field = <FileField uploads={uploads} purpose={purposes[purpose]} label="Your file" {...over} />;
    return renderPart(field, { link }).then((app) => ({ ...app, uploads }));
  };

  it('says what is missing at its control', async () => {
    await show('cv', [], { required: true, error: 'Please upload your CV.' });
    const pick = screen.getByLabelText('Choose file');
    expect(pick.getAttribute('aria-required')).toBe('true');
    expect(document.getElementById(pick.getAttribute('aria-describedby')!)?.textContent).toBe('Please upload your CV.');
  });

  it('shows name, size and progress, and can be cancelled', async () => {
    const sending = upload({ id: 'x', name: 'cv.pdf', preview: null, state: 'sending', progress: 0.25 });
    const { user, uploads } = await show('cv', [sending]);
    await user.upload(screen.getByLabelText('Choose another'), cv);
    expect(screen.getByText('2.5 MB')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Uploading cv.pdf' }).getAttribute('aria-valuenow')).toBe('25');
    await user.click(screen.getByRole('button', { name: 'Cancel cv.pdf' }));
    expect(uploads.remove).toHaveBeenCalledWith('x');
  });

  it('that failed says why instead, and can be tried again', async () => {
    const failed = upload({ id: 'x', name: 'cv.pdf', state: 'failed', error: 'File too large (max 5MB).' });
    const { user, uploads } = await show('cv', [failed], { error: 'Please upload your CV.' });
    expect(screen.getByText('File too large (max 5MB).')).toBeTruthy();
    expect(screen.queryByText('Please upload your CV.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again: cv.pdf' }));
    expect(uploads.retry).toHaveBeenCalledWith('x');
  });

  it('plays a video behind its poster, and a sound', async () => {
    const url = '/media/parda/video/upload/x.mp4';
    const stored = upload({ name: '', preview: null, url });
    const { unmount } = await show('heroVideo', [stored], { poster: '/media/poster.webp' });
    const video = document.querySelector('video')!;
    expect([video.getAttribute('src'), video.getAttribute('poster')]).toEqual([url, '/media/poster.webp']);
    expect(screen.getByText('The current file')).toBeTruthy();
    unmount();
    await show('blogAudio', [stored]);
    expect(document.querySelector('audio')!.getAttribute('src')).toBe(url);
  });
});
