import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, refusal } from '../../testing/fakeServer';
import { renderApp } from '../../testing/renderApp';
import { blog, post } from '../testing/posts';

const soon = { timeout: 20_000 };
const main = () => screen.getByRole('main');
const page = () => within(main());
const text = (content: string) => ({ __typename: 'TextBlock', content });
const picture = (imageUrlsIndex: number, caption: string) => ({
  __typename: 'ImageBlock',
  imageUrlsIndex,
  altText: `Alt ${imageUrlsIndex}`,
  caption,
});

async function open(over: Parameters<typeof post>[1], path = '/blog/p1') {
  const server = blog([post(1, over), post(2)]);
  const app = await renderApp(path, { link: fakeServer(server.answers) });
  await page().findByRole('heading', { level: 1 }, soon);
  return { ...app, path: () => app.router.state.location.pathname };
}

it('shows category, title, author, date, picture and blocks, and the way back', async () => {
  const { user, path } = await open({
    title: 'Three blinks',
    imageUrls: ['https://example.com/0.jpg', 'https://example.com/1.jpg'],
    fullContentBlocks: [text('<p>One</p>\n<p>Two\nThree</p>'), picture(1, 'The board'), picture(2, 'Not there')],
  });
  expect(page().getByRole('heading', { level: 1 }).textContent).toBe('Three blinks');
  expect(document.title).toBe('Three blinks · Parda');
  expect(page().getByRole('link', { name: 'News' }).getAttribute('href')).toBe('/blog?category=News');
  expect(page().getByText('Rajan Tamrakar')).toBeTruthy();
  expect(page().getByText('29 Jun 2026')).toBeTruthy();
  await page().findByText('One', {}, soon);
  expect(page().getByText('Two', { exact: false }).innerHTML).toBe('Two<br>Three');
  expect(page().getAllByRole('figure')).toHaveLength(1);
  expect(page().getByRole('figure').textContent).toBe('The board');
  expect(page().getByAltText('Alt 1').getAttribute('src')).toBe('https://example.com/1.jpg');
  await user.click(page().getByRole('link', { name: 'Back to Blog' }));
  await page().findByRole('heading', { level: 1, name: 'Blog' }, soon);
  expect(path()).toBe('/blog');
});

it('asks YouTube for nothing before somebody presses play', async () => {
  const { user } = await open({ videoUrl: 'https://youtu.be/dQw4w9WgXcQ' });
  expect(main().innerHTML).not.toMatch(/youtube|ytimg/);
  await user.click(page().getByRole('button', { name: /^Play the video/ }));
  const frame = page().getByTitle('Video: Post 1');
  expect(frame.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0');
  expect(document.activeElement).toBe(frame);
});

it('plays a file and a sound with controls', async () => {
  await open({ videoUrl: 'data:video/mp4;base64,AAAA', audioUrl: '/media/parda/video/upload/a.mp3' });
  const video = page().getByLabelText<HTMLVideoElement>('Post 1');
  expect([video.tagName, video.getAttribute('src'), video.controls]).toEqual([
    'VIDEO',
    'data:video/mp4;base64,AAAA',
    true,
  ]);
  const audio = page().getByLabelText<HTMLAudioElement>('Audio: Post 1');
  expect([audio.tagName, audio.controls]).toEqual(['AUDIO', true]);
});

it('shows another video as a link, and what is no address of one not at all', async () => {
  const app = await open({ videoUrl: 'https://vimeo.com/1', audioUrl: 'javascript:alert(1)' });
  const link = page().getByRole('link', { name: /^Watch the video/ });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['https://vimeo.com/1', 'noopener noreferrer']);
  expect(main().querySelector('audio')).toBeNull();
  app.unmount();
  await open({ videoUrl: 'javascript:alert(1)' });
  expect(page().queryByRole('link', { name: /^Watch/ })).toBeNull();
});

it('leads to /404 where there is no such post', async () => {
  const { path } = await open({}, '/blog/unknown');
  await page().findByRole('heading', { level: 1, name: 'Oops! Page Not Found.' }, soon);
  expect(path()).toBe('/404');
});

it('calls a post that failed to load no missing one, and tries again', async () => {
  const server = blog([post(1)]);
  let healthy = false;
  const link = fakeServer({
    ...server.answers,
    BlogPost: (variables) => (healthy ? server.answers.BlogPost(variables) : refusal('INTERNAL', 'No.')),
  });
  const { user, router } = await renderApp('/blog/p1', { link });
  const again = await page().findByRole('button', { name: 'Try again' }, soon);
  expect(router.state.location.pathname).toBe('/blog/p1');
  healthy = true;
  await user.click(again);
  expect(await page().findByRole('heading', { level: 1, name: 'Post 1' })).toBeTruthy();
});

it('never shows one post at the address of another', async () => {
  const { router } = await open({ title: 'The first' });
  void router.navigate('/blog/p2');
  await page().findByRole('heading', { level: 1, name: 'Post 2' });
  await waitFor(() => expect(page().queryByText('The first')).toBeNull());
});
