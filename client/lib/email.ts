import { plainEntry } from './plainLine';

/** public-site §5, 'Newsletter': text, at sign, text, dot, text. The server looks closer. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(plainEntry(text));
