import { CARE_POSTS } from './care.js';
import { GUIDE_POSTS, WORKSHOP_POSTS } from './guides.js';
import type { DemoPost } from './shape.js';

/** The demo blog: twelve posts in six categories that are out, and a draft. */
export const DEMO_POSTS: readonly DemoPost[] = [...CARE_POSTS, ...GUIDE_POSTS, ...WORKSHOP_POSTS];
