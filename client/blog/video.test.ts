import { expect, it } from 'vitest';
import { readVideo } from './video';

const ID = 'dQw4w9WgXcQ';

it.each([
  `https://www.youtube.com/watch?v=${ID}&t=12`,
  `https://youtube.com/watch?feature=share&v=${ID}`,
  `https://m.youtube.com/watch?v=${ID}`,
  `https://youtu.be/${ID}?si=x`,
  `https://www.youtube.com/embed/${ID}`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
  `https://youtube.com/shorts/${ID}`,
  ` http://www.youtube.com/live/${ID} `,
])('%s is a video at YouTube', (url) => {
  expect(readVideo(url)).toEqual({ kind: 'youtube', id: ID });
});

it.each([
  'data:video/mp4;base64,AAAA',
  'https://example.com/a/film.MP4?x=1',
  'https://example.com/film.webm',
  '/media/parda/video/upload/0123456789abcdef.mov',
])('%s plays inline', (src) => {
  expect(readVideo(src)).toEqual({ kind: 'file', src });
});

it.each([
  'https://vimeo.com/76979871',
  'https://www.youtube.com/@parda',
  'https://www.youtube.com/watch?v=tooshort',
  `https://youtube.com.example.com/watch?v=${ID}`,
  `https://example.com/?u=https://youtu.be/${ID}`,
  'https://example.com/media/parda/video/upload/film',
])('%s stays a link', (url) => {
  expect(readVideo(url)).toEqual({ kind: 'link', url });
});

it.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/film.mp4',
  '/\\evil.example/film.mp4',
  'https://',
  ' ',
  '',
  null,
])('%s is nothing', (url) => {
  expect(readVideo(url)).toBeNull();
});
