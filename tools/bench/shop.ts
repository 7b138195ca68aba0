import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cp } from 'node:fs/promises';
import { type DatabaseLocation, openDatabase } from '../../server/infra/database/database.js';
import { createLogger } from '../../server/infra/log.js';
import { model } from '../../server/rooms.js';
import { fill } from './data.js';
import { dropDatabase, makeDatabase } from './database.js';

/** The filled database of a run, which is gone afterwards. */
export interface Shop {
  /** What tells Parda where its data is. */
  env(): Promise<NodeJS.ProcessEnv>;
  /** Where a reference finds the same data: an address, or a folder of its own. */
  location(): Promise<string>;
  drop(): Promise<void>;
}

const log = createLogger('error');

async function fillAt(location: DatabaseLocation): Promise<void> {
  const database = await openDatabase(location, model, log);
  try {
    await database.migrate();
    await fill(database.em.fork());
  } finally {
    await database.close();
  }
}

/** Makes a database of its own on a PostgreSQL. @param server the address of any database there */
export async function openShopOnPostgres(server: string): Promise<Shop> {
  const name = `parda_bench_${process.pid}`;
  const url = await makeDatabase(server, name);
  const folder = mkdtempSync(path.join(tmpdir(), 'parda-bench-'));
  const drop = async () => {
    await dropDatabase(server, name);
    rmSync(folder, { recursive: true });
  };
  await fillAt({ url }).catch(async (error: unknown) => {
    await drop();
    throw error;
  });
  return { env: async () => ({ DATABASE_URL: url, DATA_DIR: folder }), location: async () => url, drop };
}

/** The same in folders of the embedded database: each process gets a copy, since it belongs to one. */
export async function openShopInFolder(): Promise<Shop> {
  const root = mkdtempSync(path.join(tmpdir(), 'parda-bench-'));
  const filled = path.join(root, 'filled');
  await fillAt({ folder: filled });
  let copies = 0;
  const copy = async () => {
    const folder = path.join(root, String(copies++));
    await cp(filled, folder, { recursive: true });
    return folder;
  };
  return {
    env: async () => ({ DATABASE_URL: undefined, DATA_DIR: await copy() }),
    location: async () => path.join(await copy(), 'pglite'),
    drop: async () => rmSync(root, { recursive: true }),
  };
}
