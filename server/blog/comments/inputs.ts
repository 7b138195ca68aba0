import { z } from 'zod';
import { phoneNumber } from '../../core/fields/phone.js';
import { plainEntry } from '../../core/fields/plainLine.js';
import { optionalText, requiredLine } from '../../core/fields/text.js';
import { inputType } from '../../core/fields/inputType.js';

const MAX_NAME = 120;
const MAX_CONTENT = 5_000;
const MAX_CONTACT = 254;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const phone = phoneNumber('Phone');

/** A required text whose absence the specification has a sentence of its own for. */
const requiredSaying = (label: string, max: number, missing: string) =>
  optionalText(label, max).pipe(z.string({ error: missing }));

/** public-site §5 'Comment form', as guests fill it in. */
export const guestCommentSchema = z.object(
  {
    authorName: requiredSaying('Name', MAX_NAME, 'Name is required to comment.').pipe(requiredLine('Name', MAX_NAME)),
    authorEmailOrPhone: requiredSaying(
      'Email or phone',
      MAX_CONTACT,
      'Email or Phone is required for guests to comment.',
    )
      .overwrite(plainEntry)
      .refine(
        (contact) => EMAIL.test(contact) || phone.safeParse(contact).success,
        'Please provide a valid email or phone number.',
      ),
    content: requiredSaying('Comment', MAX_CONTENT, 'Comment content cannot be empty.'),
  },
  { error: 'The comment must be an object.' },
);

/** A signed-in person gives the content; the name is the account's, and how to reach them is known there. */
export const ownCommentSchema = guestCommentSchema.pick({ content: true });

/** back-office §5 'Blog post'. */
export const replySchema = z.object(
  { reply: requiredSaying('Reply', MAX_CONTENT, 'Reply cannot be empty.') },
  { error: 'The reply must be an object.' },
);

export const approvalSchema = z.object({ isApproved: z.boolean({ error: 'isApproved must be true or false.' }) });

export const BlogCommentInput = inputType('BlogCommentInput', guestCommentSchema, 'What a reader says to a post.', {
  authorName: "A guest's, required then; a signed-in person's own name is taken.",
  authorEmailOrPhone: "A guest's e-mail address or phone number, required then and read by admins only.",
  content: { nullable: false, description: 'Plain text, kept exactly as typed; at most 5,000 characters.' },
});
