import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { type Handler, Parser } from 'htmlparser2';
import { fromBufferPromise } from 'yauzl';
import { badInput } from '../../core/errors.js';
import { damaged, withForeignContent, withMacros } from './kinds.js';
import { isLink, isLocal } from './links.js';

/** Looks at each part of a DOCX (ECMA-376, ISO 29500), and at what the parts are to each other. */

/** What a CV may unpack to; Word itself would unpack more without a word. */
const MAX_UNPACKED_BYTES = 60 * 1024 * 1024;
const MAX_ENTRIES = 2_000;

/**
 * Unpacks a DOCX, to see that it is whole, what it would become, and that nothing in it is more than text and pictures.
 * @throws AppError BAD_INPUT for a damaged one, one that unpacks to far more than a CV, one with macros, embedded objects or
 * controls, and one that fetches more than a click on a link does
 */
export async function checkDocx(content: Buffer): Promise<void> {
  const names = await checkParts(content).catch((error: unknown) => {
    if (error instanceof TooMuch) throw badInput('The file unpacks to more than a CV can hold.');
    throw error instanceof Refused ? error.reason : damaged();
  });
  if (!names.some((name) => /^word\/document\d*\.xml$/.test(name)))
    throw badInput('Please upload a PDF, DOC or DOCX file.');
}

class TooMuch extends Error {}

class Refused extends Error {
  constructor(readonly reason: Error) {
    super();
  }
}

async function checkParts(content: Buffer): Promise<string[]> {
  // yauzl refuses names that lead out of a folder, and entries that unpack to another size than they tell
  const zip = await fromBufferPromise(content, { lazyEntries: true, validateEntrySizes: true });
  const names: string[] = [];
  let left = MAX_UNPACKED_BYTES;
  if (zip.entryCount > MAX_ENTRIES) throw new TooMuch();
  for await (const entry of zip.eachEntry()) {
    names.push(entry.fileName);
    left -= entry.uncompressedSize;
    if (left < 0) throw new TooMuch();
    const part = await buffer(await zip.openReadStreamPromise(entry));
    if (!entry.fileName.endsWith('/')) await checkPart(entry.fileName, part);
  }
  return names;
}

/** How pictures begin: PNG, JPEG, GIF, BMP, TIFF, EMF, WMF, WebP, icons. */
const PICTURE =
  // oxlint-disable-next-line no-control-regex -- these are bytes
  /^(?:\x89PNG|\xff\xd8\xff|GIF8|BM|II[*\xbc]|MM\0\*|\x01\0\0\0[^]{36} EMF|\xd7\xcd\xc6\x9a|\x01\0\x09\0|RIFF[^]{4}WEBP|\0\0\x01\0)/;
/** Fonts are scrambled, drawings may be packed, and settings of printers are their own. */
const OPAQUE = /\.(?:odttf|emz|wmz)$|(?:^|\/)printerSettings\d*\.bin$/i;

async function checkPart(name: string, part: Buffer): Promise<void> {
  if (/vbaProject|vbaData/i.test(name)) throw new Refused(withMacros());
  const head = part.toString('latin1', 0, 64);
  if (PICTURE.test(head) || OPAQUE.test(name)) return;
  // whatever else is not text is a program, an archive or a document of its own
  // oxlint-disable-next-line no-control-regex -- these are bytes
  if (part.includes(0) || /^(?:MZ|PK|%PDF|\{\\rtf|\xd0\xcf\x11\xe0)/.test(head))
    throw new Refused(withForeignContent());
  await checkXml(part.toString('utf8'));
}

/**
 * What one part may be to another in Word, by the last word of its type. Templates, embedded and outside objects, controls,
 * other documents, sounds and films, scripts and added buttons are not among them.
 */
const RELATIONSHIPS = new Set(
  (
    'officeDocument core-properties coreProperties extended-properties extendedProperties custom-properties customProperties ' +
    'thumbnail styles stylesWithEffects settings webSettings fontTable font theme themeOverride numbering footnotes endnotes ' +
    'comments commentsExtended commentsIds commentsExtensible people documenttasks header footer image svg hdphoto hyperlink ' +
    'customXml customXmlProps glossaryDocument chart chartEx chartUserShapes chartColorStyle chartStyle diagramData ' +
    'diagramLayout diagramColors diagramQuickStyle diagramDrawing vmlDrawing drawing printerSettings ink bibliography classificationlabels'
  ).split(' '),
);
/** Whose relationships Word knows; it passes over those of others. */
const OFFICE = /^https?:\/\/(?:schemas\.openxmlformats\.org|schemas\.microsoft\.com|purl\.oclc\.org)\//i;
interface Relationship {
  Type?: string;
  Target?: string;
  TargetMode?: string;
}

function isAllowed({ Type = '', Target = '', TargetMode = '' }: Relationship): boolean {
  const kind = Type.split('/').at(-1)!;
  if (TargetMode.toLowerCase() !== 'external') return !OFFICE.test(Type) || RELATIONSHIPS.has(kind);
  if (kind === 'hyperlink') return isLink(Target);
  // the template that a document was begun with, on the machine of whoever wrote it
  return (kind === 'image' || kind === 'attachedTemplate') && isLocal(Target);
}

/** What a field may do (ECMA-376 part 1 §17.16): write a text. Others start programs, or fetch files. */
const FIELDS = new Set(
  (
    '= ADDRESSBLOCK ADVANCE ASK AUTHOR AUTONUM AUTONUMLGL AUTONUMOUT AUTOTEXT AUTOTEXTLIST BARCODE BIBLIOGRAPHY BIDIOUTLINE ' +
    'CITATION COMMENTS COMPARE CREATEDATE DATE DISPLAYBARCODE DOCPROPERTY DOCVARIABLE EDITTIME EQ FILENAME FILESIZE FILLIN ' +
    'FORMCHECKBOX FORMDROPDOWN FORMTEXT GOTOBUTTON GREETINGLINE HYPERLINK IF INDEX INFO KEYWORDS LASTSAVEDBY LISTNUM MERGEFIELD ' +
    'MERGEREC MERGESEQ NEXT NEXTIF NOTEREF NUMCHARS NUMPAGES NUMWORDS PAGE PAGEREF PRIVATE QUOTE RD REF REVNUM SAVEDATE SECTION ' +
    'SECTIONPAGES SEQ SET SHAPE SKIPIF STYLEREF SUBJECT SYMBOL TA TC TEMPLATE TIME TITLE TOA TOC USERADDRESS USERINITIALS USERNAME XE'
  ).split(' '),
);
/** Elements that are objects or documents of their own, whichever part they point to. */
const OBJECTS = new Set(['OLEObject', 'control', 'altChunk', 'subDoc', 'movie', 'webextensionref']);

/** What stands for a field within the instruction of another: what it will be, nobody knows. */
const NESTED = '\ufffc';

function isHarmlessField(instruction: string): boolean {
  const [, word, address] = /^[\s"]*([^\s"\\]+)(?:\s+"?([^\s"]+))?/.exec(instruction) ?? [];
  if (word === undefined) return true;
  const kind = word.toUpperCase();
  if (kind === 'INCLUDEPICTURE') return isLocal(address ?? '');
  if (kind === 'HYPERLINK') return address === undefined || /^\\[a-z]$/i.test(address) || isLink(address);
  return kind.startsWith('=') || FIELDS.has(kind);
}

/** What is read between two looks at other requests, in characters. */
const AT_ONCE = 500_000;

/** @throws Refused */
async function checkXml(text: string): Promise<void> {
  const parser = new Parser(new PartReader(), { xmlMode: true });
  for (let at = 0; at < text.length; at += AT_ONCE) {
    parser.write(text.slice(at, at + AT_ONCE));
    // oxlint-disable-next-line no-await-in-loop -- others have their turn
    if (text.length > AT_ONCE) await setImmediate();
  }
  parser.end();
}

/** Looks at each element of a part. */
class PartReader implements Partial<Handler> {
  /** The fields that are open, the innermost last; null from where a result begins. */
  readonly #fields: (string | null)[] = [];
  #isInstruction = false;

  onopentag(tag: string, attributes: Record<string, string>): void {
    const name = localName(tag);
    const attribute = (wanted: string) => Object.entries(attributes).find(([key]) => localName(key) === wanted)?.[1];
    refuse(OBJECTS.has(name));
    if (name === 'Relationship') refuse(!isAllowed(attributes));
    if (name === 'imagedata') refuse(!isLocal(attribute('src') ?? ''));
    if (name === 'fldSimple') refuse(!isHarmlessField(attribute('instr') ?? ''));
    if (name === 'fldChar') this.#onField(attribute('fldCharType'));
    this.#isInstruction = INSTRUCTION.test(tag);
  }

  #onField(type: string | undefined): void {
    const field = this.#fields.at(-1);
    if (type === 'begin') {
      this.#add(NESTED);
      this.#fields.push('');
      return;
    }
    if (field) refuse(!isHarmlessField(field));
    if (type === 'end') this.#fields.pop();
    else if (this.#fields.length > 0) this.#fields[this.#fields.length - 1] = null;
  }

  #add(text: string): void {
    const field = this.#fields.at(-1);
    if (typeof field === 'string') this.#fields[this.#fields.length - 1] = field + text;
  }

  ontext(text: string): void {
    if (this.#isInstruction) this.#add(text);
  }

  onclosetag(tag: string): void {
    if (INSTRUCTION.test(tag)) this.#isInstruction = false;
  }

  /** Entities and other encodings would hide what is in a part. */
  onprocessinginstruction(_name: string, data: string): void {
    refuse(/^!doctype/i.test(data) || /encoding\s*=\s*["'](?!utf-?8|us-ascii|iso-8859|windows-125)/i.test(data));
  }
}

const INSTRUCTION = /(?:^|:)(?:instrText|delInstrText)$/;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function refuse(isBad: boolean): void {
  if (isBad) throw new Refused(withForeignContent());
}
