import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Ctx } from '../core/context.js';
import { keepPictures } from '../media/service.js';
import manifest from './pictures.json' with { type: 'json' };

/** Beside this file; the build puts them beside the built server (vite.config.ts). */
const FOLDER = path.join(import.meta.dirname, 'pictures');

/** A picture of the demo content, without the end of its file's name. */
export type PictureName = keyof typeof manifest;

/** Where this installation's copies of the demo pictures are found. */
export class PictureAddresses {
  readonly #addresses: ReadonlyMap<string, string>;

  constructor(addresses: ReadonlyMap<string, string>) {
    this.#addresses = addresses;
  }

  of(name: PictureName): string {
    return this.#addresses.get(name)!;
  }
}

/**
 * Copies the drawn pictures into the store; their sizes and placeholders were noted when they were drawn, so nothing is
 * decoded. Until something refers to one it counts as an upload that nobody has used, and would be swept in time.
 */
export async function keepDemoPictures(ctx: Ctx): Promise<PictureAddresses> {
  const names = Object.keys(manifest) as PictureName[];
  const masters = await Promise.all(
    names.map(async (name) => ({ ...manifest[name], content: await readFile(path.join(FOLDER, `${name}.webp`)) })),
  );
  const addresses = await keepPictures(ctx, masters);
  return new PictureAddresses(new Map(names.map((name, index) => [name, addresses[index]!])));
}
