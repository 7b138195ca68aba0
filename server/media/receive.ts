import { mkdir, rm } from 'node:fs/promises';
import type { Request, RequestHandler, Response } from 'express';
import multer, { MulterError } from 'multer';
import { AppError, badInput } from '../platform/errors.js';
import { maxBytesOf, tooLarge } from './kinds.js';

/** What a form adds to its file: the preset, and the lines between the parts. */
const FORM_BYTES = 16 * 1024;
/** The uploads that one process receives at the same time; each may fill the disk by the largest file. */
const AT_A_TIME = 24;
let receiving = 0;

/** The size that a request announces, in bytes. @throws AppError TOO_LARGE before anything is read */
export function announcedBytes(request: Request, resourceType: string): number {
  const max = maxBytesOf(resourceType);
  const announced = Number(request.get('Content-Length') ?? max);
  if (announced > max + FORM_BYTES) throw tooLarge(max);
  return announced;
}

/**
 * Receives the `file` of a form into a temporary one, which is gone when `work` is done, whatever becomes of it.
 * @param folder of half-received uploads; made here, private
 * @throws AppError BAD_INPUT, TOO_LARGE, RATE_LIMITED
 */
export async function withReceived<T>(
  request: Request,
  response: Response,
  options: { folder: string; resourceType: string },
  work: (file: Express.Multer.File) => Promise<T>,
): Promise<T> {
  if (receiving >= AT_A_TIME)
    throw new AppError('RATE_LIMITED', 'Too many uploads. Please try again later.', undefined, 5);
  receiving += 1;
  try {
    await mkdir(options.folder, { recursive: true, mode: 0o700 });
    await run(formReader(options), request, response);
    // a second one is left unread by its limit
    if (!request.file) throw badInput('Missing required parameter - file');
    return await work(request.file);
  } finally {
    receiving -= 1;
    if (request.file) await rm(request.file.path, { force: true });
  }
}

const formReader = ({ folder, resourceType }: { folder: string; resourceType: string }): RequestHandler =>
  // it names the file itself: what the sender calls it is not looked at
  multer({
    dest: folder,
    limits: {
      fileSize: maxBytesOf(resourceType),
      files: 1,
      fields: 10,
      parts: 12,
      fieldSize: 1024,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  }).single('file');

function run(reader: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    void reader(request, response, (error?: unknown) => {
      if (error) reject(refusal(error, maxBytesOf(request.params.resourceType as string)));
      else resolve();
    });
  });
}

/** What is wrong with the form, in our words; a full disk and the like stay what they are. */
function refusal(error: unknown, max: number): unknown {
  if (error instanceof MulterError) {
    return error.code === 'LIMIT_FILE_SIZE' ? tooLarge(max) : badInput('The upload could not be read.');
  }
  return (error as NodeJS.ErrnoException).code ? error : badInput('The upload could not be read.');
}
