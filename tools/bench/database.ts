import { Client } from 'pg';

/** Runs `work` on a connection of its own, which is not kept. */
export async function onConnection<T>(url: string, work: (db: Client) => Promise<T>): Promise<T> {
  const db = new Client({ connectionString: url });
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

/** Makes an empty database beside the one of an address. @returns its address */
export async function makeDatabase(address: string, name: string): Promise<string> {
  await dropDatabase(address, name);
  await onConnection(address, (db) => db.query(`create database ${name}`));
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

export const dropDatabase = (address: string, name: string): Promise<unknown> =>
  onConnection(address, (db) => db.query(`drop database if exists ${name} with (force)`));
