import type { Uploads } from './useUploads';

/** How a form reaches the uploads of a field, whose code may still be on its way. */
export type UploadsHandle = Pick<Uploads, 'items' | 'add' | 'retry' | 'reset' | 'settled' | 'unsent'>;

/** The same of a field with one picture, which a form can lead to. */
export interface PictureHandle extends UploadsHandle {
  focus: () => void;
}

/**
 * Waits until nothing of a field is under way any more, after one more try for what had failed (decisions §4: a picture
 * that fails offers a retry first).
 * @param uploads null where the field is not there yet, and so nothing can have been chosen
 */
export async function settleUploads(uploads: UploadsHandle | null): ReturnType<Uploads['settled']> {
  if (!uploads) return { urls: [], failed: [] };
  if (uploads.items.some(({ state }) => state === 'failed')) uploads.retry();
  return uploads.settled();
}
