export type UploadState = 'waiting' | 'preparing' | 'sending' | 'done' | 'failed';

/** A file on its way to the store, or a stored one. */
export interface Upload {
  id: string;
  /** The file's own name, or '' for an address that was there before. */
  name: string;
  /** An object URL or the stored address; null where there is nothing to see (a sound, a CV, what cannot be read here). */
  preview: string | null;
  state: UploadState;
  /** 0 to 1 of what has travelled. */
  progress: number;
  /** The stored address, once done. */
  url: string | null;
  /** An English constant (of the store or ours); show it through `translateMediaMessage`. */
  error: string | null;
}

/** What is shown of them all. Each change makes a new one. */
export interface UploadsNow {
  items: readonly Upload[];
  /**
   * Addresses of what is done, in order; where there is only one, the old one until the new one is done. The same
   * list for as long as they are the same.
   */
  urls: readonly string[];
  isBusy: boolean;
}

/** Whether it waits, is made ready or travels. */
export const isUnderWay = ({ state }: Upload): boolean => state !== 'done' && state !== 'failed';

let count = 0;
const newId = () => `upload-${++count}`;

/** One that is stored already. */
export const storedUpload = (url: string): Upload => ({
  id: newId(),
  name: '',
  preview: url,
  state: 'done',
  progress: 1,
  url,
  error: null,
});

/** One that is to be sent. */
export const newUpload = (file: File, isVisible: boolean): Upload => ({
  id: newId(),
  name: file.name,
  preview: isVisible ? URL.createObjectURL(file) : null,
  state: 'waiting',
  progress: 0,
  url: null,
  error: null,
});

/** Gives back the memory that a preview holds. */
export function releasePreview({ preview }: Upload): void {
  if (preview?.startsWith('blob:')) URL.revokeObjectURL(preview);
}

/** @param behind a stored one that counts until the newer one that is to replace it has arrived */
export function uploadsNow(items: readonly Upload[], behind: Upload | null, before?: UploadsNow): UploadsNow {
  const done = items.flatMap(({ url }) => url ?? []);
  const urls = done.length === 0 && behind?.url ? [behind.url] : done;
  const isSame = before?.urls.length === urls.length && urls.every((url, index) => url === before.urls[index]);
  return { items, urls: isSame ? before.urls : urls, isBusy: items.some(isUnderWay) };
}
