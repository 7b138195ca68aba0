import { readFile } from 'node:fs/promises';
import { badInput } from '../../core/errors.js';

/** What the decoder gets. */
export interface PictureFile {
  content: Buffer;
  /** At what it gives up. */
  failOn: 'error' | 'warning';
}

/**
 * Reads a picture's file for the decoder, without the parts that cost the decoder far more than they weigh.
 * @throws AppError BAD_INPUT for an animation of too many frames
 */
export async function readPicture(path: string): Promise<PictureFile> {
  const content = await readFile(path);
  if (content.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE))
    return { content: essentialPng(content), failOn: 'error' };
  if (content.readUInt16BE(0) === JPEG_START && content.lastIndexOf(JPEG_END) < content.lastIndexOf(JPEG_SCAN))
    // some cameras and programs write no end; that lines are missing, too, is but a warning of the decoder's then
    return { content: Buffer.concat([content, JPEG_END]), failOn: 'warning' };
  if (content.toString('latin1', 8, 12) === 'WEBP') checkFrames(content);
  return { content, failOn: 'error' };
}

const JPEG_START = 0xffd8;
/** Neither can stand within a scan (ITU T.81 §B.1.1.5). */
const JPEG_SCAN = Buffer.from('ffda', 'hex');
const JPEG_END = Buffer.from('ffd9', 'hex');

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** What a PNG's colours are made of, and which side is up. Texts, which unpack to a thousand times their size, are left behind. */
const PNG_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'eXIf', 'IDAT', 'IEND']);
/** Profiles and EXIF that are larger than any real ones are left behind as well. */
const MAX_SIDE_BYTES = 64 * 1024;
const ON_THE_SIDE = new Set(['iCCP', 'eXIf']);

/** Length, type and checksum of a chunk. */
const CHUNK_FRAME_BYTES = 12;

/** An unfinished chunk is kept: the decoder says what is wrong with it. */
function essentialPng(content: Buffer): Buffer {
  const parts: Uint8Array[] = [PNG_SIGNATURE];
  for (let at = PNG_SIGNATURE.length; at + 8 <= content.length;) {
    const length = content.readUInt32BE(at);
    const type = content.toString('latin1', at + 4, at + 8);
    const end = at + length + CHUNK_FRAME_BYTES;
    if (PNG_CHUNKS.has(type) && (!ON_THE_SIDE.has(type) || length <= MAX_SIDE_BYTES))
      parts.push(content.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}

/** The decoder's work grows with the square of this number, though we keep but the first. */
const MAX_FRAMES = 1_000;

function checkFrames(content: Buffer): void {
  let frames = 0;
  for (let at = 12; at + 8 <= content.length;) {
    if (content.toString('latin1', at, at + 4) === 'ANMF') frames += 1;
    if (frames > MAX_FRAMES) throw badInput('The picture has too many frames (max 1,000).');
    const length = content.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
}
