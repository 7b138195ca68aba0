import { readFile } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fromBufferPromise } from 'yauzl';
import { badInput } from '../platform/errors.js';
import { ambiguous, damaged } from './kinds.js';

/** CVs are kept as they came and opened by an admin, so they are looked at closely. */

/** What a CV may unpack to; Word itself would unpack more without a word. */
const MAX_UNPACKED_BYTES = 60 * 1024 * 1024;
const MAX_ENTRIES = 2_000;

const withMacros = () => badInput('Please save your CV without macros and try again.');

const utf16 = (text: string) => Buffer.from(text, 'utf16le');

/** @throws AppError BAD_INPUT for a PDF that does not begin and end as one, but for white space and zeros */
async function checkPdf(file: string): Promise<void> {
  const content = await readFile(file);
  if (!startsAsPdf(content)) throw ambiguous();
  const end = content.findLastIndex((byte) => byte > 0x20) + 1;
  if (!content.subarray(Math.max(0, end - 1024), end).includes('%%EOF')) throw damaged();
}

/** Some writers begin with a byte order mark or an empty line, and readers do not mind. */
export const startsAsPdf = (content: Buffer): boolean =>
  /^(\u00ef\u00bb\u00bf)?\s{0,64}%PDF-[12]\./.test(content.toString('latin1', 0, 80));

/** @throws AppError BAD_INPUT for another document of the same old container, and for macros */
async function checkDoc(file: string): Promise<void> {
  const content = await readFile(file);
  if (!content.includes(utf16('WordDocument'))) throw badInput('Please upload a PDF, DOC or DOCX file.');
  if (content.includes(utf16('_VBA_PROJECT'))) throw withMacros();
}

/**
 * Unpacks a DOCX into nothing, to see that it is whole and what it would become.
 * @throws AppError BAD_INPUT for a damaged one, one with macros, and one that unpacks to far more than a CV
 */
async function checkDocx(file: string): Promise<void> {
  const names = await namesUnpacked(await readFile(file)).catch((error: unknown) => {
    throw error instanceof TooMuch ? badInput('The file unpacks to more than a CV can hold.') : damaged();
  });
  if (!names.some((name) => /^word\/document\d*\.xml$/.test(name)))
    throw badInput('Please upload a PDF, DOC or DOCX file.');
  if (names.some((name) => /vbaProject/i.test(name))) throw withMacros();
}

class TooMuch extends Error {}

async function namesUnpacked(content: Buffer): Promise<string[]> {
  // yauzl refuses names that lead out of a folder, and entries that unpack to another size than they tell
  const zip = await fromBufferPromise(content, { lazyEntries: true, validateEntrySizes: true });
  const names: string[] = [];
  let left = MAX_UNPACKED_BYTES;
  if (zip.entryCount > MAX_ENTRIES) throw new TooMuch();
  for await (const entry of zip.eachEntry()) {
    names.push(entry.fileName);
    left -= entry.uncompressedSize;
    if (left < 0) throw new TooMuch();
    await pipeline(await zip.openReadStreamPromise(entry), nowhere());
  }
  return names;
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** By the end of the stored name. */
export const DOCUMENT_CHECKS: Readonly<Record<string, (file: string) => Promise<void>>> = {
  pdf: checkPdf,
  doc: checkDoc,
  docx: checkDocx,
};
