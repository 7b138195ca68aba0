import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { User } from '../accounts/entity.js';
import { Repair } from '../repairs/entity.js';
import { buildRepair } from '../repairs/factory.js';
import { drawing } from '../testing/mediaFiles.js';
import { useTestApp } from '../testing/testApp.js';
import { filesIn, leftBehind, upload } from '../testing/uploading.js';
import { MediaUse } from './entity.js';
import { removeHalfReceived, removeOrphans } from './orphans.js';

const app = useTestApp();
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

// the database notes with its own clock when a file lost its last use
beforeEach(() => {
  app.now = new Date();
});

const pathOf = async (token?: string) =>
  new URL((await upload(app, await drawing(), { ...(token && { token }) })).body.secure_url).pathname;

async function removedAfter(ms: number): Promise<number> {
  app.now = new Date(Date.now() + ms);
  return removeOrphans(app.ctx());
}

describe('an upload that nothing refers to (decisions §7)', () => {
  it("goes after 24 hours where it is a guest's, with all its forms", async () => {
    const url = await pathOf();
    await fetch(`${app.url}${url.replace('/upload/', '/upload/f_webp,q_auto,w_320/')}`);
    expect(filesIn(app.deps.config.mediaDir)).toHaveLength(2);
    expect(await removedAfter(DAY_MS - HOUR_MS)).toBe(0);
    expect(await removedAfter(DAY_MS + HOUR_MS)).toBe(1);
    expect(await leftBehind(app)).toEqual([]);
    expect((await fetch(app.url + url)).status).toBe(404);
  });

  it('goes after 30 days where somebody signed in sent it', async () => {
    await pathOf((await app.signedIn()).token);
    expect(await removedAfter(29 * DAY_MS)).toBe(0);
    expect(await removedAfter(31 * DAY_MS)).toBe(1);
  });

  it('goes in batches', async () => {
    const rows = Array.from(
      { length: 250 },
      (_, index) => `('${index.toString(16).padStart(32, '0')}', 'image', 'x', 1, now(), now())`,
    );
    await app.em.execute(
      `insert into media_file (id, kind, name, bytes, created_at, unused_since) values ${rows.join(', ')}`,
    );
    expect(await removedAfter(2 * DAY_MS)).toBe(250);
  });

  it('stays in the books where the store does not let go of it', async () => {
    await pathOf();
    app.now = new Date(Date.now() + 2 * DAY_MS);
    const store = { ...app.deps.store, removeAll: () => Promise.reject(new Error('out of order')) };
    await expect(removeOrphans({ ...app.ctx(), store })).rejects.toThrow('out of order');
    expect(await leftBehind(app)).toHaveLength(2);
    expect(await removeOrphans(app.ctx())).toBe(1);
  });
});

describe('an upload that something refers to', () => {
  const BOOK = `mutation Book($input: BookRepairInput!) { bookRepair(input: $input) { id } }`;
  const booking = (issueImageUrls: string[]) => ({
    userName: 'Sita',
    contactNumber: '9841234567',
    brand: 'LG',
    issueDescription: 'dark',
    pickupAddress: 'Patan',
    preferredPickupTime: new Date(app.now.getTime() + DAY_MS),
    issueImageUrls,
  });
  const book = async (...urls: string[]) =>
    (await app.viaGraphql<{ bookRepair: { id: string } }>(BOOK, { input: booking(urls) })).data.bookRepair.id;

  it('stays for as long, whoever booked', async () => {
    const url = await pathOf();
    const id = await book(url, url);
    expect((await app.em.find(MediaUse, {})).map(({ holder }) => holder)).toEqual([`repair:${id}`]);
    expect(await removedAfter(400 * DAY_MS)).toBe(0);
    expect((await fetch(app.url + url)).status).toBe(200);
  });

  it('is known by its full address, too, and in a narrower form', async () => {
    const url = await pathOf();
    await book(app.url + url, (app.url + url).replace('/upload/', '/upload/f_auto,q_auto,w_640/'));
    expect(await app.em.count(MediaUse)).toBe(1);
  });

  it('stays until the last of its users has gone', async () => {
    const url = await pathOf();
    const [first, second] = [buildRepair({ issueImageUrls: [url] }), buildRepair({ issueImageUrls: [url] })];
    await app.save(first, second);
    await forget(first.id);
    expect(await removedAfter(2 * DAY_MS)).toBe(0);
    await forget(second.id);
    expect(await removedAfter(2 * DAY_MS)).toBe(1);
  });

  it('goes when it was replaced, a day after that', async () => {
    const { token, user } = await app.signedIn();
    const [old, next] = [await pathOf(token), await pathOf(token)];
    for (const profilePictureUrl of [old, next]) {
      const { status } = await app.viaRest('PUT', '/api/auth/profile', { profilePictureUrl }, { token });
      expect(status).toBe(200);
    }
    expect(await app.em.count(MediaUse, { holder: `account:${user.id}` })).toBe(1);
    expect(await removedAfter(31 * DAY_MS)).toBe(1);
    expect((await fetch(app.url + next)).status).toBe(200);
    const { em } = app;
    em.remove(await em.findOneOrFail(User, user.id));
    await em.flush();
    expect(await app.em.count(MediaUse)).toBe(0);
  });

  it('is kept by a repair that changes in something else', async () => {
    const url = await pathOf();
    const repair = buildRepair({ issueImageUrls: [url] });
    await app.save(repair);
    const { em } = app;
    (await em.findOneOrFail(Repair, repair.id)).adminNotes = 'a new panel';
    await em.flush();
    expect(await app.em.count(MediaUse)).toBe(1);
  });

  it('needs no statement of a change without pictures', async () => {
    const statements = await app.statementsOf(() => book());
    expect(statements.filter(({ sql }) => sql.includes('media'))).toEqual([]);
  });

  it('is no use of a file that there is not', async () => {
    await book(`/media/parda/image/upload/${'0'.repeat(32)}-1x1-aaaaaaaa.webp`);
    expect(await app.em.count(MediaUse)).toBe(0);
  });

  async function forget(id: string) {
    const { em } = app;
    em.remove(await em.findOneOrFail(Repair, id));
    await em.flush();
  }
});

it('removes what a dead process left half received, and not what is coming in', async () => {
  const { uploadsDir } = app.deps.config;
  await mkdir(uploadsDir, { recursive: true });
  for (const name of ['old', 'new']) await writeFile(path.join(uploadsDir, name), 'x');
  await utimes(path.join(uploadsDir, 'old'), 0, 0);
  await removeHalfReceived(app.ctx());
  expect(filesIn(uploadsDir)).toEqual(['new']);
});
