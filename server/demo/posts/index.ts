import { CARE_POSTS } from './care.js';
import { GUIDE_POSTS, WORKSHOP_POSTS } from './guides.js';
import type { DemoPost, PictureBlock } from './shape.js';

const POSTS = [...CARE_POSTS, ...GUIDE_POSTS, ...WORKSHOP_POSTS] as const;

/** How comments and translations find a post. */
export type PostKey = (typeof POSTS)[number]['key'];

type BlocksOf<Key extends PostKey> = Extract<(typeof POSTS)[number], { key: Key }>['blocks'];
type TextsOf<Blocks> = {
  readonly [At in keyof Blocks]: Blocks[At] extends string ? string : Omit<PictureBlock, 'picture'>;
};

/** What of a post is written in both languages, paragraph by paragraph. */
export interface PostTexts<Key extends PostKey> {
  title: string;
  snippet: string;
  blocks: TextsOf<BlocksOf<Key>>;
}

/** The demo blog: twelve posts in six categories that are out, and a draft. */
export const DEMO_POSTS: readonly (DemoPost & { key: PostKey })[] = POSTS;
