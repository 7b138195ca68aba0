import { describedEnum } from '../core/entities/describedEnum.js';

export enum PostStatus {
  Draft = 'Draft',
  Published = 'Published',
}

describedEnum(PostStatus, 'PostStatus', 'Whether visitors can read a post.', {
  Draft: 'For admins alone: to everybody else there is no such post.',
  Published: 'For everybody to read.',
});
