// @module-tag database
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  box,
  compoundFile,
  doc,
  docx,
  drawing,
  hasTraces,
  mp4,
  pdf,
  photo,
  PLACE,
  pngWithTexts,
  wav,
  webm,
  webpWithFrames,
  zip,
} from '../testing/mediaFiles.js';
import { useTestApp } from '../testing/testApp.js';
import { leftBehind, upload } from '../testing/uploading.js';

const app = useTestApp();

const DAMAGED = 'The file is damaged or incomplete.';
const AMBIGUOUS = 'The file holds more than one kind of content.';
const NO_IMAGE = 'Invalid file type. Please select an image.';
const NO_CV = 'Please upload a PDF, DOC or DOCX file.';

describe("Cloudinary's unsigned upload protocol (decisions §7)", () => {
  it('keeps a picture and tells where', async () => {
    const { status, body } = await upload(app, await photo(800, 600), { name: 'IMG_1.jpg' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ resource_type: 'image', format: 'webp', width: 800, height: 600, type: 'upload' });
    expect(body.secure_url).toMatch(
      new RegExp(`^${app.url}/media/parda/image/upload/[0-9a-f]{32}-800x600-[\\w-]{20,48}\\.webp$`),
    );
    const picture = Buffer.from(await (await fetch(body.secure_url)).arrayBuffer());
    expect(picture.length).toBe(body.bytes);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 800, height: 600 });
  });

  it('drops all that travelled with a picture, and turns it upright', async () => {
    const original = await photo(800, 600);
    expect(await hasTraces(original)).toBe(true);
    const lying = sharp(original).withMetadata({ orientation: 6 });
    for (const [sent, width] of [
      [original, 800],
      [await lying.clone().jpeg().toBuffer(), 600],
      [await lying.clone().png().toBuffer(), 600],
      [await lying.clone().webp().toBuffer(), 600],
    ] as const) {
      const { body } = await upload(app, sent);
      expect(body.width).toBe(width);
      for (const address of [body.secure_url, body.secure_url.replace('/upload/', '/upload/f_jpg,q_auto,w_320/')]) {
        expect(await hasTraces(Buffer.from(await (await fetch(address)).arrayBuffer()))).toBe(false);
      }
    }
  });

  it.each([
    ['baseline', false],
    ['progressive', true],
  ])('takes a whole %s JPEG without its last two bytes', async (_kind, progressive) => {
    const whole = await sharp(await photo(400, 300))
      .jpeg({ progressive })
      .toBuffer();
    for (const missing of [1, 2]) {
      const { status, body } = await upload(app, whole.subarray(0, -missing));
      expect([status, body.width]).toEqual([200, 400]);
    }
  });

  it('takes the usual kinds of pictures, and keeps them within 2560 pixels', async () => {
    const wide = sharp({
      create: { width: 3000, height: 1000, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
    });
    for (const content of [wide.png(), wide.webp(), wide.gif(), wide.avif({ effort: 0 })]) {
      const { status, body } = await upload(app, await content.toBuffer());
      expect([status, body.width, body.height]).toEqual([200, 2560, 853]);
    }
  });

  it.each([
    ['mp4', 'video', mp4(), 'video', 'mp4'],
    ['mov', 'video', mp4('qt  '), 'video', 'mov'],
    ['webm', 'video', webm(), 'video', 'webm'],
    ['m4a', 'video', mp4('M4A '), 'video', 'm4a'],
    ['wav', 'video', wav(), 'video', 'wav'],
    ['pdf', 'raw', pdf(), 'raw', 'pdf'],
    ['doc', 'raw', doc(), 'raw', 'doc'],
    ['docx', 'raw', docx(), 'raw', 'docx'],
    ['a sound that was recorded live', 'video', wav(0xffffffff), 'video', 'wav'],
    ['mp4 with some zeros behind it', 'video', Buffer.concat([mp4(), Buffer.alloc(4)]), 'video', 'mp4'],
    ['pdf with a byte order mark', 'raw', Buffer.concat([Buffer.from('\ufeff'), pdf()]), 'raw', 'pdf'],
    [
      'pdf with an empty line before it and zeros behind',
      'raw',
      Buffer.concat([Buffer.from('\r\n'), pdf(), Buffer.alloc(2_000)]),
      'raw',
      'pdf',
    ],
    ["docx in the manner of Word's web edition", 'raw', docx('word/document2.xml'), 'raw', 'docx'],
    ['found out by itself', 'auto', pdf(), 'raw', 'pdf'],
  ])('takes %s', async (_name, as, content, resourceType, format) => {
    const { status, body } = await upload(app, content, { as, name: 'x.exe' });
    expect([status, body.resource_type, body.format]).toEqual([200, resourceType, format]);
    expect(body.secure_url).toMatch(new RegExp(`/media/parda/${resourceType}/upload/[0-9a-f]{32}\\.${format}$`));
  });

  it('blanks the place in a video and leaves the rest as it came', async () => {
    const sent = mp4();
    const { body } = await upload(app, sent, { as: 'video' });
    const kept = Buffer.from(await (await fetch(body.secure_url)).arrayBuffer());
    expect(sent.includes(PLACE)).toBe(true);
    expect(kept.includes(PLACE)).toBe(false);
    expect(kept.length).toBe(sent.length);
    expect(kept.subarray(-4_000).equals(sent.subarray(-4_000))).toBe(true);
  });

  it('does not unpack the texts in a picture', async () => {
    const before = process.memoryUsage.rss();
    const { status, body } = await upload(app, await pngWithTexts(300));
    expect([status, body.width]).toEqual([200, 50]);
    // unpacked they would be 2.1 GB
    expect(process.memoryUsage.rss() - before).toBeLessThan(500_000_000);
  });

  it('takes pictures of which many things are written beside them, and animations', async () => {
    const described = await sharp(await photo(80, 60))
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><svg:svg/><body class="a"/></x:xmpmeta>')
      .toBuffer();
    for (const content of [described, await webpWithFrames(20)]) expect((await upload(app, content)).status).toBe(200);
  });

  it('tells how people call the file, in whatever script', async () => {
    const { body } = await upload(app, await drawing(), { name: 'टिभी बिग्रियो 📺.png' });
    expect(body).toMatchObject({ original_filename: 'टिभी बिग्रियो 📺' });
  });

  it('names a file by itself, whatever the sender calls it', async () => {
    const { body } = await upload(app, await drawing(), { name: '../../../../etc/cron.d/evil.png' });
    expect(body.public_id).toMatch(/^[0-9a-f]{32}-400x300-/);
    expect((await leftBehind(app)).length).toBe(2);
  });
});

describe('what is refused', () => {
  it.each<[string, string, () => Promise<Buffer> | Buffer, number, string]>([
    ['text', 'image', () => Buffer.from('hello'), 415, NO_IMAGE],
    ['an empty file', 'image', () => Buffer.alloc(0), 415, NO_IMAGE],
    [
      'an SVG with a script',
      'image',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      415,
      NO_IMAGE,
    ],
    ['a page called a picture', 'image', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, NO_IMAGE],
    [
      'a HEIC as a picture',
      'image',
      () => Buffer.concat([box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1')), box('mdat', Buffer.alloc(90))]),
      415,
      'Please save the picture as JPEG and try again.',
    ],
    [
      'an animation of too many frames',
      'image',
      () => webpWithFrames(1_001),
      400,
      'The picture has too many frames (max 1,000).',
    ],
    [
      'a video of too many boxes',
      'video',
      () => Buffer.concat([mp4(), ...Array<Buffer>(10_001).fill(box('free', Buffer.alloc(0)))]),
      400,
      DAMAGED,
    ],
    ['a video as a picture', 'image', () => mp4(), 415, NO_IMAGE],
    ['a picture as a video', 'video', () => drawing(), 415, 'Please select a valid video file.'],
    ['a picture as a CV', 'raw', () => drawing(), 415, NO_CV],
    ['a zip bomb as a picture', 'image', () => zip([{ name: 'a', content: Buffer.alloc(50_000_000) }]), 415, NO_IMAGE],
    [
      'a zip bomb as a CV',
      'raw',
      () => docx(undefined, { name: 'word/media/a', content: Buffer.alloc(70_000_000) }),
      400,
      'The file unpacks to more than a CV can hold.',
    ],
    [
      'a CV that leads out of its folder',
      'raw',
      () => docx(undefined, { name: '../../evil', content: Buffer.from('x') }),
      400,
      DAMAGED,
    ],
    [
      'a CV with macros',
      'raw',
      () => docx(undefined, { name: 'word/vbaProject.bin', content: Buffer.from('x') }),
      400,
      'Please save your CV without macros and try again.',
    ],
    [
      'an old CV with macros',
      'raw',
      () => doc('ThisDocument', '_VBA_PROJECT'),
      400,
      'Please save your CV without macros and try again.',
    ],
    ['a spreadsheet as a CV', 'raw', () => compoundFile('Workbook'), 400, NO_CV],
    ['a plain archive as a CV', 'raw', () => zip([{ name: 'a', content: Buffer.from('a') }]), 415, NO_CV],
    ['half a picture', 'image', async () => (await photo()).subarray(0, 60_000), 400, DAMAGED],
    [
      'half a drawing',
      'image',
      async () =>
        (
          await sharp(await photo())
            .png()
            .toBuffer()
        ).subarray(0, 60_000),
      400,
      DAMAGED,
    ],
    ['half a photo', 'image', async () => (await photo()).subarray(0, 200_000), 400, DAMAGED],
    ['half a video', 'video', () => mp4().subarray(0, 3_000), 400, DAMAGED],
    ['half a WebM', 'video', () => webm().subarray(0, 700), 400, DAMAGED],
    ['half a sound', 'video', () => wav().subarray(0, 700), 400, DAMAGED],
    ['half a PDF', 'raw', () => pdf().subarray(0, 60), 400, DAMAGED],
    ['half a CV', 'raw', () => docx().subarray(0, -30), 400, DAMAGED],
    [
      'a picture of 100 megapixels',
      'image',
      () => drawing(10_000, 10_000),
      413,
      'Image too large (max 40 megapixels).',
    ],
    [
      'a picture with an archive behind it',
      'image',
      async () => Buffer.concat([await drawing(), zip([{ name: 'a', content: Buffer.from('x') }])]),
      400,
      AMBIGUOUS,
    ],
    [
      'a video with an archive behind it',
      'video',
      () => Buffer.concat([mp4(), zip([{ name: 'a', content: Buffer.from('x') }])]),
      400,
      AMBIGUOUS,
    ],
    ['a WebM with something behind it', 'video', () => Buffer.concat([webm(), Buffer.from('more')]), 400, AMBIGUOUS],
    [
      'a PDF with an archive behind it',
      'raw',
      () => Buffer.concat([pdf(), zip([{ name: 'a', content: Buffer.from('x') }])]),
      400,
      AMBIGUOUS,
    ],
    ['a page that begins like a GIF', 'image', () => Buffer.from('GIF89a/*<script>alert(1)</script>*/'), 400, DAMAGED],
    [
      'a picture that is larger than 10 MB',
      'image',
      async () => Buffer.concat([await drawing(), Buffer.alloc(10_485_760)]),
      413,
      'File too large (max 10MB).',
    ],
    ['a video that is larger than 15 MB', 'video', () => mp4('isom', 15_728_640), 413, 'File too large (max 15MB).'],
    ['a CV that is larger than 5 MB', 'raw', () => pdf('x'.repeat(5_242_880)), 413, 'File too large (max 5MB).'],
    ['far too much', 'image', () => Buffer.alloc(40_000_000), 413, 'File too large (max 10MB).'],
    [
      'a picture that is too large, kind unknown',
      'auto',
      async () => Buffer.concat([await drawing(), Buffer.alloc(11_000_000)]),
      413,
      'File too large (max 10MB).',
    ],
  ])('%s', async (_name, as, content, status, message) => {
    const answer = await upload(app, await content(), { as });
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect(answer.body.error).toEqual({ message });
    expect(await leftBehind(app)).toEqual([]);
  });

  it.each([
    ['without the preset', { preset: null }, 400, 'Upload preset not found'],
    ['with another preset', { preset: 'other' }, 400, 'Upload preset not found'],
    ['to another cloud', { cloud: 'demo' }, 404, 'Not found.'],
    ['as something else', { as: 'spreadsheet' }, 404, 'Not found.'],
    ['as something every object has', { as: 'constructor' }, 404, 'Not found.'],
  ])('an upload %s', async (_name, options, status, message) => {
    const answer = await upload(app, await drawing(), options);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect(await leftBehind(app)).toEqual([]);
  });

  it.each([
    ['JSON', 'application/json', '{}', 415, 'Please send the file as multipart/form-data.'],
    [
      'a form that breaks off',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nab',
      400,
      'The upload could not be read.',
    ],
    ['a form without a boundary', 'multipart/form-data', 'x', 400, 'The upload could not be read.'],
    [
      'a form without a file',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="upload_preset"\r\n\r\nparda\r\n--x--\r\n',
      400,
      'Missing required parameter - file',
    ],
  ])('%s', async (_name, type, body, status, message) => {
    const response = await fetch(`${app.url}/media/parda/image/upload`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    });
    expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([status, message]);
    expect(await leftBehind(app)).toEqual([]);
  });
});
