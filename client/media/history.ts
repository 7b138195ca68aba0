import { useSyncExternalStore } from 'react';
import { storage } from '../lib/storage';
import { useViewer } from '../session/useViewer';
import { HISTORY_KEY, onHistoryChange, reportHistoryChange } from './historyPlace';

/** back-office §7: the most recent 24. */
const KEPT = 24;

/** The addresses of the pictures that one person uploaded, newest first. */
interface Kept {
  userId: string;
  urls: readonly string[];
}

const none: readonly string[] = [];

/** Read once for every text, so that the same pictures are the same list. */
let known: { text: string | null; kept: Kept | null } = { text: null, kept: null };

function read(): Kept | null {
  const text = storage.get(HISTORY_KEY);
  if (text !== known.text) known = { text, kept: checked(storage.getJson<Partial<Kept>>(HISTORY_KEY)) };
  return known.kept;
}

function checked(stored: Partial<Kept> | null): Kept | null {
  const { userId, urls } = Object(stored) as Partial<Kept>;
  if (typeof userId !== 'string' || !Array.isArray(urls)) return null;
  return { userId, urls: urls.filter((url): url is string => typeof url === 'string').slice(0, KEPT) };
}

function write(kept: Kept): void {
  storage.setJson(HISTORY_KEY, kept);
  reportHistoryChange();
}

/** The last 24 pictures of this person on this device; a guest has none. */
export const pictureHistory = {
  of(userId: string | null): readonly string[] {
    const kept = read();
    return kept && kept.userId === userId ? kept.urls : none;
  },
  add(userId: string, url: string): void {
    const others = pictureHistory.of(userId).filter((other) => other !== url);
    write({ userId, urls: [url, ...others].slice(0, KEPT) });
  },
  /** For one that no longer loads (decisions §7). */
  drop(userId: string, url: string): void {
    const urls = pictureHistory.of(userId);
    if (urls.includes(url)) write({ userId, urls: urls.filter((other) => other !== url) });
  },
  subscribe: onHistoryChange,
};

export interface RecentImages {
  /** Newest first, at most 24. */
  urls: readonly string[];
  /** For a picture that no longer loads. */
  drop: (url: string) => void;
}

/** The pictures that the person who is signed in has uploaded on this device (back-office §7). */
export function useRecentImages(): RecentImages {
  const { viewer } = useViewer();
  const userId = viewer?.id ?? null;
  const urls = useSyncExternalStore(pictureHistory.subscribe, () => pictureHistory.of(userId));
  return {
    urls,
    drop: (url) => {
      if (userId !== null) pictureHistory.drop(userId, url);
    },
  };
}
