import { mkdir, rm } from 'node:fs/promises';
import type { Request, RequestHandler, Response } from 'express';
import multer, { MulterError } from 'multer';
import { badInput } from '../../core/errors.js';
import { maxBytesOf, tooLarge } from '../formats/kinds.js';
import { tooManyUploads } from './limits.js';

/** What a form adds to its file: the preset, and the lines between the parts. */
const FORM_BYTES = 16 * 1024;

/** The size that a request announces, in bytes. @throws AppError TOO_LARGE before anything is read */
export function announcedBytes(request: Request, resourceType: string): number {
  const max = maxBytesOf(resourceType);
  const announced = Number(request.get('Content-Length') ?? max);
  if (announced > max + FORM_BYTES) throw tooLarge(max);
  return announced;
}

/** The uploads that one process receives at the same time, and those of one caller: each may fill the disk by a file. */
const PLACES = 60;
const PLACES_FOR_ONE = 6;
const taken = new Map<string, number>();

/**
 * Does `work` in one of the places for uploads.
 * @param caller whose place it is
 * @throws AppError RATE_LIMITED where none is left
 */
export async function inPlace<T>(caller: string, work: () => Promise<T>): Promise<T> {
  const own = taken.get(caller) ?? 0;
  const all = [...taken.values()].reduce((sum, count) => sum + count, 0);
  if (all >= PLACES || own >= PLACES_FOR_ONE) throw tooManyUploads(5);
  taken.set(caller, own + 1);
  try {
    return await work();
  } finally {
    const left = taken.get(caller)! - 1;
    if (left > 0) taken.set(caller, left);
    else taken.delete(caller);
  }
}

interface Receiving {
  /** The folder of half-received uploads; made here, private. */
  folder: string;
  resourceType: string;
  /** How long the sender may take; then the line is cut. */
  patienceMs: number;
}

/**
 * Receives the `file` of a form into a temporary one, which is gone when `work` is done, whatever becomes of it.
 * @throws AppError BAD_INPUT, TOO_LARGE
 */
export async function withReceived<T>(
  request: Request,
  response: Response,
  { folder, resourceType, patienceMs }: Receiving,
  work: (file: Express.Multer.File) => Promise<T>,
): Promise<T> {
  const max = maxBytesOf(resourceType);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const patience = setTimeout(() => request.destroy(), patienceMs);
  try {
    await run(formReader(folder, max), request, response);
  } catch (error) {
    throw refusal(error, max);
  } finally {
    clearTimeout(patience);
  }
  // one that failed is gone already (multer)
  const { file } = request;
  if (!file) throw badInput('Missing required parameter - file');
  try {
    return await work(file);
  } finally {
    await rm(file.path, { force: true });
  }
}

const formReader = (folder: string, maxBytes: number): RequestHandler =>
  // it names the file itself: what the sender calls it is not looked at
  multer({
    dest: folder,
    defParamCharset: 'utf8',
    limits: {
      fileSize: maxBytes,
      files: 1,
      fields: 10,
      parts: 12,
      fieldSize: 1024,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  }).single('file');

/** The library's callback as a promise. */
const run = (reader: RequestHandler, request: Request, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    void reader(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
  });

/** What is wrong with the form, in our words; a full disk and the like stay what they are. */
function refusal(error: unknown, max: number): unknown {
  if (error instanceof MulterError) {
    return error.code === 'LIMIT_FILE_SIZE' ? tooLarge(max) : badInput('The upload could not be read.');
  }
  return (error as NodeJS.ErrnoException).code ? error : badInput('The upload could not be read.');
}
