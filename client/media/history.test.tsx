import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { storage } from '../lib/storage';
import { sessionToken } from '../lib/token';
import { fakeServer } from '../testing/fakeServer';
import { renderPart } from '../testing/renderPart';
import { goodToken, signInOnDevice, sita } from '../testing/session';
import { pictureHistory, useRecentImages } from './history';
import { forgetPicturesAtSessionEnd } from './historyPlace';

forgetPicturesAtSessionEnd();

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionToken.reload();
});

describe('the pictures of a person', () => {
  test('are kept newest first, each once, 24 of them', () => {
    for (let i = 1; i <= 30; i++) pictureHistory.add('sita', `/media/${i}`);
    pictureHistory.add('sita', '/media/20');
    const urls = pictureHistory.of('sita');
    expect(urls).toHaveLength(24);
    expect(urls.slice(0, 3)).toEqual(['/media/20', '/media/30', '/media/29']);
    expect(urls.filter((url) => url === '/media/20')).toHaveLength(1);
    expect(pictureHistory.of('sita')).toBe(urls);
  });

  test('are nobody else’s', () => {
    pictureHistory.add('sita', '/media/1');
    expect(pictureHistory.of('ram')).toEqual([]);
    expect(pictureHistory.of(null)).toEqual([]);
    pictureHistory.add('ram', '/media/2');
    expect(pictureHistory.of('ram')).toEqual(['/media/2']);
    expect(pictureHistory.of('sita')).toEqual([]);
  });

  test('go with the session', () => {
    sessionToken.set(goodToken());
    pictureHistory.add('sita', '/media/1');
    sessionToken.clear('signedOut');
    expect(pictureHistory.of('sita')).toEqual([]);
    expect(storage.get('parda.pictures')).toBeNull();
  });

  test.each([
    '{broken',
    '"x"',
    'null',
    '{"userId":1,"urls":[]}',
    '{"userId":"sita","urls":"x"}',
    '{"userId":"sita","urls":[1]}',
  ])('that the device remembers as %s are none', (text) => {
    storage.set('parda.pictures', text);
    expect(pictureHistory.of('sita')).toEqual([]);
  });
});

describe('on the page', () => {
  function Recent() {
    const { urls, drop } = useRecentImages();
    return urls.map((url) => (
      <button key={url} type="button" onClick={() => drop(url)}>
        {url}
      </button>
    ));
  }
  const link = fakeServer({ Viewer: { viewer: { __typename: 'User', ...sita } } });
  const shown = () => screen.queryAllByText(/^\/media/).map(({ textContent }) => textContent);

  test('they follow every change, of another tab, too, and one that does not load can be dropped', async () => {
    signInOnDevice();
    pictureHistory.add(sita.id, '/media/1');
    const { user } = await renderPart(<Recent />, { link });
    await screen.findByText('/media/1');
    localStorage.setItem('parda.pictures', JSON.stringify({ userId: sita.id, urls: ['/media/2', '/media/1'] }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'parda.pictures' }));
    await user.click(await screen.findByText('/media/2'));
    expect(shown()).toEqual(['/media/1']);
    expect(pictureHistory.of(sita.id)).toEqual(['/media/1']);
  });

  test('a guest has none', async () => {
    pictureHistory.add(sita.id, '/media/1');
    await renderPart(<Recent />, { link });
    expect(shown()).toEqual([]);
  });
});
