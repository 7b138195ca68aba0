import { type FileHandle, open } from 'node:fs/promises';
import { MediaKind } from '../entity.js';
import { checkRiff, checkSegment, cleanBoxes, readAt } from './containers.js';
import { DOCUMENT_CHECKS, startsAsPdf } from './documents.js';
import { ambiguous, type Format, FORMATS, RESOURCE_TYPES, saveAsJpeg, wrongType } from './kinds.js';

const CONTAINER_CHECKS: Readonly<Record<string, (file: FileHandle, size: number) => Promise<void>>> = {
  mp4: cleanBoxes,
  mov: cleanBoxes,
  m4a: cleanBoxes,
  webm: checkSegment,
  wav: checkRiff,
};

/**
 * Finds out from its content what an upload is, and that it is whole and nothing else besides. A name or a type that came
 * with it is not looked at. Pictures are proven by being drawn anew (picture.ts). What a phone wrote into a video about the
 * place is blanked in the file.
 * @param resourceType what the sender takes it for
 * @throws AppError UNSUPPORTED_MEDIA, BAD_INPUT
 */
export async function recognize(path: string, bytes: number, resourceType: string): Promise<Format> {
  const format = await formatOf(path);
  if (!format || !RESOURCE_TYPES[resourceType]!.includes(format.kind)) throw wrongType(resourceType);
  const file = await open(path, 'r+');
  try {
    if (await readsAsAnother(file, bytes, format)) throw ambiguous();
    await CONTAINER_CHECKS[format.extension]?.(file, bytes);
  } finally {
    await file.close();
  }
  await DOCUMENT_CHECKS[format.extension]?.(path);
  return format;
}

async function formatOf(path: string): Promise<Format | undefined> {
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(path).catch(() => undefined);
  if (found?.mime.startsWith('image/heic')) throw saveAsJpeg();
  if (found) return FORMATS[found.mime];
  const file = await open(path);
  try {
    return startsAsPdf(await readAt(file, 0, HEAD_BYTES)) ? FORMATS['application/pdf'] : undefined;
  } finally {
    await file.close();
  }
}

/** How far into a file readers of PDF and browsers that guess look for a beginning. */
const HEAD_BYTES = 1024;
const MARKUP = /<(script|html|svg|body|iframe|!doctype|\?php)\b/i;
/** A ZIP is read from its end, where a record is followed by a comment of at most 65,535 bytes. */
const TAIL_BYTES = 22 + 65_535;
const ZIP_END = Buffer.from('PK\u0005\u0006', 'latin1');

/** Whether another program would take the file for a page, a PDF or an archive. */
async function readsAsAnother(file: FileHandle, bytes: number, { kind, extension }: Format): Promise<boolean> {
  const head = await readAt(file, 0, HEAD_BYTES);
  if (extension !== 'pdf' && head.includes('%PDF-')) return true;
  // a picture is drawn anew, and what was written beside it may well hold markup
  if (kind !== MediaKind.IMAGE && MARKUP.test(head.toString('latin1'))) return true;
  return extension !== 'docx' && endsAsZip(await readAt(file, Math.max(0, bytes - TAIL_BYTES), TAIL_BYTES));
}

function endsAsZip(tail: Buffer): boolean {
  const at = tail.lastIndexOf(ZIP_END);
  return at >= 0 && at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length;
}
