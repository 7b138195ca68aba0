import { plainText } from '../core/fields/plainText.js';
import { cutText } from '../core/fields/text.js';
import { remembering } from './memo.js';

/** Characters of a text that are looked at. */
export const LOOKED_AT = 4_000;

/** What an HTML text says at its start, without its tags. */
export const startOfText = remembering((html) => cutText(plainText(html), LOOKED_AT), 10_000);
