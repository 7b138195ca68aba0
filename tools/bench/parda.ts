import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSubject, type Subject } from './subject.js';

/** Who signs in where a measurement needs an admin. */
export const ADMIN = { email: 'admin@example.com', password: 'look around 1' };

const SETTINGS: NodeJS.ProcessEnv = {
  // as `npm start` has them
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: path.join('node_modules', '.cache', 'parda'),
  HOST: '127.0.0.1',
  PORT: '0',
  JWT_SECRET: 'of a measurement, known to everyone',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  SEED: 'none',
  RATE_LIMITS: 'off',
  MAIL_QUIET_HOURS: 'off',
  LOG_LEVEL: 'error',
};

/**
 * Starts the built server, and waits until it is open.
 * @param env settings beside those of every measurement. Without DATA_DIR it gets a folder that goes with it.
 */
export async function startParda(env: NodeJS.ProcessEnv): Promise<Subject> {
  const folder = env.DATA_DIR ? undefined : await mkdtemp(path.join(tmpdir(), 'parda-bench-'));
  const clear = async () => {
    if (folder) await rm(folder, { recursive: true, force: true });
  };
  try {
    const subject = await startSubject(['dist/server/main.js'], { ...SETTINGS, DATA_DIR: folder, ...env });
    const stop = async () => {
      await subject.stop();
      await clear();
    };
    return { ...subject, stop };
  } catch (error) {
    await clear();
    throw error;
  }
}
