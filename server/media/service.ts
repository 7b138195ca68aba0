import { randomBytes } from 'node:crypto';
import { ref } from '@mikro-orm/core';
import pLimit from 'p-limit';
import { User } from '../accounts/index.js';
import type { Ctx } from '../core/context.js';
import { mediaPath } from '../core/fields/mediaAddress.js';
import { MediaFile, MediaKind } from './entity.js';
import { recognize } from './formats/content.js';
import { type Format, MAX_BYTES, resourceTypeOf, tooLarge, wrongType } from './formats/kinds.js';
import { drawAnew, type Master } from './formats/picture.js';
import { keyOf } from './storedFile.js';

/** An upload that was received and lies in a temporary file. */
export interface Received {
  path: string;
  bytes: number;
  /** What the sender takes it for, as in the address it was sent to. */
  resourceType: string;
  /** A picture that nobody opens without a signature. */
  isPrivate?: boolean;
}

/** What an upload became. */
export interface StoredMedia {
  file: MediaFile;
  /** Its address on this site. */
  path: string;
  format: string;
  /** Pixels; only of pictures. */
  width?: number;
  height?: number;
}

/**
 * Takes an upload into the store (decisions §7). It is removed again if nothing refers to it in time (orphans.ts).
 * @throws AppError UNSUPPORTED_MEDIA, TOO_LARGE or BAD_INPUT; then nothing of it stays
 */
export async function storeUpload(ctx: Ctx, received: Received): Promise<StoredMedia> {
  const format = await recognize(received.path, received.bytes, received.resourceType);
  if (received.bytes > MAX_BYTES[format.kind]) throw tooLarge(MAX_BYTES[format.kind]);
  if (received.isPrivate) return storePrivately(ctx, received, format);
  return format.kind === MediaKind.IMAGE ? storePicture(ctx, received, format) : storeAsItCame(ctx, received, format);
}

async function storePicture(ctx: Ctx, { path }: Received, format: Format): Promise<StoredMedia> {
  const master = await drawAnew(path);
  const stored = await store(ctx, pictureNamed(master), master.content);
  return { ...stored, format: format.extension, width: master.width, height: master.height };
}

/** It is drawn anew like any other; its name tells nothing of it. */
async function storePrivately(ctx: Ctx, { path }: Received, { kind, extension }: Format): Promise<StoredMedia> {
  if (kind !== MediaKind.IMAGE) throw wrongType('image');
  const { content, width, height } = await drawAnew(path);
  const id = newId();
  const file = { id, name: `${id}.${extension}`, kind: MediaKind.PRIVATE, bytes: content.length };
  return { ...(await store(ctx, file, content)), format: extension, width, height };
}

/** How many files are written to the store at a time. */
const AT_ONCE = 8;

/**
 * Takes pictures of our own into the store, such as those of the demo content: drawn before, so nothing is decoded.
 * Not within a transaction: the rows are there before the files, and those of a copy that broke off are swept (orphans.ts).
 * @returns their addresses on this site, in the order given
 */
export async function keepPictures(ctx: Ctx, masters: readonly Master[]): Promise<string[]> {
  const files = masters.map((master) => describeFile(ctx, pictureNamed(master)));
  await ctx.em.persist(files).flush();
  const limit = pLimit(AT_ONCE);
  await Promise.all(files.map((file, index) => limit(() => ctx.store.put(keyOf(file), masters[index]!.content))));
  return files.map((file) => mediaPath(resourceTypeOf(file.kind), file.name));
}

type Description = Pick<MediaFile, 'id' | 'name' | 'kind' | 'bytes'>;

/** @returns a picture's row with a new id; the name tells size and placeholder (core/fields/mediaAddress.ts) */
function pictureNamed({ content, width, height, placeholder }: Master): Description {
  const id = newId();
  const name = `${id}-${width}x${height}-${placeholder}.webp`;
  return { id, name, kind: MediaKind.IMAGE, bytes: content.length };
}

async function storeAsItCame(ctx: Ctx, { path, bytes }: Received, { kind, extension }: Format): Promise<StoredMedia> {
  const id = newId();
  return { ...(await store(ctx, { id, name: `${id}.${extension}`, kind, bytes }, path)), format: extension };
}

const newId = () => randomBytes(16).toString('hex');

/** The row first: a file that fails on its way leaves a row that the next sweep removes, never a file without one. */
async function store(
  ctx: Ctx,
  description: Description,
  content: Uint8Array | string,
): Promise<Pick<StoredMedia, 'file' | 'path'>> {
  const file = describeFile(ctx, description);
  await ctx.em.persist(file).flush();
  try {
    await ctx.store.put(keyOf(file), content);
  } catch (error) {
    await ctx.em.remove(file).flush();
    throw error;
  }
  return { file, path: mediaPath(resourceTypeOf(file.kind), file.name) };
}

const describeFile = (ctx: Ctx, description: Description): MediaFile =>
  Object.assign(new MediaFile(), description, {
    uploader: ctx.actor.kind === 'user' ? ref(User, ctx.actor.id) : null,
    createdAt: ctx.clock(),
    unusedSince: ctx.clock(),
  });
