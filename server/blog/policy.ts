import type { FilterObject } from '@mikro-orm/core';
import { type Actor, isAdmin } from '../core/policy.js';
import type { BlogPost } from './entity.js';
import { PostStatus } from './enums.js';

/** Who may do what with posts and comments (decisions §3). Each sentence is here once; services ask it. */

/** Writing, publishing and deleting posts. */
export const canWrite = (actor: Actor): boolean => isAdmin(actor);

/** Answering comments, hiding, deleting and restoring them, and reading how to reach who wrote them. */
export const canModerate = (actor: Actor): boolean => isAdmin(actor);

/** What everybody reads. A draft looks like no post at all (decisions §11). */
export const PUBLISHED = { status: PostStatus.Published } satisfies FilterObject<BlogPost>;

/** The posts that somebody may read: admins read drafts too. */
export const readableBy = (actor: Actor): FilterObject<BlogPost> => (canWrite(actor) ? {} : PUBLISHED);
