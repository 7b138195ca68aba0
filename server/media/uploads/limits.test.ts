import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { drawing } from '../../testing/mediaFiles.js';
import { FULL } from '../../testing/full.js';
import { useTestApp } from '../../testing/testApp.js';
import { filesIn, leftBehind, upload } from '../../testing/uploading.js';

// the caller's address comes from a header, so that a test can have many
const app = useTestApp(() => ({ trustProxy: 1 }));
const TOO_MANY = 'Too many uploads. Please try again later.';

let picture: Buffer;
beforeEach(async () => {
  picture = await drawing(60, 40);
});

const from = (address: string, token?: string) =>
  upload(app, picture, { headers: { 'X-Forwarded-For': address }, ...(token && { token }) });

describe('how much one caller may upload', () => {
  it('is bounded for a guest by the hour', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 70; sent++) statuses.push((await from('203.0.113.7')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    const refused = await from('203.0.113.7');
    expect([refused.status, refused.body.message]).toEqual([429, TOO_MANY]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await from('203.0.113.8')).status).toBe(200);
    expect(filesIn(app.deps.config.uploadsDir)).toEqual([]);
  });

  it('is counted for a person, wherever they are', async () => {
    const { token } = await app.signedIn();
    for (let sent = 0; sent < 61; sent++) expect((await from('203.0.113.9', token)).status).toBe(200);
  });

  it('is bounded by the size', async () => {
    // 15 MB each, refused for what it is, and counted nevertheless
    const large = Buffer.alloc(15_000_000);
    const statuses: number[] = [];
    for (let sent = 0; sent < 15; sent++) statuses.push((await upload(app, large, { as: 'video' })).status);
    expect(statuses).toEqual([...Array<number>(6).fill(415), ...Array<number>(9).fill(429)]);
  });
});

describe('slow senders', () => {
  /** Begins an upload and does not go on with it. */
  async function begin(address: string): Promise<Socket> {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST /media/parda/image/upload HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Length: 5000\r\nContent-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nthe beginning of a picture`,
    );
    return socket;
  }

  it('keep nobody else from uploading, and leave nothing', async () => {
    const { uploadsDir } = app.deps.config;
    const slow = await Promise.all(Array.from({ length: 6 }, () => begin('203.0.113.40')));
    await expect.poll(() => filesIn(uploadsDir).length).toBe(6);
    expect((await from('203.0.113.40')).status).toBe(429);
    expect((await from('203.0.113.41')).status).toBe(200);
    for (const socket of slow) socket.destroy();
    await expect.poll(() => filesIn(uploadsDir)).toEqual([]);
    expect((await from('203.0.113.40')).status).toBe(200);
  });
});

/** In tens: a thousand where there is time for it. */
const ROUNDS = FULL ? 100 : 20;

describe('a thousand uploads of nobody in particular', () => {
  it('fill no more than the space that guests have together', async () => {
    const bytes = 64 * 1024 * 1024;
    const rows = Array.from(
      { length: 16 },
      (_, index) => `('${index.toString(16).padStart(32, '0')}', 'image', 'x', ${bytes}, now(), now())`,
    );
    await app.em.execute(
      `insert into media_file (id, kind, name, bytes, created_at, unused_since) values ${rows.join(', ')}`,
    );
    const refused = await from('203.0.113.20');
    expect([refused.status, refused.body.message]).toEqual([429, TOO_MANY]);
    // what is in use is the shop's, and who is signed in has a name
    const { token } = await app.signedIn();
    expect((await from('203.0.113.20', token)).status).toBe(200);
    await app.em.execute('update media_file set unused_since = null');
    expect((await from('203.0.113.20')).status).toBe(200);
  });

  it('fill no more than their space for people with accounts either, be they one or many', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => app.signedIn()));
    const admin = await app.admin();
    /** Leaves so many megabytes of somebody's unused. */
    const leave = (uploaderId: string, megabytes: number) =>
      app.em.execute(
        'insert into media_file (id, kind, name, bytes, created_at, unused_since, uploader_id) values (?, ?, ?, ?, now(), now(), ?)',
        [crypto.randomUUID().replaceAll('-', ''), 'image', 'x', megabytes * 1024 * 1024, uploaderId],
      );
    const [greedy, modest] = people as [(typeof people)[0], (typeof people)[0]];
    await leave(admin.user.id, 2_000);
    await leave(greedy.user.id, 500);
    const statusOf = async (token?: string) => (await from('203.0.113.20', token)).status;
    expect([await statusOf(greedy.token), await statusOf(modest.token)]).toEqual([429, 200]);
    for (const { user } of people.slice(2)) await leave(user.id, 480);
    expect([await statusOf(modest.token), await statusOf(admin.token), await statusOf()]).toEqual([429, 200, 200]);
    await app.em.execute('update media_file set unused_since = null');
    expect([await statusOf(greedy.token), await statusOf(modest.token)]).toEqual([200, 200]);
  });

  it('are taken one after the other without leaving anything on the way', async () => {
    const statuses = new Map<number, number>();
    for (let round = 0; round < ROUNDS; round++) {
      const answers = await Promise.all(Array.from({ length: 10 }, (_, seat) => from(`198.51.${seat}.${round % 4}`)));
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: ROUNDS * 10 });
    expect(filesIn(app.deps.config.uploadsDir)).toEqual([]);
    expect(await leftBehind(app)).toHaveLength(ROUNDS * 20);
  });
});
