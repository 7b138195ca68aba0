import { endProcesses, FOLDER_VARIABLE } from './run.js';
import { dataFolder } from './server.js';

/** One place for the whole run, for shops as they first opened and for those that test files share. */
export default async function setup(): Promise<() => Promise<void>> {
  const { folder, remove } = await dataFolder();
  process.env[FOLDER_VARIABLE] = folder;
  return async () => {
    await endProcesses(folder);
    await remove();
  };
}
