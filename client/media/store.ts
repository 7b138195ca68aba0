import type { ApolloClient } from '@apollo/client';
import { readError } from '../graphql/errors';
import { tooLargeFor } from './checks';
import { MediaUploadDocument, type MediaUploadQuery } from './media.gen';
import type { MediaKind } from './purposes';
import { type Destination, NOT_THROUGH, type Passage, sendFile, UploadError } from './transport';

type Store = MediaUploadQuery['mediaUpload'];

/** Where files go, and how large they may be; asked once, when the first file is at hand. */
export async function askStore(client: ApolloClient): Promise<Store> {
  try {
    const { data } = await client.query({ query: MediaUploadDocument });
    if (!data) throw new UploadError(NOT_THROUGH, true);
    return data.mediaUpload;
  } catch (error) {
    if (error instanceof UploadError) throw error;
    const { code, message } = readError(error);
    throw code === 'NETWORK' ? new UploadError(NOT_THROUGH, true) : new UploadError(message, code === 'INTERNAL');
  }
}

/** CVs always go to our own store, whose preset this is (decisions §7). */
const OWN_PRESET = 'parda';

/** Whoever sends it has to be an admin (decisions §14). */
const PRIVATE_PRESET = 'parda-private';

/** Cloudinary counts sounds among the videos, and our store does the same. */
function destinationOf(
  { uploadBase, uploadPreset, cvUploadUrl, privateUploadUrl }: Store,
  kind: MediaKind,
): Destination {
  if (kind === 'cv') return { url: cvUploadUrl, preset: OWN_PRESET };
  if (kind === 'private') return { url: privateUploadUrl, preset: PRIVATE_PRESET };
  return { url: `${uploadBase}/${kind === 'image' ? 'image' : 'video'}/upload`, preset: uploadPreset };
}

function limitOf({ limits }: Store, kind: MediaKind): number {
  return {
    image: limits.imageBytes,
    private: limits.imageBytes,
    video: limits.videoBytes,
    audio: limits.audioBytes,
    cv: limits.cvBytes,
  }[kind];
}

/**
 * Sends a file to where its kind belongs, unless it is larger than the store takes.
 * @returns the stored address; @throws UploadError, or the signal's reason
 */
export async function sendToStore(
  client: ApolloClient,
  kind: MediaKind,
  file: File,
  passage: Passage,
): Promise<string> {
  const store = await askStore(client);
  const limit = limitOf(store, kind);
  if (file.size > limit) throw new UploadError(tooLargeFor(limit), false);
  return sendFile(file, file.name, { ...destinationOf(store, kind), ...passage });
}
