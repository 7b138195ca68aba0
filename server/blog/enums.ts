import { enumOf } from '../core/entities/describedEnum.js';

export const PostStatus = enumOf('PostStatus', 'Whether visitors can read a post.', {
  Draft: 'For admins alone: to everybody else there is no such post.',
  Published: 'For everybody to read.',
});
export type PostStatus = keyof typeof PostStatus;
