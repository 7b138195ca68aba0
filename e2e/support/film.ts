import sharp from 'sharp';

/** One element of WebM: its id, the length of what it holds in four bytes, and that. */
function element(id: string, ...content: (Buffer | number | string)[]): Buffer {
  const body = Buffer.concat(
    content.map((part) => (typeof part === 'object' ? part : Buffer.from(typeof part === 'string' ? part : [part]))),
  );
  const length = Buffer.alloc(4);
  length.writeUInt32BE(0x10000000 + body.length);
  return Buffer.concat([Buffer.from(id, 'hex'), length, body]);
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

const [WIDTH, HEIGHT] = [64, 36];
const FRAME_MS = 500;
const SECONDS = 30;

/**
 * A silent film made here: half a minute, two frames a second, each a whole picture. WebP and WebM share VP8, so that its
 * frames are what is in a picture of ours.
 */
export async function film(): Promise<Buffer> {
  const frames = await Promise.all(
    Array.from({ length: (SECONDS * 1000) / FRAME_MS }, async (_, at) => {
      const time = Buffer.alloc(2);
      time.writeInt16BE(at * FRAME_MS);
      const background = at % 2 ? '#2563eb' : '#f59e0b';
      const picture = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } })
        .webp()
        .toBuffer();
      // behind the heads of the file and of its only chunk
      const frame = picture.subarray(20, 20 + picture.readUInt32LE(16));
      return element('a3', 0x81, time, 0x80, frame);
    }),
  );
  const header = element('1a45dfa3', element('4286', 1), element('42f7', 1), element('4282', 'webm'));
  const info = element('1549a966', element('2ad7b1', 0x0f, 0x42, 0x40), element('4489', float(SECONDS * 1000)));
  const track = element(
    'ae',
    element('d7', 1),
    element('73c5', 1),
    element('83', 1),
    element('86', 'V_VP8'),
    element('e0', element('b0', WIDTH), element('ba', HEIGHT)),
  );
  const cluster = element('1f43b675', element('e7', 0), ...frames);
  return Buffer.concat([header, element('18538067', info, element('1654ae6b', track), cluster)]);
}
