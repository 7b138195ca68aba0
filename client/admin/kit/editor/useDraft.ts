import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type AdminDraft, adminDrafts } from '../../../lib/adminDrafts';
import { useViewer } from '../../../session/useViewer';
import { newLocalId } from './localItems';

const PAUSE_MS = 800;

interface DraftOptions {
  /** Of the page that is edited; null for what has none. */
  version: number | null;
  /** Whether there is anything to keep; once there is not, nothing stays on the device. */
  dirty: boolean;
}

export interface DraftNow<Values> {
  /** Left behind by an earlier sitting, until it is taken or discarded. */
  found: Pick<AdminDraft<Values>, 'values' | 'version' | 'savedAt'> | null;
  /** When this sitting's writing was last put on the device; null if it was not. */
  savedAt: string | null;
  /** Goes on with what was found. @returns its values, to be shown */
  take: () => Values | null;
  /** Throws away what was found. */
  discard: () => void;
  /** Puts what is on the screen among what was found, to begin afresh without losing it. */
  setAside: () => void;
  /** What is on the screen is saved: nothing of it stays on the device, even if it is closed before it is drawn again. */
  finish: () => void;
}

/**
 * Keeps what is being written on this device, for the account that writes it (decisions §6 'Page editors'): after a
 * pause in typing, and at once when the tab is hidden, closed or left.
 * @param name tells one text from another
 */
export function useDraft<Values>(name: string, values: Values, { version, dirty }: DraftOptions): DraftNow<Values> {
  const { viewer } = useViewer();
  const userId = viewer?.id ?? null;
  const place = `${userId}.${name}`;
  const read = () => (userId === null ? [] : adminDrafts.of<Values>(userId, name));

  const [id, setId] = useState(() => newLocalId('draft'));
  const [left, setLeft] = useState(read);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const isFinished = useRef(false);
  const [shownPlace, setShownPlace] = useState(place);
  if (shownPlace !== place) {
    setShownPlace(place);
    setLeft(read());
    setSavedAt(null);
  }
  if (!dirty && savedAt !== null) setSavedAt(null);

  function keep(now: Values): AdminDraft<Values> | null {
    if (userId === null || !dirty || isFinished.current) return null;
    const draft = { id, values: now, version, savedAt: new Date().toISOString() };
    const kept = adminDrafts.keep(userId, name, draft);
    setSavedAt(kept ? draft.savedAt : null);
    return draft;
  }

  function drop(): void {
    if (userId !== null) adminDrafts.drop(userId, name, id);
  }

  const onPause = useEffectEvent((now: Values) => void keep(now));
  const onLeave = useEffectEvent(() => void keep(values));
  const onClean = useEffectEvent(drop);

  useEffect(() => {
    if (dirty) isFinished.current = false;
    else onClean();
  }, [dirty]);

  useEffect(() => {
    const timer = setTimeout(() => onPause(values), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values]);

  useEffect(() => {
    const onHide = () => {
      if (document.hidden) onLeave();
    };
    window.addEventListener('pagehide', onLeave);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      document.removeEventListener('visibilitychange', onHide);
      onLeave();
    };
  }, []);

  const [found = null] = left;
  return {
    found,
    savedAt,
    take() {
      if (!found) return null;
      // The next save takes its place, so that at no time there is none.
      setId(found.id);
      setLeft(left.slice(1));
      return found.values;
    },
    discard() {
      if (!found) return;
      if (userId !== null) adminDrafts.drop(userId, name, found.id);
      setLeft(left.slice(1));
    },
    setAside() {
      const draft = keep(values);
      if (!draft) return;
      setLeft([draft, ...left]);
      setId(newLocalId('draft'));
      setSavedAt(null);
    },
    finish() {
      isFinished.current = true;
      drop();
    },
  };
}
