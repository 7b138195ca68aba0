import { expect, it } from 'vitest';
import { optionalColour, optionalLink, optionalMapUrl, optionalVideoUrl, requiredLink } from './webAddress.js';

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }) => (value: unknown) =>
  schema.safeParse(value).success;

const HOSTILE = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '#//evil.example',
  'http:evil',
  'https://',
];

it.each(['/contact', '#/repair', '#top', 'https://wa.me/97798', 'tel:+977-1-4000000', 'mailto:a@b.np'])(
  'a link may lead to %s',
  (link) => expect(requiredLink('Link').parse(link)).toBe(link),
);

it.each([...HOSTILE, '', '  '])('a link may not lead to %j', (link) => {
  expect(accepts(requiredLink('Link'))(link)).toBe(false);
});

it('an optional link may be blank', () => expect(optionalLink('Link').parse(' ')).toBeNull());

it.each([
  'https://www.google.com/maps/embed?pb=!1m18',
  'https://maps.google.com/maps?q=Kathmandu&output=embed',
  'https://www.openstreetmap.org/export/embed.html?bbox=85.3,27.6,85.4,27.7',
])('a map may be %s', (map) => expect(optionalMapUrl.parse(map)).toBe(map));

it.each([
  ...HOSTILE,
  'http://www.google.com/maps/embed',
  'https://www.google.com.evil.example/maps/embed',
  'https://evil.example/maps/embed',
  'https://user@www.google.com/maps/embed',
  'https://www.google.com:444/maps/embed',
  'https://www.google.com/url?q=https://evil.example',
])('a map may not be %j', (map) => expect(accepts(optionalMapUrl)(map)).toBe(false));

it.each([
  '/media/parda/video/upload/0123456789abcdef0123456789abcdef.mp4',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'data:video/mp4;base64,AAAA',
])('a video may be %s', (video) => expect(optionalVideoUrl.parse(video)).toBe(video));

it.each([...HOSTILE, 'data:video/mp4,<script>', 'data:image/svg+xml;base64,AAAA'])('a video may not be %j', (video) =>
  expect(accepts(optionalVideoUrl)(video)).toBe(false),
);

it.each(['red', '#12345', '#12345G', 'url(x)'])('%s is no colour of ours', (colour) =>
  expect(accepts(optionalColour('Colour'))(colour)).toBe(false),
);
