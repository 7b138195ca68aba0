import { ID } from 'type-graphql';
import { z } from 'zod';
import { emailAddress } from '../core/fields/email.js';
import { phoneNumber } from '../core/fields/phone.js';
import { optionalText, requiredLine, requiredText } from '../core/fields/text.js';
import { LegacyTarget } from './enums.js';
import { inputType } from '../core/fields/inputType.js';

const MAX_MESSAGE = 10_000;
export const CV_MISSING = 'Please upload your CV.';
const NOT_AN_OBJECT = { error: 'The message must be an object.' };

const name = requiredLine('Name', 120);

/** Somebody is answered there. */
const email = emailAddress('Email is required.');

/** It is in the subject of the shop's answer. */
const subject = requiredLine('Subject', 200);

/** public-site §5 'Contact form', as guests fill it in. */
export const guestMessageSchema = z.object(
  { name, email, subject, message: requiredText('Message', MAX_MESSAGE) },
  NOT_AN_OBJECT,
);

/** A signed-in person's name and address are the account's (decisions §5). */
export const ownMessageSchema = guestMessageSchema.pick({ subject: true, message: true });

/** public-site §5 'Job application'. */
export const applicationSchema = z.object(
  {
    name,
    email,
    phone: optionalText('Phone', 40).pipe(phoneNumber('Phone').nullable()),
    coverLetter: requiredText('Cover letter', MAX_MESSAGE),
    cvUrl: z.string({ error: CV_MISSING }),
    jobId: optionalText('Job', 100),
  },
  NOT_AN_OBJECT,
);

const EMPTY_REPLY = 'Reply cannot be empty.';

/** What the shop answers; back-office §5 has the sentence for one without words. */
export const inboxReplySchema = z.object({
  text: optionalText('Reply', MAX_MESSAGE).pipe(z.string({ error: EMPTY_REPLY })),
});

/** Longer than either form takes: the legacy client writes all that an applicant says into the one text. */
const MAX_COMMENT = 20_000;

const legacyContent = {
  targetId: z.enum(LegacyTarget, { error: 'This is no message to the shop.' }),
  subject: requiredLine('Subject', 300),
  comment: requiredText('Message', MAX_COMMENT),
};

/** Both forms as the legacy client sends them: as a review (public-site §7). */
export const guestLegacySchema = z.object({ ...legacyContent, authorName: name, authorEmail: email }, NOT_AN_OBJECT);

/** The same of a signed-in person. */
export const ownLegacySchema = z.object(legacyContent, NOT_AN_OBJECT);

export const ContactMessageInput = inputType('ContactMessageInput', guestMessageSchema, 'A message to the shop.', {
  name: { nullable: true, description: "A guest's, required then; of a signed-in person the account's own is taken." },
  email: { nullable: true, description: "A guest's, required then; of a signed-in person the account's own is taken." },
  subject: 'Plain text in one line, at most 200 characters.',
  message: 'Plain text, at most 10,000 characters.',
});

export const JobApplicationInput = inputType('JobApplicationInput', applicationSchema, 'An application for a job.', {
  name: "The applicant's full name, at most 120 characters.",
  email: 'Where the shop answers.',
  coverLetter: 'Plain text, at most 10,000 characters.',
  cvUrl: 'The address that the upload of the CV answered.',
  jobId: { type: ID, description: 'The UUID of an active opening; left out for a general application.' },
});
