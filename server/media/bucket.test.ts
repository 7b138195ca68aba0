import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { mp4, photo } from '../testing/mediaFiles.js';
import { useS3 } from '../testing/s3.js';
import { useTestApp } from '../testing/testApp.js';
import { filesIn, upload } from '../testing/uploading.js';
import { removeOrphans } from './orphans.js';
import { storeUpload } from './service.js';

const s3 = useS3();
const app = useTestApp(() => ({ s3: s3.settings }));

it('keeps everything in a bucket where one is configured, and hands it out from there', async () => {
  const picture = (await upload(app, await photo(1000, 800))).body.secure_url;
  const content = mp4();
  const video = (await upload(app, content, { as: 'video' })).body.secure_url;
  const narrow = await fetch(picture.replace('/upload/', '/upload/f_auto,q_auto,c_limit,w_480/'));
  expect(await sharp(await narrow.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 480 });
  const part = await fetch(video, { headers: { Range: 'bytes=100-299' } });
  expect([part.status, Buffer.from(await part.arrayBuffer()).length]).toEqual([206, 200]);
  expect(filesIn(app.deps.config.dataDir)).toEqual([]);

  app.now = new Date(Date.now() + 25 * 60 * 60 * 1000);
  expect(await removeOrphans(app.ctx())).toBe(2);
  for (const url of [picture, video]) expect((await fetch(url)).status).toBe(404);
});

it('leaves nothing in the books where the bucket takes nothing', async () => {
  const store = { ...app.deps.store, put: () => Promise.reject(new Error('no room')) };
  const path = `${app.deps.config.dataDir}/upload`;
  await writeFile(path, mp4());
  const received = { path, bytes: mp4().length, resourceType: 'video' };
  await expect(storeUpload({ ...app.ctx(), store }, received)).rejects.toThrow('no room');
  expect(await app.em.execute('select 1 from media_file')).toEqual([]);
});
