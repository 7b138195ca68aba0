import { DomainEvent } from '../core/domainEvent.js';

abstract class BlogEvent extends DomainEvent {
  override readonly changesContent = true;

  constructor(readonly subjectId: string) {
    super();
  }
}

export class BlogPostCreated extends BlogEvent {
  static override readonly type = 'BlogPostCreated';
}

export class BlogPostUpdated extends BlogEvent {
  static override readonly type = 'BlogPostUpdated';
}

export class BlogPostDeleted extends BlogEvent {
  static override readonly type = 'BlogPostDeleted';
}

export class BlogPostRestored extends BlogEvent {
  static override readonly type = 'BlogPostRestored';
}

/** The subject is the comment, here and below. */
export class BlogCommentCreated extends BlogEvent {
  static override readonly type = 'BlogCommentCreated';
}

/** Hidden, or shown again. */
export class BlogCommentApprovalChanged extends BlogEvent {
  static override readonly type = 'BlogCommentApprovalChanged';

  constructor(
    subjectId: string,
    readonly isApproved: boolean,
  ) {
    super(subjectId);
  }
}

export class BlogCommentReplied extends BlogEvent {
  static override readonly type = 'BlogCommentReplied';
}

export class BlogCommentDeleted extends BlogEvent {
  static override readonly type = 'BlogCommentDeleted';
}
