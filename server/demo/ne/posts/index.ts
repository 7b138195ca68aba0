import type { PostKey, PostTexts } from '../../posts/index.js';
import { CARE } from './care.js';
import { GUIDES } from './guides.js';
import { WORKSHOP } from './workshop.js';

/** The posts in Nepali; the one about the monsoon was written in it. */
export const POSTS: { [Key in Exclude<PostKey, 'monsoon'>]: PostTexts<Key> } = { ...CARE, ...GUIDES, ...WORKSHOP };
