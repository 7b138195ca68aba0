import { isOwnOrigin, withoutOwnOrigin } from '../lib/origin';
import { sessionToken } from '../lib/token';

/** What is said when there is no sentence of the store's. */
export const NOT_THROUGH = 'The upload did not get through. Please check your connection.';

/** Why a file is not stored. The message is an English constant: the store's own, or ours. */
export class UploadError extends Error {
  /**
   * @param isTemporary whether the same file may well get through a little later
   * @param retryAfter seconds that the store asks to wait, if it does
   */
  constructor(
    message: string,
    readonly isTemporary: boolean,
    readonly retryAfter = 0,
  ) {
    super(message);
    this.name = 'UploadError';
  }
}

export interface Destination {
  url: string;
  preset: string;
}

export interface Passage {
  signal: AbortSignal;
  /** From 0 to 1, as the file travels. */
  onProgress: (part: number) => void;
}

/**
 * Sends a file in Cloudinary's unsigned upload protocol (decisions §7), and gives the address under which it is stored:
 * one of our own without its domain. By XMLHttpRequest, since `fetch` tells nothing of the way.
 * @throws UploadError, or the signal's reason once it is aborted
 */
export function sendFile(
  file: Blob,
  name: string,
  { url, preset, signal, onProgress }: Destination & Passage,
): Promise<string> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    // A stranger must never see who is signed in here.
    const isOurs = isOwnOrigin(url);
    const token = isOurs ? sessionToken.get() : null;
    const abort = () => request.abort();

    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      if (isOurs) sessionToken.heed(request.getResponseHeader('x-session'), token);
      const stored = request.status >= 200 && request.status < 300 ? storedAddress(request.responseText) : null;
      if (stored === null) reject(refusalOf(request));
      else resolve(withoutOwnOrigin(stored));
    });
    request.addEventListener('error', () => reject(new UploadError(NOT_THROUGH, true)));
    request.addEventListener('abort', () => reject(signal.reason as Error));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    signal.addEventListener('abort', abort);

    const form = new FormData();
    form.append('upload_preset', preset);
    form.append('file', file, name);
    request.open('POST', url);
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.send(form);
  });
}

function refusalOf(request: XMLHttpRequest): UploadError {
  const { status } = request;
  const wait = Number(request.getResponseHeader('retry-after'));
  const retryAfter = Number.isFinite(wait) && wait > 0 ? wait : 0;
  const isTemporary = status >= 500 || (status === 429 && retryAfter > 0);
  return new UploadError(sentenceOf(request.responseText) ?? NOT_THROUGH, isTemporary, retryAfter);
}

function parsed(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** An answer without an address is a failure, too (decisions §7: one that fails is always said). */
function storedAddress(text: string): string | null {
  const { secure_url: address } = parsed(text);
  return typeof address === 'string' && /^(https?:\/)?\/[^/]/.test(address) ? address : null;
}

/** What the store says went wrong, as our own and as Cloudinary puts it. */
function sentenceOf(text: string): string | null {
  const { message } = Object(parsed(text).error) as { message?: unknown };
  return typeof message === 'string' && message !== '' ? message : null;
}
