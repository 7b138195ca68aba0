import type { Language } from '../../accounts/enums.js';
import type { BlogPost } from '../../blog/entity.js';
import type { PostStatus } from '../../blog/enums.js';
import type { PictureName } from '../pictures.js';

/** A picture between the paragraphs: which of the post's own, from 0. */
export interface PictureBlock {
  picture: number;
  alt: string;
  caption: string;
}

/** A post of the demo blog. */
export interface DemoPost {
  /** How its comments find it. */
  key: string;
  title: string;
  author: string;
  category: string;
  snippet: string;
  /** Names of its pictures; the first one is the featured one. */
  pictures: readonly PictureName[];
  video?: string | null;
  daysAgo: number;
  status?: PostStatus;
  /** HTML, or a picture. */
  blocks: readonly (string | PictureBlock)[];
  /** English if not given. */
  language?: Language;
}

/** The parts of a post as its entity has them. */
export const toBlocks = (blocks: DemoPost['blocks']): BlogPost['fullContentBlocks'] =>
  blocks.map((block) =>
    typeof block === 'string'
      ? { type: 'text', content: block }
      : { type: 'image', imageUrlsIndex: block.picture, altText: block.alt, caption: block.caption },
  );
