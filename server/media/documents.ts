import { readFile } from 'node:fs/promises';
import { badInput } from '../platform/errors.js';
import { checkDocx } from './docx.js';
import { ambiguous, withForeignContent, withMacros } from './kinds.js';
import { checkPdfObjects } from './pdf.js';

/** CVs are kept as they came and opened by an admin, so they are looked at closely. */

const utf16 = (text: string) => Buffer.from(text, 'utf16le');

/** @throws AppError BAD_INPUT for a PDF that does not begin and end as one, but for white space and zeros, and see pdf.ts */
async function checkPdf(file: string): Promise<void> {
  const content = await readFile(file);
  if (!startsAsPdf(content)) throw ambiguous();
  await checkPdfObjects(content);
}

/** Some writers begin with a byte order mark or an empty line, and readers do not mind. */
export const startsAsPdf = (content: Buffer): boolean =>
  /^(\u00ef\u00bb\u00bf)?\s{0,64}%PDF-[12]\./.test(content.toString('latin1', 0, 80));

/** What Word keeps beside each object that is put into a document. */
const OBJECTS = ['\u0003ObjInfo', '\u0001Ole10Native'];

/** @throws AppError BAD_INPUT for another document of the same old container, for macros and for embedded objects */
async function checkDoc(file: string): Promise<void> {
  const content = await readFile(file);
  if (!content.includes(utf16('WordDocument'))) throw badInput('Please upload a PDF, DOC or DOCX file.');
  if (content.includes(utf16('_VBA_PROJECT'))) throw withMacros();
  if (OBJECTS.some((name) => content.includes(utf16(name)))) throw withForeignContent();
}

/** By the end of the stored name. */
export const DOCUMENT_CHECKS: Readonly<Record<string, (file: string) => Promise<void>>> = {
  pdf: checkPdf,
  doc: checkDoc,
  docx: async (file) => checkDocx(await readFile(file)),
};
