// @module-tag database
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { User } from '../accounts/entity.js';
import { buildFaqItem } from '../faq/factory.js';
import { Repair } from '../repairs/entity.js';
import { buildRepair } from '../repairs/factory.js';
import { postgresUrl } from '../testing/database.js';
import { drawing } from '../testing/mediaFiles.js';
import { useTestApp } from '../testing/testApp.js';
import { filesIn, leftBehind, upload } from '../testing/uploading.js';
import { variantOf } from './delivery/variants.js';
import { MediaUse } from './entity.js';
import { removeHalfReceived, removeOrphans } from './orphans.js';
import { parsePictureName } from './storedFile.js';

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

  it('stays in the books where the store does not let go of it, and keeps no other from going', async () => {
    const stubborn = (await pathOf()).split('/').at(-1)!.slice(0, 32);
    await pathOf();
    app.now = new Date(Date.now() + 2 * DAY_MS);
    const { store } = app.deps;
    const removeAll = (prefix: string) =>
      prefix.includes(stubborn) ? Promise.reject(new Error('out of order')) : store.removeAll(prefix);
    expect(await removeOrphans({ ...app.ctx(), store: { ...store, removeAll } })).toBe(1);
    expect(await leftBehind(app)).toHaveLength(2);
    expect(await removeOrphans(app.ctx())).toBe(1);
    expect(await leftBehind(app)).toEqual([]);
  });

  it('cannot be referred to any more once it is on its way out', async () => {
    const url = await pathOf();
    app.now = new Date(Date.now() + 2 * DAY_MS);
    const removeAll = () => Promise.reject(new Error('slow'));
    await removeOrphans({ ...app.ctx(), store: { ...app.deps.store, removeAll } });
    await app.save(buildRepair({ issueImageUrls: [url] }));
    expect(await app.em.count(MediaUse)).toBe(0);
    expect(await removeOrphans(app.ctx())).toBe(1);
  });

  it('takes along a form of it that was being made meanwhile', async () => {
    const url = await pathOf();
    app.now = new Date(Date.now() + 2 * DAY_MS);
    const { store } = app.deps;
    const put = async (key: string, source: Uint8Array | string) => {
      await removeOrphans(app.ctx());
      return store.put(key, source);
    };
    const picture = parsePictureName(url.split('/').at(-1)!)!;
    expect(await variantOf({ ...store, put }, picture, 320, 'webp')).toBeUndefined();
    expect(await leftBehind(app)).toEqual([]);
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

  it('is not kept by what anybody writes into a text', async () => {
    const url = await pathOf();
    await app.save(buildRepair({ issueDescription: `see ${url}`, brand: url }));
    expect(await app.em.count(MediaUse)).toBe(0);
    await app.save(buildFaqItem({ answer: `<p><img src="${url}" alt=""></p>` }));
    expect(await app.em.count(MediaUse)).toBe(1);
  });

  it('is no use of a file that there is not', async () => {
    await book(`/media/parda/image/upload/${'0'.repeat(32)}-1x1-aaaaaaaa.webp`);
    expect(await app.em.count(MediaUse)).toBe(0);
  });

  it.skipIf(!postgresUrl)('is kept for one while another lets go of it', async () => {
    const url = await pathOf();
    const [old, next] = [buildRepair({ issueImageUrls: [url] }), buildRepair()];
    await app.save(old, next);
    const claimed = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const takeUp = app.em.transactional(async (em) => {
      (await em.findOneOrFail(Repair, next.id)).issueImageUrls = [url];
      await em.flush();
      claimed.resolve();
      await mayCommit.promise;
    });
    await claimed.promise;
    const letGo = app.em.transactional(async (em) => {
      (await em.findOneOrFail(Repair, old.id)).issueImageUrls = [];
    });
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(() => app.em.execute(waiting)).toHaveLength(1);
    mayCommit.resolve();
    await Promise.all([takeUp, letGo]);
    expect(await app.em.count(MediaUse)).toBe(1);
    expect(await removedAfter(400 * DAY_MS)).toBe(0);
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
