import { ANSWER_WITHIN_MS, pauseAskedFor } from '../graphql/ask';
import { isOwnOrigin, withoutOwnOrigin } from '../lib/origin';
import { signalIn } from '../lib/soon';

/** A picture is 400 kB at most, and no line that is of use takes longer for it. */
const UPLOADED_WITHIN_MS = 2 * ANSWER_WITHIN_MS;

interface Store {
  uploadUrl: string;
  uploadPreset: string;
}

/** The store cannot take it now; it may later. */
export class UploadLaterError extends Error {
  /** How long the store asks to wait, in milliseconds. */
  readonly pauseMs: number;

  constructor(response: Response) {
    super('The store could not take the picture now.');
    this.pauseMs = pauseAskedFor(response);
  }
}

async function askStore(): Promise<Store> {
  const response = await fetch('/api/config', { signal: signalIn(ANSWER_WITHIN_MS) });
  const config = (await response.json().catch(() => null)) as { media?: Partial<Store> } | null;
  const { uploadUrl, uploadPreset } = config?.media ?? {};
  if (!response.ok || typeof uploadUrl !== 'string' || typeof uploadPreset !== 'string') {
    throw new UploadLaterError(response);
  }
  return { uploadUrl, uploadPreset };
}

/**
 * Cloudinary's unsigned protocol (decisions §7), by `fetch`, which the worker has, too.
 * @returns the stored address; null when the store does not take the file
 * @throws UploadLaterError, or what `fetch` throws
 */
export async function uploadImage(file: File, token: string | null): Promise<string | null> {
  const { uploadUrl, uploadPreset } = await askStore();
  const form = new FormData();
  form.append('upload_preset', uploadPreset);
  form.append('file', file, file.name);
  const url = `${uploadUrl}/image/upload`;
  // A stranger must never see who is signed in here.
  const headers: HeadersInit = token && isOwnOrigin(url) ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(url, { method: 'POST', body: form, headers, signal: signalIn(UPLOADED_WITHIN_MS) });
  if (response.status === 429 || response.status >= 500) throw new UploadLaterError(response);
  if (!response.ok) return null;
  const { secure_url: stored } = ((await response.json().catch(() => null)) ?? {}) as { secure_url?: unknown };
  return typeof stored === 'string' ? withoutOwnOrigin(stored) : null;
}
