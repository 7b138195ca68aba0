import { randomBytes } from 'node:crypto';
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Files as people and attackers send them, made here: none comes from elsewhere. */

/** What the phones of these tests write about themselves. */
export const PHONE = 'Parda test phone';

/** A picture full of noise, which no encoder makes small; with what a phone writes into it, the place too. */
export async function photo(width = 1200, height = 900): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#678', noise } })
    .withExif({
      IFD0: { Make: PHONE },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 43/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '85/1 19/1 0/1' },
    })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** A drawing in few colours, small in every format. */
export const drawing = (width = 400, height = 300, background = '#2563eb') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** Whether a file still says which phone made it, or has any EXIF at all. */
export async function hasTraces(picture: Buffer): Promise<boolean> {
  return (await sharp(picture).metadata()).exif !== undefined || picture.includes(PHONE);
}

/** A drawing with pieces of text in it that unpack to a thousand times their size. */
export async function pngWithTexts(pieces: number): Promise<Buffer> {
  const plain = await drawing(50, 50);
  const packed = deflateSync(Buffer.alloc(7_000_000, 'a'), { level: 9 });
  const texts = Array.from({ length: pieces }, (_, index) => {
    const body = Buffer.concat([Buffer.from(`zTXtk${index}\0\0`, 'latin1'), packed]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(body.length - 4);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  });
  // behind the signature and the header
  return Buffer.concat([plain.subarray(0, 33), ...texts, plain.subarray(33)]);
}

/** A chunk of a RIFF file, padded to an even length. */
const chunk = (type: string, body: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from(type), length, body, Buffer.alloc(body.length % 2)]);
};

/** An animation; each frame is the same. */
export async function webpWithFrames(frames: number): Promise<Buffer> {
  const still = await sharp({ create: { width: 1, height: 1, channels: 4, background: '#fff' } })
    .webp({ lossless: true })
    .toBuffer();
  const frame = chunk(
    'ANMF',
    Buffer.concat([Buffer.alloc(12), Buffer.from([10, 0, 0, 0]), still.subarray(still.indexOf('VP8L'))]),
  );
  const head = chunk('VP8X', Buffer.from([0x12, 0, 0, 0, 15, 0, 0, 15, 0, 0]));
  return chunk(
    'RIFF',
    Buffer.concat([Buffer.from('WEBP'), head, chunk('ANIM', Buffer.alloc(6)), ...Array<Buffer>(frames).fill(frame)]),
  );
}

export const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(body.length + 8);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, body]);
};

/** The place as phones write it into a video (ISO 6709). */
export const PLACE = '+27.7172+085.3240/';

/** The frame of an MP4: whole, in order, and with the place in its remarks. */
export function mp4(brand = 'isom', mediaBytes = 4_000): Buffer {
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0isommp42`, 'latin1')),
    box('moov', box('mvhd', Buffer.alloc(100)), box('udta', box('\u00a9xyz', Buffer.from(PLACE)))),
    box('mdat', randomBytes(mediaBytes)),
  ]);
}

/** The frame of a WebM. */
export function webm(mediaBytes = 1_000): Buffer {
  const header = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581020000', 'hex');
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(mediaBytes) | (1n << 56n));
  return Buffer.concat([header.subarray(0, 36), Buffer.from('18538067', 'hex'), length, randomBytes(mediaBytes)]);
}

/** A second of silence. */
export function wav(told?: number): Buffer {
  const samples = Buffer.alloc(16_000);
  const header = Buffer.from(
    'RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\0\0\0\0\0\0\0\0\x02\0\x10\0data\0\0\0\0',
    'latin1',
  );
  header.writeUInt32LE(told ?? header.length + samples.length - 8, 4);
  header.writeUInt32LE(8_000, 24);
  header.writeUInt32LE(16_000, 28);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

/** A page of a CV. */
export const pdf = (content = 'BT (Sita Sharma) Tj ET') =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj\ntrailer<<>>\n%%EOF\n`,
  );

export interface ZipEntry {
  name: string;
  content: Buffer;
}

/** An archive, written out by hand so that it can also be a bad one. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const packed = deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const head = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name)]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    local.push(head, packed);
    central.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, place, Buffer.from(name));
    offset += head.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}

const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** A CV written with Word, and what else is in its archive. */
export const docx = (main = 'word/document.xml', ...more: ZipEntry[]) =>
  zip([
    { name: '[Content_Types].xml', content: Buffer.from(TYPES.replace('word/document.xml', main)) },
    { name: main, content: Buffer.from('<w:document/>') },
    ...more,
  ]);

/** The old container of Microsoft's programs ([MS-CFB]), with streams that are empty. */
export function compoundFile(...streams: string[]): Buffer {
  const SECTOR = 512;
  const [END, TABLE] = [0xfffffffe, 0xfffffffd];
  const entries = ['Root Entry', ...streams];
  const sectors = Math.ceil(entries.length / 4);
  const file = Buffer.alloc(SECTOR * (2 + sectors));
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  // version 3, little-endian, sectors of 2⁹ bytes, one of them a table, the directory behind it, and none of what large files have
  for (const [at, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const)
    file.writeUInt16LE(value, at);
  for (const [at, value] of [
    [44, 1],
    [48, 1],
    [56, 4096],
    [60, END],
    [68, END],
  ] as const)
    file.writeUInt32LE(value, at);
  file.fill(0xff, 80, 2 * SECTOR);
  file.writeUInt32LE(TABLE, SECTOR);
  for (let sector = 1; sector <= sectors; sector++) {
    file.writeUInt32LE(sector === sectors ? END : sector + 1, SECTOR + 4 * sector);
  }
  for (const [index, name] of entries.entries()) {
    const at = 2 * SECTOR + 128 * index;
    file.write(name, at, 'utf16le');
    file.writeUInt16LE(2 * (name.length + 1), at + 64);
    file[at + 66] = index === 0 ? 5 : 2;
  }
  return file;
}

/** A CV written with an old Word. */
export const doc = (...more: string[]): Buffer =>
  compoundFile('WordDocument', '1Table', '\u0001CompObj', '\u0005SummaryInformation', ...more);
