import { soon } from '../lib/soon';
import { type Canvas, drawn, encoded, fileOf, hasHoles } from './canvas';

export interface ShrinkTarget {
  /** Longest edge in px. */
  maxEdge: number;
  /** The bytes aimed at; a picture full of detail may stay a little above. */
  targetBytes: number;
}

export interface Shrunk {
  file: File;
  /** False where this browser cannot read the picture: then it is the file as it came. */
  isReadable: boolean;
}

/** A slow phone takes seconds for a large photo. */
const LONGEST_MS = 30_000;

const QUALITIES = [0.82, 0.75, 0.68, 0.6];
/** Each step takes about a third of the dots away. */
const EDGE_STEP = 0.8;
/** In px: a picture is not made smaller than this for the sake of its bytes. */
const SMALLEST_EDGE = 320;

/** What may travel as it is when it is small enough: drawings lose by being encoded anew, and they know no place. */
const drawings = new Set(['image/png', 'image/gif']);

/**
 * Makes a picture small before it travels (decisions §7): turned upright, WebP where the browser can write it. A photo is
 * always drawn anew, however small, for what it tells of the place where it was taken stays here that way.
 * One that cannot be read here is handed back as it is: the store says what is wrong with it. So is one that this device does not
 * come to an end with. Never throws.
 */
export const shrink = (file: File, target: ShrinkTarget): Promise<Shrunk> =>
  soon(shrinkAtLeisure(file, target), LONGEST_MS).catch(() => ({ file, isReadable: true }));

async function shrinkAtLeisure(file: File, target: ShrinkTarget): Promise<Shrunk> {
  let bitmap: ImageBitmap | undefined;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const isSmall = file.size <= target.targetBytes && Math.max(bitmap.width, bitmap.height) <= target.maxEdge;
    if (isSmall && drawings.has(file.type)) return { file, isReadable: true };
    return { file: fileOf(await smallest(bitmap, target, file.type !== 'image/jpeg'), file.name), isReadable: true };
  } catch {
    return { file, isReadable: bitmap !== undefined };
  } finally {
    bitmap?.close();
  }
}

async function smallest(bitmap: ImageBitmap, target: ShrinkTarget, mayHaveHoles: boolean): Promise<Blob> {
  const longest = Math.max(bitmap.width, bitmap.height);
  let edge = Math.min(target.maxEdge, longest);
  for (;;) {
    const scale = edge / longest;
    const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
    // One after the other: each is only needed when the one before was too large.
    // oxlint-disable-next-line no-await-in-loop
    const blob = await leanest(drawn(bitmap, width!, height!), target.targetBytes, mayHaveHoles);
    edge *= EDGE_STEP;
    if (blob.size <= target.targetBytes || edge < SMALLEST_EDGE) return blob;
  }
}

/** The best quality that is small enough, or the least. */
async function leanest(canvas: Canvas, targetBytes: number, mayHaveHoles: boolean): Promise<Blob> {
  let type = 'image/webp';
  let blob = await encoded(canvas, type, QUALITIES[0]!);
  if (blob.type !== type) {
    // A PNG came instead. It stays one only for the sake of its holes, and knows no quality.
    if (mayHaveHoles && hasHoles(canvas)) return blob;
    type = 'image/jpeg';
    blob = await encoded(canvas, type, QUALITIES[0]!);
  }
  for (const quality of QUALITIES.slice(1)) {
    if (blob.size <= targetBytes) break;
    // oxlint-disable-next-line no-await-in-loop
    blob = await encoded(canvas, type, quality);
  }
  return blob;
}
