// @vitest-environment node
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { hasChromium, useInChromium } from '../testing/inChromium';
import type { ShrinkTarget } from './shrink';

const column: ShrinkTarget = { maxEdge: 1600, targetBytes: 380 * 1024 };

/** A picture of grain, which no encoder makes small. */
const grainy = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  });

describe.skipIf(!hasChromium)('shrinking a picture in a real browser (decisions §7)', () => {
  const chromium = useInChromium(fileURLToPath(new URL('shrink.ts', import.meta.url)), 'Shrink');

  async function shrink(content: Buffer, type: string, target = column) {
    const { base64, ...told } = await chromium.page.evaluate(
      async ({ data, fileType, shrinkTarget }) => {
        const { shrink: work } = (window as any).Shrink;
        const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
        const { file, isReadable } = await work(
          new File([bytes], 'IMG 1.photo.jpeg', { type: fileType }),
          shrinkTarget,
        );
        const url = await new Promise<string>((resolve) => {
          const reader = new FileReader();
          reader.addEventListener('load', () => resolve(reader.result as string));
          reader.readAsDataURL(file);
        });
        return { base64: url.split(',')[1]!, name: file.name as string, isReadable: isReadable as boolean };
      },
      { data: content.toString('base64'), fileType: type, shrinkTarget: target },
    );
    const shrunk = Buffer.from(base64, 'base64');
    return { ...told, content: shrunk, picture: () => sharp(shrunk).metadata() };
  }

  test('makes a photo small, upright, and without what the phone wrote into it', async () => {
    const photo = await grainy(2600, 1950)
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 43/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 90 })
      .toBuffer();
    const { content, picture, name, isReadable } = await shrink(photo, 'image/jpeg');
    const { format, width, height, exif } = await picture();
    expect(format).toBe('webp');
    expect([width < height, height <= 1600, exif]).toEqual([true, true, undefined]);
    expect(content.length).toBeLessThanOrEqual(column.targetBytes);
    expect([name, isReadable]).toEqual(['IMG 1.photo.webp', true]);
  });

  test('draws a small photo anew as well, for what it tells of its place', async () => {
    const photo = await grainy(300, 200)
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 43/1 0/1' } })
      .jpeg()
      .toBuffer();
    const { picture } = await shrink(photo, 'image/jpeg');
    const { width, height, exif } = await picture();
    expect([width, height, exif]).toEqual([300, 200, undefined]);
  });

  test('lets a small drawing be, and keeps what shines through a large one', async () => {
    const clear = { r: 37, g: 99, b: 235, alpha: 0.3 };
    const drawing = (edge: number) =>
      sharp({ create: { width: edge, height: edge, channels: 4, background: clear } })
        .png()
        .toBuffer();
    const small = await drawing(200);
    expect((await shrink(small, 'image/png')).content.equals(small)).toBe(true);
    const large = await shrink(await drawing(2000), 'image/png');
    expect(await large.picture()).toMatchObject({
      width: 1600,
      hasAlpha: true,
    });
  });

  test('hands back what it cannot read: the store says what is wrong', async () => {
    const broken = Buffer.from('not a picture');
    const { content, isReadable } = await shrink(broken, 'image/jpeg');
    expect([content.equals(broken), isReadable]).toEqual([true, false]);
  });
});
