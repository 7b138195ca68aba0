import { registerEnumType } from 'type-graphql';

export enum PostStatus {
  Draft = 'Draft',
  Published = 'Published',
}

registerEnumType(PostStatus, { name: 'PostStatus', description: 'Whether visitors can read a post.' });
