import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { Canvas } from './canvas.js';
import { CATALOGUE } from './catalogue.js';

/**
 * Draws the pictures of the demo content into `server/demo/pictures`, and notes their sizes and placeholders in
 * `pictures.json`: `npm run demo:pictures`. Both are committed, so that a start has only to copy.
 */
const FOLDER = path.resolve('server/demo/pictures');
/** ThumbHash's own limit. */
const PLACEHOLDER_EDGE = 100;

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const manifest: Record<string, { width: number; height: number; placeholder: string }> = {};
for (const [name, { width, height, draw }] of CATALOGUE) {
  const canvas = new Canvas(width, height);
  // eslint-disable-next-line no-await-in-loop -- one after the other: each takes all cores
  const content = await sharp(Buffer.from(canvas.toSvg(draw(canvas))))
    .webp({ quality: 84, effort: 6, smartSubsample: true })
    .toBuffer();
  await writeFile(path.join(FOLDER, `${name}.webp`), content);
  manifest[name] = { width, height, placeholder: await placeholderOf(content) };
}
await writeFile(path.join(FOLDER, '..', 'pictures.json'), `${JSON.stringify(manifest, null, 2)}\n`);

/** @returns its ThumbHash in base64url */
async function placeholderOf(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .resize({ width: PLACEHOLDER_EDGE, height: PLACEHOLDER_EDGE, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64url');
}
