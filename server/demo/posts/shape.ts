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
  pictures: PictureName[];
  video?: string | null;
  daysAgo: number;
  status?: PostStatus;
  /** HTML, or a picture. */
  blocks: (string | PictureBlock)[];
}
