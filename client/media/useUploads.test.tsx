import { cleanup, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sessionToken } from '../lib/token';
import { useViewer } from '../session/useViewer';
import { toasts } from '../testing/accounts';
import { fakeServer } from '../testing/fakeServer';
import { renderPart } from '../testing/renderPart';
import { signInOnDevice, sita } from '../testing/session';
import { openUploadStore } from '../testing/uploadStore';
import { pictureHistory } from './history';
import { type Purpose, purposes } from './purposes';
import { type Uploads, useUploads } from './useUploads';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionToken.reload();
});

const MB = 1024 * 1024;
const file = (name: string, type = 'image/jpeg', size = 1) => new File(['x'.repeat(size)], name, { type });

/** One field with its files, as a page would have it. */
async function setUp(purpose: Purpose, options: Parameters<typeof useUploads>[1] = {}) {
  let asked = 0;
  const store = await openUploadStore();
  const { mediaUpload } = store.answers.MediaUpload;
  const limits = { ...mediaUpload.limits, videoBytes: MB };
  const link = fakeServer({
    Viewer: { viewer: { __typename: 'User', ...sita } },
    MediaUpload: () => {
      asked += 1;
      return {
        mediaUpload: { ...mediaUpload, uploadPreset: 'unsigned', limits },
      };
    },
  });
  let uploads!: Uploads;
  function Field() {
    const { items, ...rest } = useUploads(purpose, options);
    useEffect(() => {
      uploads = { items, ...rest };
    });
    return (
      <>
        <h1>{useViewer().viewer?.username}</h1>
        <p>{items.map(({ name, state }) => `${name} ${state}`).join(', ')}</p>
      </>
    );
  }
  await renderPart(<Field />, { link });
  return { store, now: () => uploads, asked: () => asked };
}

describe('a file', () => {
  test('goes where its kind belongs; that is asked when the first one is there, and once', async () => {
    const onChange = vi.fn<(urls: readonly string[]) => void>();
    const { store, now, asked } = await setUp(purposes.repairPicture, {
      initial: ['/media/old'],
      onChange,
    });
    expect(asked()).toBe(0);
    now().add([file('a.jpg'), file('b.jpg')]);
    await screen.findByText(/a.jpg done, b.jpg done/);
    expect(asked()).toBe(1);
    expect(store.sent[0]).toEqual({
      path: '/media/parda/image/upload',
      preset: 'unsigned',
    });
    expect(now().urls).toEqual(['/media/old', store.addressOfFile('a.jpg'), store.addressOfFile('b.jpg')]);
    expect(onChange).toHaveBeenLastCalledWith(now().urls);
  });

  test.each([
    [
      'a sound',
      purposes.blogAudio,
      file('a.mp3', 'audio/mpeg'),
      { path: '/media/parda/video/upload', preset: 'unsigned' },
    ],
    ['a CV', purposes.cv, file('a.pdf', 'application/pdf'), { path: '/media/parda/raw/upload', preset: 'parda' }],
  ])('%s has its own way', async (_what, purpose, file, sent) => {
    const { store, now } = await setUp(purpose);
    now().add([file]);
    await screen.findByText(/done/);
    expect(store.sent[0]).toEqual(sent);
    expect(now().items[0]!.preview).toBeNull();
  });

  test('for a post is said to have arrived (back-office §8)', async () => {
    const { now } = await setUp(purposes.blogImage);
    now().add([file('a.jpg')]);
    await screen.findByText('a.jpg done');
    expect(toasts()).toEqual(['Image uploaded.']);
  });

  test('that is larger than the store takes is not sent', async () => {
    const { store, now } = await setUp(purposes.heroVideo);
    now().add([file('a.mp4', 'video/mp4', MB + 1)]);
    await screen.findByText('a.mp4 failed');
    expect(toasts()).toEqual(['Media upload failed: File too large (max 1MB).']);
    expect(store.sent).toEqual([]);
  });

  test('takes the place of the only one there may be', async () => {
    const { store, now } = await setUp(purposes.profilePicture, {
      initial: ['/media/old'],
    });
    now().add([file('a.jpg'), file('b.jpg')]);
    await screen.findByText('a.jpg done');
    expect(now().urls).toEqual([store.addressOfFile('a.jpg')]);
  });
});

describe('what is wrong is said', () => {
  test('of files that cannot be taken; the others are', async () => {
    const { now } = await setUp(purposes.repairPicture);
    now().add([file('a.svg', 'image/svg+xml'), file('1.jpg'), file('2.jpg'), file('3.jpg'), file('4.jpg')]);
    await screen.findByText('1.jpg done, 2.jpg done, 3.jpg done');
    expect(toasts()).toEqual(['Invalid file type. Please select an image.', 'You can upload a maximum of 3 images.']);
  });

  test('of an upload that failed, in the words of the purpose; it stays to be tried again', async () => {
    const { store, now } = await setUp(purposes.repairPicture);
    store.reply = { refuse: 'The file is damaged or incomplete.' };
    now().add([file('a.jpg')]);
    await screen.findByText('a.jpg failed');
    expect(toasts()).toEqual(['Failed to upload image a.jpg: The file is damaged or incomplete.']);
    expect(now().items[0]!.error).toBe('The file is damaged or incomplete.');
    store.reply = 'take';
    now().retry();
    await screen.findByText('a.jpg done');
    expect(await now().settled()).toEqual({
      urls: [store.addressOf(2)],
      failed: [],
    });
  });

  test('of an address that is there already, and of one too many', async () => {
    const { now } = await setUp(purposes.blogImage, {
      initial: ['/1', '/2', '/3', '/4'],
    });
    now().addUrl('/2');
    now().addUrl('/5');
    await waitFor(() => expect(now().urls).toHaveLength(5));
    now().addUrl('/6');
    await waitFor(() => expect(toasts()).toEqual(['Image already added.', 'Max 5 images.']));
    expect(now().urls).toEqual(['/1', '/2', '/3', '/4', '/5']);
  });
});

describe('the history', () => {
  test('keeps the pictures of whoever is signed in', async () => {
    signInOnDevice();
    const { store, now } = await setUp(purposes.repairPicture);
    await screen.findByText(sita.username);
    now().add([file('a.jpg'), file('b.jpg')]);
    await screen.findByText('a.jpg done, b.jpg done');
    const addresses = ['a.jpg', 'b.jpg'].map(store.addressOfFile);
    expect(pictureHistory.of(sita.id).toSorted()).toEqual(addresses.toSorted());
  });

  test('keeps neither a guest’s nor anything that is no picture', async () => {
    const guest = await setUp(purposes.repairPicture);
    guest.now().add([file('a.jpg')]);
    await screen.findByText('a.jpg done');
    cleanup();
    signInOnDevice();
    const { now } = await setUp(purposes.cv);
    await screen.findByText(sita.username);
    now().add([file('a.pdf', 'application/pdf')]);
    await screen.findByText('a.pdf done');
    expect(localStorage.getItem('parda.pictures')).toBeNull();
  });
});
