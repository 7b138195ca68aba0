import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doc, docx, type ZipEntry } from '../../testing/mediaFiles.js';
import { recognize } from './content.js';

/** What a CV may hold: all that people write with, and nothing that acts, or fetches, when an admin opens it. */

const FOREIGN = 'Please save your CV without scripts, embedded files and outside templates and try again.';
const AMBIGUOUS = 'The file holds more than one kind of content.';
const DAMAGED = 'The file is damaged or incomplete.';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** @returns what is said of it, or how the stored file's name ends */
async function outcomeOf(content: Buffer): Promise<string> {
  const path = join(folder, 'cv');
  await writeFile(path, content);
  return recognize(path, content.length, 'raw').then(
    ({ extension }) => extension,
    (error: Error) => error.message,
  );
}

const latin1 = (text: string) => Buffer.from(text, 'latin1');

/** A page, what is in its catalogue, and more objects. */
const pdf = (catalog = '', ...objects: string[]) =>
  [
    '%PDF-1.7\n%\xe2\xe3\xcf\xd3',
    `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj`,
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /Annots [10 0 R] /Contents 4 0 R >>\nendobj',
    '4 0 obj\n<< /Length 44 >>\nstream\nBT (Skills: HTML/JavaScript, obj (C)) Tj ET  \nendstream\nendobj',
    ...objects,
    'xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 20 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
  ].join('\n');

const link = (action: string, more = '') =>
  `10 0 obj\n<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} ${more} >>\nendobj`;

/** Objects in a stream, as most writers pack them today; each with its number. */
function packed(objects: [number, string][], filter = '/Filter /FlateDecode'): string {
  const bodies = objects.map(([, body]) => body);
  const head = objects.map(
    ([number], index) => `${number} ${bodies.slice(0, index).join(' ').length + (index ? 1 : 0)}`,
  );
  const first = head.join(' ').length + 1;
  const content = latin1(`${head.join(' ')} ${bodies.join(' ')}`);
  const stored = (filter === '' ? content : deflateSync(content)).toString('latin1');
  return `19 0 obj\n<< /Type /ObjStm /N ${objects.length} /First ${first} ${filter} /Length ${stored.length} >>\nstream\n${stored}\nendstream\nendobj`;
}

describe('a PDF', () => {
  it.each([
    ['a page', pdf()],
    ['where to begin', pdf('/OpenAction [3 0 R /XYZ null null 1]')],
    ['where to begin, as LaTeX writes it', pdf('/OpenAction 5 0 R', '5 0 obj\n<< /S /GoTo /D [3 0 R /Fit] >>\nendobj')],
    ['a link', pdf('', link('<< /S /URI /URI (https://example.com/cv\\(1\\)) >>'))],
    ['a link to a mailbox', pdf('', link('<< /Type /Action /S /URI /URI (mailto:sita@example.com) >>'))],
    ['a link without a scheme', pdf('', link('<< /S /URI /URI (www.example.com) >>'))],
    ['a volume that lies beside it', pdf('', link('<< /S /GoToR /F (volume2.pdf) /D (Top) >>'))],
    ['named places', pdf('/Names << /Dests 5 0 R >>', '5 0 obj\n<< /Names [(a) [3 0 R /Fit]] >>\nendobj')],
    [
      'a form to fill in',
      pdf(
        '/AcroForm << /Fields [10 0 R] >>',
        '10 0 obj\n<< /Subtype /Widget /FT /Tx /Rect [0 0 9 9] /T (name) >>\nendobj',
      ),
    ],
    [
      'an outline',
      pdf(
        '/Outlines 5 0 R',
        '5 0 obj\n<< /First 6 0 R /Count 1 >>\nendobj\n6 0 obj\n<< /Title (A) /Next 7 0 R /Dest [3 0 R /Fit] >>\nendobj\n7 0 obj\n<< /Title (B) /A << /S /GoTo /D (x) >> >>\nendobj',
      ),
    ],
    [
      'structure',
      pdf('/StructTreeRoot 5 0 R', '5 0 obj\n<< /K << /S /P /A << /O /Layout /Placement /Block >> >> >>\nendobj'),
    ],
    [
      'packed objects',
      pdf(
        '',
        packed([
          [10, '<< /Subtype /Link /Rect [0 0 9 9] /A 11 0 R >>'],
          [11, '<< /S /URI /URI (https://example.com) >>'],
        ]),
      ),
    ],
    [
      'a second version',
      `${pdf()}3 0 obj\n<< /Type /Page >>\nendobj\nxref\n0 0\ntrailer\n<< /Root 1 0 R /Prev 9 >>\nstartxref\n9\n%%EOF\n`,
    ],
    ['zeros behind it', `${pdf()}\r\n\0\0\0`],
  ])('may hold %s', async (_what, text) => expect(await outcomeOf(latin1(text))).toBe('pdf'));

  const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

  it.each([
    ['a script that runs at once', pdf(`/OpenAction ${SCRIPT}`)],
    ['a script in another object', pdf('/OpenAction 5 0 R', `5 0 obj\n${SCRIPT}\nendobj`)],
    ['a script with an escaped name', pdf('/OpenAction << /S /J#61vaScript /J#53 (x) >>')],
    ['a script among the names', pdf(`/Names << /JavaScript << /Names [(x) ${SCRIPT}] >> >>`)],
    [
      'a script for a field',
      pdf('', `10 0 obj\n<< /Subtype /Widget /Rect [0 0 9 9] /AA << /K ${SCRIPT} >> >>\nendobj`),
    ],
    [
      'a script behind another action',
      pdf(
        '/OpenAction << /S /GoTo /D (x) /Next [<< /S /GoTo /D (y) /Next 5 0 R >>] >>',
        `5 0 obj\n<< /S /Named /N /Print >>\nendobj`,
      ),
    ],
    ['a script in packed objects', pdf('', packed([[10, SCRIPT]]))],
    ['a script in packed objects that are not deflated', pdf('', packed([[10, SCRIPT]], ''))],
    [
      'a script that a place in packed objects leads into',
      pdf('', packed([[10, '(<< /S /JavaScript /JS (x) >>)']], '').replace('stream\n10 0 ', 'stream\n10 1 ')),
    ],
    ['a script in an earlier version', `${pdf(`/OpenAction ${SCRIPT}`)}1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF`],
    ['a script in a second version', `${pdf()}1 0 obj\n<< /Type /Catalog /OpenAction ${SCRIPT} >>\nendobj\n%%EOF`],
    [
      'a script within a stream',
      pdf(
        '',
        `5 0 obj\n<< /Length 90 >>\nstream\n1 0 obj << /Type /Catalog /OpenAction ${SCRIPT} >> endobj\nendstream\nendobj`,
      ),
    ],
    ['a script in its trailer', pdf().replace('/Root 1 0 R', `/Root << /Pages 2 0 R /OpenAction ${SCRIPT} >>`)],
    ['a program to start', pdf('', link('<< /S /Launch /F (calc.exe) >>'))],
    ['a program to start at once', pdf('/OpenAction << /S /Launch /Win << /F (cmd) >> >>')],
    ['a page of the web that opens by itself', pdf('/OpenAction << /S /URI /URI (https://example.com) >>')],
    ['an action when it is closed', pdf('/AA << /WC << /S /URI /URI (https://example.com) >> >>')],
    ['a form that is sent', pdf('', link('<< /S /SubmitForm /F (https://example.com) >>'))],
    ['a link that is a script', pdf('', link('<< /S /URI /URI (java\\163cript:x) >>'))],
    ['a link to another machine', pdf('', link('<< /S /URI /URI (file://host/share) >>'))],
    ['a document on another machine', pdf('', link('<< /S /GoToR /F (\\\\\\\\host\\\\a.pdf) /D (x) >>'))],
    ['an action that nobody knows', pdf('', link('<< /S /Whatever >>'))],
    [
      'an embedded file',
      pdf(
        '/Names << /EmbeddedFiles << /Names [(a) 5 0 R] >> >>',
        '5 0 obj\n<< /Type /Filespec /F (a.exe) /EF << /F 6 0 R >> >>\nendobj',
      ),
    ],
    ['a file on a page', pdf('', '10 0 obj\n<< /Subtype /FileAttachment /Rect [0 0 9 9] >>\nendobj')],
    ['a film', pdf('', '10 0 obj\n<< /Subtype /RichMedia /Rect [0 0 9 9] >>\nendobj')],
    ['a form of another language', pdf('/AcroForm << /XFA 5 0 R >>')],
    [
      'content of another file',
      pdf('', '5 0 obj\n<< /Length 0 /F (https://example.com/x) >>\nstream\n\nendstream\nendobj'),
    ],
  ])('may not hold %s', async (_what, text) => expect(await outcomeOf(latin1(text))).toBe(FOREIGN));

  it.each([
    ['an archive behind its end', `${pdf()}Rar!\x1a\x07\0more`, AMBIGUOUS],
    ['an archive behind its end, and an end behind that', `${pdf()}Rar!\x1a\x07\0more\n%%EOF\n`, AMBIGUOUS],
    ['an archive between its objects', pdf('', '7z\xbc\xaf\x27\x1c more'), AMBIGUOUS],
    ['a page behind its end', `${pdf()}<html>`, AMBIGUOUS],
    ['no end', pdf().replace('%%EOF', ''), DAMAGED],
    ['half a stream', pdf().slice(0, 280), DAMAGED],
    [
      'packed objects that cannot be looked into',
      pdf('', packed([[10, '<< >>']]).replace('FlateDecode', 'ASCII85Decode')),
      DAMAGED,
    ],
    [
      'packed objects with a password',
      pdf('', packed([[10, '<< >>']])).replace('/Root', '/Encrypt 8 0 R /Root'),
      'Please save your CV without a password and try again.',
    ],
    [
      'packed objects that unpack to far too much',
      pdf('', packed([[10, `(${'a'.repeat(17 * 1024 * 1024)})`]])),
      DAMAGED,
    ],
  ])('is not taken with %s', async (_what, text, message) => expect(await outcomeOf(latin1(text))).toBe(message));

  it('takes no more than some passes over itself', async () => {
    expect(await outcomeOf(latin1(pdf('', `5 0 obj\n(${'1 0 obj ['.repeat(20_000)})\nendobj`)))).toBe(DAMAGED);
  });
});

const RELATIONSHIP = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationship = (type: string, target: string, mode = 'External'): ZipEntry => ({
  name: 'word/_rels/document.xml.rels',
  content: Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONSHIP}/${type}" Target="${target}" TargetMode="${mode}"/></Relationships>`,
  ),
});
const part = (name: string, content: string): ZipEntry => ({ name, content: latin1(content) });
const field = (...runs: string[]) =>
  part(
    'word/footer1.xml',
    `<w:ftr><w:r><w:fldChar w:fldCharType="begin"/></w:r>${runs.join('')}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:ftr>`,
  );
const run = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;

describe('a DOCX', () => {
  it.each<[string, ZipEntry]>([
    ['links', relationship('hyperlink', 'https://example.com')],
    ['a link to a mailbox', relationship('hyperlink', 'mailto:sita@example.com')],
    ['styles', relationship('styles', 'styles.xml', 'Internal')],
    ['a picture', part('word/media/image1.png', '\x89PNG\r\n\x1a\n\0\0')],
    ['a picture that lies beside it', relationship('image', 'photo.png')],
    [
      'the template that its writer began with',
      relationship('attachedTemplate', 'file:///C:\\Users\\Sita\\Resume.dotx'),
    ],
    ['a font', part('word/fonts/font1.odttf', '\0\x01\x02')],
    ['what another program keeps there', part('other/notes', 'p => p')],
    [
      'numbers of pages',
      field(run(' PAGE  \\* MERGEFORMAT '), '<w:r><w:fldChar w:fldCharType="separate"/><w:t>DDE 1</w:t></w:r>'),
    ],
    ['a link in a field', field(run(' HYPERLINK "https://example.com" '))],
    ['a place in itself', field(run(' HYPERLINK \\l "top" '))],
  ])('may hold %s', async (_what, entry) => expect(await outcomeOf(docx(undefined, entry))).toBe('docx'));

  it.each<[string, ZipEntry]>([
    ['an outside template', relationship('attachedTemplate', 'https://example.com/evil.dotm')],
    ['a template on another machine', relationship('attachedTemplate', 'file://host/share/evil.dotm')],
    ['an outside object', relationship('oleObject', 'https://example.com/x')],
    ['an outside frame', relationship('frame', 'https://example.com/x')],
    ['a picture on another machine', relationship('image', '\\\\host\\x.png')],
    ['a picture that is fetched', relationship('image', 'https://example.com/x.png')],
    ['a link that is a script', relationship('hyperlink', 'javascript:x')],
    ['a link that starts a program', relationship('hyperlink', 'ms-msdt:/id')],
    ['another document', relationship('aFChunk', 'afchunk.htm', 'Internal')],
    ['a control', relationship('control', 'activeX/activeX1.xml', 'Internal')],
    ['something that nobody knows', relationship('whatever', 'x.xml', 'Internal')],
    ['an object', part('word/embeddings/oleObject1.bin', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0')],
    ['a workbook', part('word/embeddings/sheet.xlsx', 'PK\x03\x04')],
    ['a control of another name', part('word/other/a.bin', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
    ['a program', part('word/media/image1.png', 'MZ\x90\0')],
    ['an object without a part', part('word/header1.xml', '<w:hdr><o:OLEObject Type="Link"/></w:hdr>')],
    ['a program in a field', field(run(' DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc" '))],
    ['a program in a field, in pieces', field(run(' D'), run('DE'), run('AUTO "cmd" '))],
    ['a program in a field, in entities', field(run(' &#68;DE "cmd" '))],
    [
      'a field made of a field',
      field(
        '<w:r><w:fldChar w:fldCharType="begin"/></w:r>',
        run(' QUOTE 68 68 69 '),
        '<w:r><w:fldChar w:fldCharType="end"/></w:r>',
      ),
    ],
    ['a program in a simple field', part('word/header1.xml', '<x:fldSimple x:instr="DDE cmd"/>')],
    ['a picture in a field from another machine', field(run(' INCLUDEPICTURE "\\\\\\\\host\\\\x.png" '))],
    ['entities', part('word/header1.xml', '<!DOCTYPE x [<!ENTITY a "b">]><x/>')],
    ['another encoding', part('word/header1.xml', '\xff\xfe<\0x\0')],
  ])('may not hold %s', async (_what, entry) => expect(await outcomeOf(docx(undefined, entry))).toBe(FOREIGN));
});

describe('a DOC', () => {
  it('holds its text, its tables and what is said of it, and what Word keeps beside it', async () => {
    expect(await outcomeOf(doc())).toBe('doc');
    expect(await outcomeOf(doc('Data', '\u0001Ole', 'Item', 'Properties', 'Item', 'Properties'))).toBe('doc');
  });

  it.each([
    ['an object', '\u0003ObjInfo'],
    ['a file', '\u0001Ole10Native'],
    ['a control', 'contents'],
    ['another document', 'WordDocument'],
    ['what nobody knows', 'Payload'],
  ])('may not hold %s', async (_what, stream) => expect(await outcomeOf(doc(stream))).toBe(FOREIGN));

  it.each([
    ['is cut off', doc().subarray(0, -512)],
    ['is no more than its beginning', doc().subarray(0, 100)],
    ['leads in a circle', Buffer.from(doc()).fill(Buffer.from([1, 0, 0, 0]), 512 + 4, 512 + 8)],
  ])('that %s is damaged', async (_what, file) => expect(await outcomeOf(file)).toBe(DAMAGED));
});
