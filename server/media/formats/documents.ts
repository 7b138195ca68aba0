import { readFile } from 'node:fs/promises';
import { badInput } from '../../core/errors.js';
import { directoryOf } from './compoundFile.js';
import { checkDocx } from './docx.js';
import { ambiguous, damaged, withForeignContent, withMacros } from './kinds.js';
import { checkPdfObjects } from './pdf.js';

/** CVs are kept as they came and opened by an admin, so they are looked at closely. */

/** @throws AppError BAD_INPUT for a PDF that does not begin and end as one, but for white space and zeros, and see pdf.ts */
async function checkPdf(file: string): Promise<void> {
  const content = await readFile(file);
  if (!startsAsPdf(content)) throw ambiguous();
  await checkPdfObjects(content);
}

/** Some writers begin with a byte order mark or an empty line, and readers do not mind. */
export const startsAsPdf = (content: Buffer): boolean =>
  /^(\u00ef\u00bb\u00bf)?\s{0,64}%PDF-[12]\./.test(content.toString('latin1', 0, 80));

/**
 * The streams of a document that Word, LibreOffice or WPS wrote ([MS-DOC] §2.1), and of the data that Word keeps beside it. Whatever else
 * there is was put into it: an object, a program, another document.
 */
const PARTS = new Set([
  'WordDocument',
  '0Table',
  '1Table',
  'Data',
  '\u0001CompObj',
  '\u0001Ole',
  '\u0005SummaryInformation',
  '\u0005DocumentSummaryInformation',
  'Item',
  'Properties',
  'WpsCustomData',
]);

/** @throws AppError BAD_INPUT for another document of the same old container, for macros and for whatever is no part of a document */
async function checkDoc(file: string): Promise<void> {
  const entries = directoryOf(await readFile(file));
  if (!entries) throw damaged();
  const streams = entries.filter(({ isStream }) => isStream).map(({ name }) => name);
  const documents = streams.filter((name) => name === 'WordDocument').length;
  if (documents === 0) throw badInput('Please upload a PDF, DOC or DOCX file.');
  if (streams.some((name) => /VBA|PROJECT/i.test(name))) throw withMacros();
  if (documents > 1 || streams.some((name) => !PARTS.has(name))) throw withForeignContent();
}

/** By the end of the stored name. */
export const DOCUMENT_CHECKS: Readonly<Record<string, (file: string) => Promise<void>>> = {
  pdf: checkPdf,
  doc: checkDoc,
  docx: async (file) => checkDocx(await readFile(file)),
};
