import { rgbaToThumbHash } from 'thumbhash';
import { describe, expect, test } from 'vitest';
import { describePicture, PICTURE_WIDTHS, pictureAt, placeholderOf } from './picture';

const id = '0123456789abcdef0123456789abcdef';
const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const hashOf = (width: number, height: number, alpha = 255) =>
  base64url(
    rgbaToThumbHash(
      width,
      height,
      Array.from({ length: width * height * 4 }, (_, i) => (i % 4 === 3 ? (i % 8 ? alpha : 255) : (i * 37) % 256)),
    ),
  );
const hash = hashOf(64, 48);
const folder = '/media/parda/image/upload/';
const name = (size: string, placeholder = hash) => `${id}-${size}-${placeholder}.webp`;
const at = (width: number, file: string) => `${folder}f_auto,q_auto,c_limit,w_${width}/${file}`;

describe('a narrower picture', () => {
  const picture = name('1600x1200');

  test.each([
    [1, 96],
    [96, 96],
    [97, 160],
    [600, 672],
    [1280, 1280],
  ])('of %i px is asked for at %i px', (wanted, width) => {
    expect(pictureAt(folder + picture, wanted)).toBe(at(width, picture));
  });

  test('is never wider than the picture', () => {
    expect(pictureAt(folder + picture, 1281)).toBe(folder + picture);
    expect(pictureAt(folder + name('90x90'), 20)).toBe(folder + name('90x90'));
    expect(pictureAt(folder + name('4000x3000'), 9000)).toBe(at(1920, name('4000x3000')));
  });

  test('can be had with the domain before it, too', () => {
    expect(pictureAt(`https://parda.example${folder}${picture}`, 300)).toBe(`https://parda.example${at(320, picture)}`);
  });

  test('can be had at Cloudinary', () => {
    expect(pictureAt('https://res.cloudinary.com/shop/image/upload/v1/x.jpg', 300)).toBe(
      'https://res.cloudinary.com/shop/image/upload/f_auto,q_auto,c_limit,w_320/v1/x.jpg',
    );
  });

  test.each([
    ['somebody else’s', 'https://example.com/x.jpg'],
    ['one that only looks like ours', `https://example.com/x${folder}${picture}`],
    ['a name with no size', `${folder}${id}.webp`],
    ['a size that no picture has', folder + name('0x1200')],
    ['an id that is too short', folder + picture.slice(1)],
    ['a narrower one already', at(320, picture)],
    ['something with a space', 'https://res.cloudinary.com/shop/image/upload/v1/x 1.jpg'],
    ['a host that begins like Cloudinary’s', 'https://res.cloudinary.com.evil.example/a/image/upload/x.jpg'],
    ['a blob', 'blob:https://parda.example/1'],
    ['nothing', ''],
  ])('%s comes back as it is', (_what, url) => {
    expect(pictureAt(url, 300)).toBe(url);
    expect(describePicture(url)).toEqual({ src: url });
    expect(placeholderOf(url)).toBeUndefined();
  });
});

const atCloudinary = 'https://res.cloudinary.com/shop/image/upload/v1/x.jpg';

describe('a description', () => {
  test('of our own picture has its widths and size', () => {
    const file = name('700x525');
    expect(describePicture(folder + file)).toEqual({
      src: folder + file,
      srcSet: [
        ...[96, 160, 256, 320, 480, 672].map((width) => `${at(width, file)} ${width}w`),
        `${folder}${file} 700w`,
      ].join(', '),
      width: 700,
      height: 525,
    });
  });

  test('stops at the picture’s own width, at the widest there is, and where it will never be shown wider', () => {
    expect(describePicture(folder + name('672x504')).srcSet).toMatch(/w_480\/\S+ 480w, \S+w_672\/\S+ 672w$/);
    expect(describePicture(folder + name('4000x3000')).srcSet).toMatch(/w_1920\/\S+ 1920w$/);
    expect(describePicture(folder + name('4000x3000'), 352).srcSet).toMatch(/w_480\/\S+ 480w$/);
    expect(describePicture(folder + name('300x200'), 352).srcSet).toMatch(/w_256\/\S+ 256w, \S+ 300w$/);
  });

  test('of one at Cloudinary has the widths that there can be', () => {
    const { srcSet, width } = describePicture(atCloudinary);
    expect(srcSet?.split(', ')).toHaveLength(PICTURE_WIDTHS.length);
    expect(width).toBeUndefined();
  });
});

describe('a placeholder', () => {
  test.each([
    ['tall', 7, 60],
    ['wide', 60, 7],
    ['square', 50, 50],
  ])('decodes a %s picture, also one with holes', (_what, width, height) => {
    for (const alpha of [255, 0]) {
      const file = name('300x300', hashOf(width, height, alpha));
      expect(placeholderOf(folder + file)).toMatch(/^data:image\/png/);
    }
  });

  test.each([
    ['too short', 'AAAAAA'],
    ['not base64', `${hash}--_`.slice(0, 21)],
    ['of no shape', base64url(new Uint8Array(20))],
    ['too long', 'A'.repeat(48)],
  ])('of a picture whose hash is %s does without', (_what, broken) => {
    expect(describePicture(folder + name('300x200', broken))).toMatchObject({ width: 300, height: 200 });
    expect(placeholderOf(folder + name('300x200', broken))).toBeUndefined();
  });

  test('is the same for pictures that look the same', () => {
    expect(placeholderOf(folder + name('100x80'))).toBe(placeholderOf(folder + name('700x525')));
  });

  test('of one at Cloudinary is blurred by Cloudinary', () => {
    expect(placeholderOf(atCloudinary)).toBe(
      'https://res.cloudinary.com/shop/image/upload/e_blur:1000,q_1,f_auto,w_32/v1/x.jpg',
    );
  });
});
