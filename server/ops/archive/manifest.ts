import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** What keeps an archive from being made, read or taken over, in a sentence for whoever runs the shop. */
export class ArchiveError extends Error {}

const FORMAT = 1;

const sum = { count: z.int().nonnegative(), sha256: z.string().regex(/^[\da-f]{64}$/) };

const manifest = z.object({
  format: z.literal(FORMAT),
  /** ISO 8601. */
  madeAt: z.string(),
  /** The migrations that the tables had had. */
  migrations: z.array(z.string()),
  /** In the order in which they can be filled. */
  tables: z.array(z.object({ name: z.string().regex(/^\w+$/), ...sum })),
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
  /** Background work that had not been done. */
  jobs: z.array(z.object({ name: z.string(), data: z.record(z.string(), z.unknown()), startAfter: z.string() })),
  /** Uploaded files: how many, and the sum of their list. */
  files: z.object({ ...sum, bytes: z.int().nonnegative() }),
});

/** What an archive holds, by counts and checksums. It is written last: a folder without it is none. */
export type Manifest = z.infer<typeof manifest>;

const NAME = 'manifest.json';

export const newManifest = (content: Omit<Manifest, 'format'>): Manifest => ({ format: FORMAT, ...content });

export const writeManifest = (folder: string, content: Manifest): Promise<void> =>
  writeFile(path.join(folder, NAME), `${JSON.stringify(content, null, 2)}\n`, { flag: 'wx', mode: 0o600, flush: true });

/** @throws ArchiveError where there is none, or one that this version does not read */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, NAME), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR')
      throw new ArchiveError(`${folder} holds no whole archive.`);
    throw error;
  });
  const read = manifest.safeParse(jsonOf(text));
  if (read.success) return read.data;
  throw new ArchiveError(`${path.join(folder, NAME)} is not one that this version of Parda reads.`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
