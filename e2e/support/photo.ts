import sharp from 'sharp';
import { PHONE } from '../../server/testing/mediaFiles.js';

/** What a phone writes into a picture about the place; Kathmandu's Durbar Square. */
const PLACE = {
  IFD0: { Make: PHONE, Model: 'One' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 42/1 15/1', GPSLongitudeRef: 'E', GPSLongitude: '85/1 18/1 26/1' },
};

/**
 * A photo as a phone takes it, made here: 12 megapixels, about 4 MB, shapes with soft and hard edges and the grain of a
 * small sensor, lying on its side, and with the place where it was taken.
 */
export async function phonePhoto(): Promise<Buffer> {
  const [width, height] = [4032, 3024];
  const grain = (scale: number, sigma: number) =>
    sharp({
      create: {
        width: Math.round(width / scale),
        height: Math.round(height / scale),
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    })
      .resize(width, height, { kernel: 'cubic' })
      .png({ compressionLevel: 1 })
      .toBuffer();
  const shapes = Array.from({ length: 60 }, (_, index) => {
    const [x, y, size] = [(index * 977) % width, (index * 613) % height, 80 + ((index * 137) % 600)];
    return `<rect x="${x}" y="${y}" width="${size}" height="${size / 2}" fill="hsl(${index * 31} 40% ${20 + (index % 6) * 10}%)" opacity=".7"/>`;
  });
  const scene = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#6d7f93"/>${shapes.join('')}</svg>`);
  const [clouds, fine] = await Promise.all([grain(24, 60), grain(1.4, 32)]);
  return sharp(scene)
    .composite([
      { input: clouds, blend: 'soft-light' },
      { input: fine, blend: 'soft-light' },
    ])
    .removeAlpha()
    .withExif(PLACE)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** In px. */
export const sizeOf = async (picture: Buffer) => {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
};
