import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { drawing } from '../server/testing/mediaFiles.js';
import { freePort } from './cluster/freePort.js';
import { emptyDatabase, postgresUrl } from './support/postgres.js';
import { adminHeaders, call, dataFolder, graphql, launch, shutDown } from './support/server.js';

const DATA = path.join(import.meta.dirname, '..', 'dist', 'server', 'data.js');

/** What `npm run data` runs. */
async function data(env: NodeJS.ProcessEnv, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [DATA, ...args], {
    env: { PATH: process.env.PATH, ...env },
  });
  return stdout;
}

/** What people would miss. */
async function contentOf(url: string) {
  const admin = await adminHeaders(url);
  const get = async (where: string, headers = {}) => {
    const { status, body } = await call<object[]>(url, 'GET', where, undefined, headers);
    expect([where, status, body.length > 0]).toEqual([where, 200, true]);
    return body;
  };
  const products = (await get('/api/products')) as { imageUrls: string[] }[];
  const picture = await fetch(new URL(new URL(products.flatMap(({ imageUrls }) => imageUrls)[0]!, url).pathname, url));
  return {
    products,
    picture: Buffer.from(await picture.arrayBuffer()).toString('base64'),
    repairs: await get('/api/repairs', admin),
    reviews: await get('/api/reviews', admin),
    log: await get('/api/admin/activity-log?actionType=PRODUCT_CREATE', admin),
  };
}

const ADD = `mutation ($name: String!, $imageUrls: [String!]!) {
  createProduct(input: { name: $name, description: "<p>.</p>", price: 1, imageUrls: $imageUrls }) { id }
}`;

async function addProduct(url: string, name: string): Promise<void> {
  const admin = await adminHeaders(url);
  const form = new FormData();
  form.set('upload_preset', 'parda');
  form.set('file', new Blob([await drawing()], { type: 'image/png' }), 'tv.png');
  const uploaded = await fetch(`${url}/media/parda/image/upload`, { method: 'POST', body: form, headers: admin });
  const { secure_url: picture } = (await uploaded.json()) as { secure_url: string };
  await graphql(url, ADD, { name, imageUrls: [picture] }, admin);
}

it.runIf(postgresUrl)('a shop moves from its laptop to PostgreSQL, goes on there, and moves back', async () => {
  const { folder, remove } = await dataFolder();
  const at = (name: string) => path.join(folder, name);
  // one address for all: links to pictures are part of the content
  const common = { PORT: String(await freePort()), RATE_LIMITS: 'off' };
  const laptop = { ...common, DATA_DIR: at('laptop') };
  let server = await launch(laptop);
  await addProduct(server.url, 'पर्दा ४३"');
  const before = await contentOf(server.url);
  // a running embedded shop is nobody else's
  await expect(data(laptop, 'export', at('too-early'))).rejects.toThrow(/is being used|is in use|opened/);
  await shutDown(server);
  expect(await data(laptop, 'export', at('first'))).toContain('each checksum is right');

  const { url: DATABASE_URL, drop } = await emptyDatabase('parda_journey_data');
  // the tokens and the sealed secrets of the shop go on being good
  const JWT_SECRET = readFileSync(path.join(at('laptop'), 'jwt-secret'), 'utf8').trim();
  const larger = { ...common, DATA_DIR: at('larger'), DATABASE_URL, JWT_SECRET };
  await data(larger, 'import', at('first'));
  server = await launch(larger);
  expect(await contentOf(server.url)).toEqual(before);
  await addProduct(server.url, 'Sold on PostgreSQL');
  const after = await contentOf(server.url);
  // and what is open can be copied here
  await data(larger, 'export', at('second'));
  await data({}, 'check', at('second'));
  await shutDown(server);

  const back = { ...common, DATA_DIR: at('back') };
  await data(back, 'import', at('second'));
  server = await launch(back);
  expect(await contentOf(server.url)).toEqual(after);
  await shutDown(server);
  await drop();
  await remove();
});

it('what cannot be done is said in a sentence', async () => {
  const { folder, remove } = await dataFolder();
  const said = (...args: string[]) =>
    data({ DATA_DIR: path.join(folder, 'data') }, ...args).then(
      () => 'done',
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr: stderr.trim() }),
    );
  expect(await said()).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Use: npm run data -- export <folder>/),
  });
  expect(await said('check', folder)).toEqual({ code: 1, stderr: `${folder} holds no whole archive.` });
  expect(await said('import', folder)).toEqual({ code: 1, stderr: `${folder} holds no whole archive.` });
  await remove();
});
