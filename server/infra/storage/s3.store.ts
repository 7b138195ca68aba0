import { createReadStream, type ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import pLimit from 'p-limit';
import type { S3Settings } from '../../core/config/config.js';
import { NO_TELEMETRY } from '../telemetry/telemetry.js';
import type { ObjectStore } from './contract.js';
import { checkKey, checkPrefix, isKey } from './keys.js';

/**
 * In milliseconds: for a connection, for the beginning of an answer, for a silence in the middle of one, and for a file that is written, all
 * attempts together, beside the time that its bytes take on a slow line. Somebody waits, and is told before they give up.
 */
const PATIENCE = { connection: 2_000, request: 3_000, silence: 30_000, writing: 8_000 };
const SLOW_BYTES_PER_MS = 500;
/** As many names as the service gives at once. */
const PAGE_SIZE = 1000;
const DELETES_AT_ONCE = 10;

/** What a question about nothing is answered with: GET says NoSuchKey, HEAD has no body to say it in. */
const MISSING = new Set(['NoSuchKey', 'NotFound']);

const nothing = () => undefined;
/** Each failure reaches the caller; without this the SDK would also write some of them to the terminal. */
const SILENT = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing };

/** Keeps files in a bucket. The SDK is loaded only here, so that a start without a bucket does not wait for it. */
export async function s3Store(
  settings: S3Settings,
  { patience = PATIENCE, pageSize = PAGE_SIZE, telemetry = NO_TELEMETRY } = {},
): Promise<ObjectStore> {
  const sdk = await import('@aws-sdk/client-s3');
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = settings;
  const client = new sdk.S3Client({
    ...(endpoint && { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 3,
    logger: SILENT,
    requestHandler: {
      connectionTimeout: patience.connection,
      requestTimeout: patience.request,
      throwOnRequestTimeout: true,
      socketTimeout: patience.silence,
    },
    // what follows is AWS's own; other services do not all know it
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
  });
  // the outermost step of each call: all its attempts are one span
  client.middlewareStack.add(
    (next, { commandName = 'S3' }) =>
      (call) =>
        telemetry.span(nameOf(commandName), { kind: 'client', attributes: { 'rpc.system': 'aws-api' } }, () =>
          next(call),
        ),
    { step: 'initialize', priority: 'high', name: 'telemetry' },
  );
  const at = (key: string) => {
    checkKey(key);
    return { Bucket: bucket, Key: key };
  };

  /** @param content of so many bytes; a stream is sent once, since it cannot be read again */
  const putContent = async (key: string, content: Uint8Array | ReadStream, size: number, signal?: AbortSignal) => {
    const patienceMs = patience.writing + Math.ceil(size / SLOW_BYTES_PER_MS);
    const tooLong = AbortSignal.timeout(patienceMs);
    const command = new sdk.PutObjectCommand({ ...at(key), Body: content, ContentLength: size });
    const abortSignal = signal ? AbortSignal.any([signal, tooLong]) : tooLong;
    try {
      await client.send(command, { abortSignal, requestTimeout: patienceMs });
    } catch (error) {
      throw tooLong.aborted ? tooLong.reason : error;
    }
  };

  const putFile = async (key: string, file: string): Promise<void> => {
    const { size } = await stat(file);
    const content = createReadStream(file);
    const abort = new AbortController();
    // the SDK does not learn of it, and would wait for the rest
    content.once('error', () => abort.abort());
    try {
      await putContent(key, content, size, abort.signal);
    } catch (error) {
      throw content.errored ?? error;
    } finally {
      content.destroy();
    }
  };

  // one by one: deleting many in one question wants a checksum that not every service knows
  const remove = (Key: string) => client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key }));

  /** The names below a prefix, or all. The older way of listing, which every service has: the next page begins after a name. */
  async function* pagesBelow(prefix?: string): AsyncGenerator<string[]> {
    let more: boolean | undefined = true;
    let last: string | undefined;
    while (more) {
      const asked = { Bucket: bucket, Prefix: prefix, MaxKeys: pageSize, Marker: last };
      const page = await client.send(new sdk.ListObjectsCommand(asked));
      const names = (page.Contents ?? []).flatMap(({ Key }) => Key ?? []);
      yield names;
      last = names.at(-1);
      more = page.IsTruncated && last !== undefined;
    }
  }

  return {
    put: async (key, source) => {
      if (typeof source === 'string') await putFile(key, source);
      else await putContent(key, source, source.length);
    },

    size: async (key) => {
      const found = await orNull(client.send(new sdk.HeadObjectCommand(at(key))));
      return found && (found.ContentLength ?? 0);
    },

    read: async (key, range) => {
      const part = range && { Range: `bytes=${range.start}-${range.end}` };
      const found = await orNull(client.send(new sdk.GetObjectCommand({ ...at(key), ...part })));
      return found && (found.Body as Readable);
    },

    keys: async function* () {
      for await (const page of pagesBelow()) yield* page.filter(isKey);
    },

    removeAll: async (prefix) => {
      checkPrefix(prefix);
      const limit = pLimit(DELETES_AT_ONCE);
      for await (const page of pagesBelow(prefix)) await limit.map(page, remove);
    },

    close: () => client.destroy(),
  };
}

/** What is asked, as `S3 PutObject`: of which file is nobody's business. */
const nameOf = (commandName: string): string => `S3 ${commandName.replace(/Command$/, '')}`;

async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (MISSING.has((error as Error).name)) return null;
    throw error;
  }
}
