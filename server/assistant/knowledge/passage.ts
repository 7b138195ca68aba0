import { cutText } from '../../core/fields/text.js';
import { startOfText } from '../../search/index.js';

/** A piece of what the shop has published, that an answer can rest on. */
export interface Passage {
  title: string;
  /** Plain text. */
  text: string;
  /** Where it stands: a path of the site. */
  link: string;
}

/** Lines of a passage, without those that have nothing to say. */
export const lines = (...parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join('\n');

/** A long text takes no more of a question's room than this many characters. */
export const LONGEST_PASSAGE = 3000;

/** What an HTML text says, without its tags and cut to that length. */
export const briefText = (html: string): string => cutText(startOfText(html), LONGEST_PASSAGE);
