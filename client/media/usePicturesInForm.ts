import { type Ref, useCallback, useRef, useState } from 'react';
import { settleUploads, type UploadsHandle } from './settleUploads';

/** The pictures of a form, as it sees them. */
export interface PicturesInForm {
  field: Ref<UploadsHandle>;
  onChange: (urls: readonly string[]) => void;
  /** Whenever there are others. */
  onItems: () => void;
  /** The form is sent, but for the pictures. */
  isWaiting: boolean;
  /** How often the form could not be sent because some had failed; what to do about them is asked anew each time. */
  timesStuck: number;
}

interface Keepers {
  /** Puts the addresses among the values. */
  keep: (urls: string[]) => void;
  /** Told whenever there are other files that are not stored yet. */
  onFiles: () => void;
}

/**
 * Keeps the addresses of the uploaded pictures among the values of the form, so that the draft has them, too, and holds
 * the request back until all are there (public-site §8, decisions §4).
 */
export function usePicturesInForm({ keep, onFiles }: Keepers) {
  const field = useRef<UploadsHandle>(null);
  /** Files that came before the field's code did. */
  const early = useRef<File[]>([]);
  /** What was not stored when the field went, which it does before the form. */
  const last = useRef<File[]>([]);
  const [isWaiting, setIsWaiting] = useState(false);
  const [timesStuck, setTimesStuck] = useState(0);
  /** Which form they belong to: one that was emptied meanwhile must not be sent. */
  const round = useRef(0);

  const takeField = useCallback((handle: UploadsHandle | null) => {
    if (!handle) last.current = field.current?.unsent() ?? [];
    field.current = handle;
    if (handle && early.current.length > 0) handle.add(early.current.splice(0));
  }, []);

  const unsent = (): File[] => field.current?.unsent() ?? [...early.current, ...last.current];

  const shown: PicturesInForm = {
    field: takeField,
    onChange(urls) {
      keep([...urls]);
      onFiles();
    },
    onItems: onFiles,
    isWaiting,
    timesStuck,
  };
  return {
    ...shown,
    /** @returns whether all that were chosen are there now */
    async ready(): Promise<boolean> {
      const mine = round.current;
      setIsWaiting(true);
      const { failed } = await settleUploads(field.current);
      setIsWaiting(false);
      if (mine !== round.current) return false;
      setTimesStuck(failed.length > 0 ? timesStuck + 1 : 0);
      return failed.length === 0;
    },
    /** The files that are not stored yet. */
    unsent,
    /** Files that were chosen before. */
    add(files: readonly File[]): void {
      if (field.current) field.current.add([...files]);
      else early.current = [...files];
    },
    reset(urls: readonly string[]): void {
      round.current++;
      early.current = [];
      setTimesStuck(0);
      field.current?.reset(urls);
    },
  };
}
