import { type Ref, useRef } from 'react';
import { type PictureHandle, settleUploads } from '../media';

export interface PictureInForm {
  field: Ref<PictureHandle>;
  /**
   * Waits for the picture that was chosen. Where it failed, the field says why and is gone to, and nothing may be sent:
   * whoever chose a picture wants it.
   * @returns its address, null where none was chosen; undefined where it failed
   */
  ready: () => Promise<string | null | undefined>;
  /** Forgets the choice. */
  clear: () => void;
}

/** The profile picture in a form: it is uploaded first, then its address is sent (public-site §7). */
export function usePictureInForm(): PictureInForm {
  const field = useRef<PictureHandle>(null);
  return {
    field,
    async ready() {
      const { urls, failed } = await settleUploads(field.current);
      if (failed.length === 0) return urls[0] ?? null;
      field.current?.focus();
      return undefined;
    },
    clear: () => field.current?.reset([]),
  };
}
