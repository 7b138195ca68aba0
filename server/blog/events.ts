import { DomainEvent } from '../core/domainEvent.js';

abstract class BlogEvent extends DomainEvent {
  override readonly changesContent = true;
}

export class BlogPostCreated extends BlogEvent {}

export class BlogPostUpdated extends BlogEvent {}

export class BlogPostDeleted extends BlogEvent {}

export class BlogPostRestored extends BlogEvent {}

/** The subject is the comment, here and below. */
export class BlogCommentCreated extends BlogEvent {}

/** Hidden, or shown again. */
export class BlogCommentApprovalChanged extends BlogEvent {
  constructor(
    subjectId: string,
    readonly isApproved: boolean,
  ) {
    super(subjectId);
  }
}

export class BlogCommentReplied extends BlogEvent {}

export class BlogCommentDeleted extends BlogEvent {}

export class BlogCommentRestored extends BlogEvent {}
