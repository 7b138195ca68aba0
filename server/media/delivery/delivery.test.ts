import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawing, mp4, pdf, photo } from '../../testing/mediaFiles.js';
import { useTestApp } from '../../testing/testApp.js';
import { filesIn, leftBehind, upload } from '../../testing/uploading.js';
import { findPrivatePictures, signPrivatePicture } from '../privatePicture.service.js';
import { isBusy } from '../formats/picture.js';

const app = useTestApp();

/** The address of what was uploaded, in another size where one is named. */
const at = (url: string, transformation?: string) =>
  transformation ? url.replace('/upload/', `/upload/${transformation}/`) : url;

const get = (url: string, headers: Record<string, string> = {}, method = 'GET') => fetch(url, { method, headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('pictures', () => {
  let url: string;
  beforeEach(async () => {
    url = (await upload(app, await photo(1400, 1050))).body.secure_url;
  });

  it('come for good, and as nothing else', async () => {
    const response = await get(url);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'accept-ranges': 'bytes',
    });
    // of a document alone: a page shows a dozen pictures
    expect(response.headers.get('cross-origin-opener-policy')).toBeNull();
    const etag = response.headers.get('etag')!;
    const again = await get(url, { 'If-None-Match': etag });
    expect([again.status, (await bytesOf(again)).length]).toEqual([304, 0]);
  });

  it('come in the width that a page needs, in the best format that the browser shows', async () => {
    const avif = await get(at(url, 'f_auto,q_auto,c_limit,w_640'), { Accept: 'image/avif,image/webp,*/*' });
    const webp = await get(at(url, 'f_auto,q_auto,c_limit,w_640'), { Accept: 'image/webp,*/*' });
    expect(avif.headers.get('content-type')).toBe('image/avif');
    expect(webp.headers.get('content-type')).toBe('image/webp');
    expect(avif.headers.get('vary')).toContain('Accept');
    expect(avif.headers.get('etag')).not.toBe(webp.headers.get('etag'));
    for (const response of [avif, webp]) {
      expect(await sharp(await bytesOf(response)).metadata()).toMatchObject({ width: 640, height: 480 });
    }
    const jpg = await get(at(url, 'f_jpg,q_auto,w_320'));
    expect([jpg.headers.get('content-type'), jpg.headers.get('vary') ?? '']).toEqual([
      'image/jpeg',
      expect.not.stringContaining('Accept'),
    ]);
  });

  it.each([
    ['image/avif;q=0,image/webp,*/*', 'image/webp'],
    ['image/avif; q=0.0', 'image/webp'],
    ['image/avif-sequence', 'image/webp'],
    ['image/*', 'image/webp'],
    ['image/avif;q=0.5', 'image/avif'],
  ])('are no AVIF unless it is wanted: %s', async (Accept, type) => {
    const response = await get(at(url, 'f_auto,q_auto,w_96'), { Accept });
    expect(response.headers.get('content-type')).toBe(type);
  });

  it('have one address', async () => {
    expect((await get(`${url}/`)).status).toBe(404);
    expect((await get(url.replace('/image/', '/Image/'))).status).toBe(404);
  });

  it('are never made larger than they are', async () => {
    const small = (await upload(app, await drawing(200, 100))).body.secure_url;
    const wide = await bytesOf(await get(at(small, 'f_webp,q_auto,w_1920')));
    expect(await sharp(wide).metadata()).toMatchObject({ width: 200, height: 100 });
  });

  it('are made once, however many ask', async () => {
    const before = filesIn(app.deps.config.mediaDir).length;
    const answers = await Promise.all(Array.from({ length: 12 }, () => get(at(url, 'f_webp,q_auto,c_limit,w_320'))));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(new Set(await Promise.all(answers.map(async (answer) => (await bytesOf(answer)).length))).size).toBe(1);
    expect(filesIn(app.deps.config.mediaDir)).toHaveLength(before + 1);
  });

  it.each([
    ['a width that no page needs', 'f_auto,q_auto,c_limit,w_641'],
    ['another transformation', 'f_auto,q_auto,e_blur:300'],
    ['a width that is spelled otherwise', 'f_auto,q_auto,w_0160'],
    ['a path', '..%2f..%2fjwt-secret'],
  ])('not in %s', async (_name, transformation) => {
    expect((await get(at(url, transformation))).status).toBe(404);
  });

  it('are not kept by anybody when they could not be read', async () => {
    const { store } = app.deps;
    const broken = vi.spyOn(store, 'read').mockRejectedValue(new Error('out of order'));
    for (const headers of [{}, { Range: 'bytes=0-9' }] as Record<string, string>[]) {
      const response = await get(url, headers);
      expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'private, no-store']);
      expect([response.headers.get('etag'), response.headers.get('content-range')]).toEqual([null, null]);
    }
    broken.mockRestore();
    expect((await get(url)).status).toBe(200);
  });

  it('come as they are kept, for the moment, when too many wait for theirs', async () => {
    const release = Promise.withResolvers<void>();
    const { store } = app.deps;
    const read = store.read.bind(store);
    const held = vi.spyOn(store, 'read').mockImplementation(async (...args) => {
      await release.promise;
      return read(...args);
    });
    const names = Array.from({ length: 42 }, (_, index) =>
      at(url.replace(/[0-9a-f]{32}/, index.toString(16).padStart(32, '0')), 'f_webp,q_auto,w_96'),
    );
    const waiting = names.map((name) => get(name));
    await expect.poll(() => held.mock.calls.length).toBe(2);
    await expect.poll(() => isBusy()).toBe(true);
    held.mockRestore();
    const response = await get(at(url, 'f_auto,q_auto,w_160'), { Accept: 'image/avif' });
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ]);
    release.resolve();
    expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([404]));
  });

  it('not under a name that says something else about them', async () => {
    const other = url.replace('1400x1050', '1399x1050');
    expect((await get(other)).status).toBe(404);
    expect((await get(at(other, 'f_webp,q_auto,w_320'))).status).toBe(404);
  });
});

describe('videos', () => {
  let url: string;
  const content = mp4('isom', 5_000);
  beforeEach(async () => {
    url = (await upload(app, content, { as: 'video' })).body.secure_url;
  });

  it.each([
    ['bytes=0-99', 0, 100],
    ['bytes=5000-', 5_000, undefined],
    ['bytes=-10', -10, undefined],
    ['bytes=0-99999999', 0, undefined],
  ])('come in parts: %s', async (range, from, to) => {
    const whole = await bytesOf(await get(url));
    const response = await get(url, { Range: range });
    const part = await bytesOf(response);
    expect(response.status).toBe(206);
    expect(part.equals(whole.subarray(from, to))).toBe(true);
    const start = from < 0 ? whole.length + from : from;
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${start + part.length - 1}/${whole.length}`);
  });

  it.each(['bytes=0-1,4-5', 'lines=0-5', 'bytes=five-'])('come whole for %s', async (range) => {
    const response = await get(url, { Range: range });
    expect([response.status, (await bytesOf(response)).length]).toEqual([200, content.length]);
  });

  it('refuse a part that there is not', async () => {
    const response = await get(url, { Range: 'bytes=999999-' });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${content.length}`]);
  });

  it('come whole where the part is of something older', async () => {
    expect((await get(url, { Range: 'bytes=0-9', 'If-Range': '"older"' })).status).toBe(200);
  });

  it('tell their size without coming', async () => {
    const response = await get(url, {}, 'HEAD');
    expect([response.status, response.headers.get('content-length'), (await bytesOf(response)).length]).toEqual([
      200,
      String(content.length),
      0,
    ]);
  });
});

describe('CVs', () => {
  const SIGN = `query Sign($url: String!) { signedCv(url: $url) { url expiresAt } }`;
  type Signed = { signedCv: { url: string; expiresAt: string } };

  async function stored() {
    return (await upload(app, pdf(), { as: 'raw' })).body.secure_url;
  }

  async function signed(link: string) {
    const { token } = await app.admin();
    const { data } = await app.viaGraphql<Signed>(SIGN, { url: link }, { token });
    return data.signedCv;
  }

  it('are not handed out by their link, to nobody', async () => {
    const link = await stored();
    const { token } = await app.admin();
    const answers = [await get(link), await get(link, { Authorization: `Bearer ${token}` })];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect((await get(link.replace('/raw/', '/video/'))).status).toBe(404);
    expect((await get(link.replace('/raw/', '/image/'))).status).toBe(404);
  });

  it('open for five minutes by an address that an admin asked for', async () => {
    app.now = new Date();
    const address = await signed(await stored());
    const open = () => get(app.url + address.url);
    const response = await open();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=cv.pdf',
      'cache-control': 'private, no-store',
    });
    expect((await bytesOf(response)).equals(pdf())).toBe(true);
    expect(new Date(address.expiresAt).getTime() - app.now.getTime()).toBe(300_000);
    app.now = new Date(new Date(address.expiresAt).getTime() - 1);
    expect((await open()).status).toBe(200);
    app.now = new Date(address.expiresAt);
    expect((await open()).status).toBe(404);
  });

  it('do not open by a signature for another one, or a later time', async () => {
    const [mine, other] = [await stored(), await stored()];
    const { search } = new URL(app.url + (await signed(mine)).url);
    const later = search.replace(/expires=(\d+)/, (_, expires: string) => `expires=${Number(expires) + 1}`);
    const wrong = [other + search, mine + later, `${mine}?expires=9999999999999`, `${mine}${search}&expires=9`];
    for (const address of wrong) expect((await get(address)).status).toBe(404);
  });

  it.each([
    ['a guest', undefined, 'UNAUTHENTICATED'],
    ['a customer', () => app.signedIn(), 'FORBIDDEN'],
  ])('are not signed for %s', async (_name, signIn, code) => {
    const token = signIn && (await signIn()).token;
    const { errors } = await app.viaGraphql(SIGN, { url: await stored() }, { token });
    expect(errors?.[0]?.extensions.code).toBe(code);
  });

  it('nothing else is signed', async () => {
    const { token } = await app.admin();
    const picture = (await upload(app, await drawing())).body.secure_url;
    for (const url of [picture, 'x', '/media/parda/raw/upload/../../x.pdf']) {
      const { errors } = await app.viaGraphql(SIGN, { url }, { token });
      expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    }
  });
});

describe('private pictures', () => {
  const PRIVATE = { preset: 'parda-private' };

  it('are kept by admins alone, and only where they are pictures', async () => {
    const { token } = await app.signedIn();
    expect((await upload(app, await drawing(), PRIVATE)).status).toBe(401);
    expect((await upload(app, await drawing(), { ...PRIVATE, token })).status).toBe(403);
    const admin = { ...PRIVATE, token: (await app.admin()).token };
    expect((await upload(app, mp4(), { ...admin, as: 'auto' })).status).toBe(415);
    expect((await upload(app, pdf(), { ...admin, as: 'raw' })).status).toBe(415);
    expect(await leftBehind(app)).toEqual([]);
  });

  it('open by a signed address for five minutes, and by no link', async () => {
    app.now = new Date();
    const { token } = await app.admin();
    const { status, body } = await upload(app, await photo(400, 300), { ...PRIVATE, token });
    expect([status, body.format, body.width]).toEqual([200, 'webp', 400]);
    const link = body.secure_url;
    for (const address of [link, link.replace('/raw/', '/image/'), link.replace('/upload/', '/upload/w_96/')])
      expect((await get(address, { Authorization: `Bearer ${token}` })).status).toBe(404);
    const [kept] = await findPrivatePictures(app.ctx(), [link]);
    const { url, expiresAt } = signPrivatePicture(app.ctx(), kept!);
    const response = await get(app.url + url);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
    });
    expect(await sharp(await bytesOf(response)).metadata()).toMatchObject({ width: 400, height: 300 });
    app.now = expiresAt;
    expect((await get(app.url + url)).status).toBe(404);
  });
});
