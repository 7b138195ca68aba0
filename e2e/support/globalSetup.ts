import { SHOPS_VARIABLE } from './firstContent.js';
import { dataFolder } from './server.js';

/** One place for the whole run, where shops are kept as they first opened. */
export default async function setup(): Promise<() => Promise<void>> {
  const { folder, remove } = await dataFolder();
  process.env[SHOPS_VARIABLE] = folder;
  return remove;
}
