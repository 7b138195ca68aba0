import type { FileHandle } from 'node:fs/promises';
import { ambiguous, damaged } from './kinds.js';

/**
 * Looks at how videos and sounds are packed. They are kept as they came (there is no video tool here), so what is packed
 * must fill the file exactly: less is a file that was cut off, more is a second file behind it.
 */

const HEADER_BYTES = 16;

/** A box of an MP4 or QuickTime file (ISO/IEC 14496-12 §4.2). */
interface Box {
  type: string;
  /** Where it begins, where its content begins, and where both end. */
  start: number;
  content: number;
  end: number;
}

/** A part of a file, shorter where the file ends. */
export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** Boxes that one file may have, at all depths; a real one has some dozens, one that was recorded live some hundreds. */
const MAX_BOXES = 10_000;

/** Some writers leave so many zeros behind the last box. */
const MAX_PADDING = 7;

/** Walks through the boxes of one file. */
class BoxReader {
  readonly file: FileHandle;
  #left = MAX_BOXES;

  constructor(file: FileHandle) {
    this.file = file;
  }

  /** The boxes between two positions, in order. @throws AppError BAD_INPUT where one does not fit */
  async *between(start: number, end: number): AsyncGenerator<Box> {
    for (let position = start; position < end;) {
      const header = await readAt(this.file, position, HEADER_BYTES);
      if (end - position <= MAX_PADDING && header.subarray(0, end - position).every((byte) => byte === 0)) return;
      if (header.length < 8 || --this.#left < 0) throw damaged();
      const short = header.readUInt32BE(0);
      const isLong = short === 1 && header.length === HEADER_BYTES;
      // 0: to the end of the file
      const size = isLong ? Number(header.readBigUInt64BE(8)) : short === 0 ? end - position : short;
      const content = position + (isLong ? HEADER_BYTES : 8);
      if (position + size > end || position + size < content) throw damaged();
      yield { type: header.toString('latin1', 4, 8), start: position, content, end: position + size };
      position += size;
    }
  }
}

/** Boxes that hold others, down to where phones write the place. */
const OUTER = new Set(['moov', 'trak', 'moof', 'traf']);
/** What people and phones write into a video: titles, the place and the make of the phone. Players need none of it. */
const REMARKS = new Set(['udta', 'meta', 'uuid']);
const MAX_DEPTH = 4;

/**
 * Checks an MP4, M4A or QuickTime file, and blanks its remarks in place: the boxes become free space, so everything else
 * stays where it is.
 * @throws AppError BAD_INPUT if it is cut off
 */
export async function cleanBoxes(file: FileHandle, size: number): Promise<void> {
  const types = new Set<string>();
  await blankRemarks(new BoxReader(file), 0, size, 0, types);
  if (!types.has('moov') || !(types.has('mdat') || types.has('moof'))) throw damaged();
}

/** @param types is told the types at this depth */
async function blankRemarks(boxes: BoxReader, start: number, end: number, depth: number, types = new Set<string>()) {
  for await (const box of boxes.between(start, end)) {
    types.add(box.type);
    if (REMARKS.has(box.type)) {
      await boxes.file.write('free', box.start + 4, 'latin1');
      await boxes.file.write(Buffer.alloc(box.end - box.content), 0, box.end - box.content, box.content);
    } else if (OUTER.has(box.type) && depth < MAX_DEPTH) {
      await blankRemarks(boxes, box.content, box.end, depth + 1);
    }
  }
}

/** The two elements that a WebM file is made of (RFC 8794, Matroska): its header and its segment. */
const EBML_HEADER = 0x1a45dfa3;
const SEGMENT = 0x18538067;

/**
 * Checks that a WebM file is whole and is nothing else. One that was recorded live does not know its own length.
 * @throws AppError BAD_INPUT
 */
export async function checkSegment(file: FileHandle, size: number): Promise<void> {
  const header = await elementAt(file, 0);
  const segment = await elementAt(file, header.end ?? size);
  if (header.id !== EBML_HEADER || segment.id !== SEGMENT) throw damaged();
  fillsExactly(segment.end ?? size, size);
}

async function elementAt(file: FileHandle, position: number): Promise<{ id: number; end: number | null }> {
  const bytes = await readAt(file, position, HEADER_BYTES);
  if (bytes.length < 6) throw damaged();
  // a number says with its leading zero bits how many bytes follow
  const lengthBytes = Math.clz32(bytes[4]!) - 23;
  if (lengthBytes > 8 || bytes.length < 4 + lengthBytes) throw damaged();
  const digits = bytes.subarray(4, 4 + lengthBytes);
  const mask = (1n << BigInt(7 * lengthBytes)) - 1n;
  const length = BigInt(`0x${digits.toString('hex')}`) & mask;
  return { id: bytes.readUInt32BE(0), end: length === mask ? null : position + 4 + lengthBytes + Number(length) };
}

/** Checks a WAV file, which tells its length at its beginning. @throws AppError BAD_INPUT */
export async function checkRiff(file: FileHandle, size: number): Promise<void> {
  const header = await readAt(file, 0, 8);
  const length = header.length < 8 ? Infinity : header.readUInt32LE(4);
  // what was written while it was recorded does not know its length
  if (length === 0 || length === 0xffffffff) return;
  const stated = length + 8;
  // an odd length is followed by one byte of padding, which some writers leave out
  fillsExactly(stated, Math.abs(stated - size) === 1 ? stated : size);
}

function fillsExactly(stated: number, size: number): void {
  if (stated > size) throw damaged();
  if (stated < size) throw ambiguous();
}
