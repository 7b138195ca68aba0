import type { Page } from 'playwright-core';
import sharp from 'sharp';

export const UPLOADS = '**/media/parda/image/upload';
/** What is said of a picture that did not get there. */
export const THROUGH = 'The upload did not get through. Please check your connection.';

interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A photo of a face, as far as the shop can tell. */
export async function portrait(width = 64): Promise<PictureFile> {
  // noise does not compress
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const buffer = await sharp({ create: { width, height: width, channels: 3, background: '#808080', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { name: 'me.png', mimeType: 'image/png', buffer };
}

export const NO_PICTURE = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

/** Chooses the picture of an account, by the form that is open. */
export const choosePicture = (page: Page, file: PictureFile | string) =>
  page.getByLabel('Choose picture').setInputFiles(file);
