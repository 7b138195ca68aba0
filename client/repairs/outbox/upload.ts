import { isOwnOrigin, withoutOwnOrigin } from '../../lib/origin';
import { signalIn } from '../../lib/soon';
import { ANSWER_WITHIN_MS, type WaitingRequest } from './entry';
import { laterFor } from './later';
import { outbox } from './store';

/** A picture is 400 kB at most, and no line that is of use takes longer for it. */
const UPLOADED_WITHIN_MS = 2 * ANSWER_WITHIN_MS;

interface Store {
  uploadUrl: string;
  uploadPreset: string;
}

/**
 * Uploads the first of the pictures that a request has kept, and puts its address into it. One that the store refuses for good is
 * left behind and counted.
 * @throws LaterError, or what `fetch` throws
 */
export async function uploadNext(request: WaitingRequest, token: string | null): Promise<WaitingRequest> {
  const [file, ...files] = request.files;
  const url = file && (await upload(file, await askStore(), token));
  const next = url ? withPicture(request, url) : { ...request, lostPictures: request.lostPictures + 1 };
  await outbox.put({ ...next, files });
  return { ...next, files };
}

function withPicture(request: WaitingRequest, url: string): WaitingRequest {
  const issueImageUrls = [...request.values.issueImageUrls, url];
  return { ...request, values: { ...request.values, issueImageUrls }, input: { ...request.input, issueImageUrls } };
}

async function askStore(): Promise<Store> {
  const response = await fetch('/api/config', { signal: signalIn(ANSWER_WITHIN_MS) });
  const config = (await response.json().catch(() => null)) as { media?: Partial<Store> } | null;
  const { uploadUrl, uploadPreset } = config?.media ?? {};
  if (!response.ok || typeof uploadUrl !== 'string' || typeof uploadPreset !== 'string') {
    throw laterFor(response);
  }
  return { uploadUrl, uploadPreset };
}

/**
 * Cloudinary's unsigned protocol (decisions §7), by `fetch`, which the worker has, too.
 * @returns the stored address; null when the store does not take the file
 */
async function upload(file: File, { uploadUrl, uploadPreset }: Store, token: string | null): Promise<string | null> {
  const form = new FormData();
  form.append('upload_preset', uploadPreset);
  form.append('file', file, file.name);
  const url = `${uploadUrl}/image/upload`;
  // A stranger must never see who is signed in here.
  const headers: HeadersInit = token && isOwnOrigin(url) ? { authorization: `Bearer ${token}` } : {};
  const signal = signalIn(UPLOADED_WITHIN_MS);
  const response = await fetch(url, { method: 'POST', body: form, headers, signal });
  if (response.status === 429 || response.status >= 500) throw laterFor(response);
  if (!response.ok) return null;
  const { secure_url: stored } = ((await response.json().catch(() => null)) ?? {}) as { secure_url?: unknown };
  return typeof stored === 'string' ? withoutOwnOrigin(stored) : null;
}
