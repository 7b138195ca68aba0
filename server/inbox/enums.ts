import { enumOf } from '../core/entities/describedEnum.js';

export const InboxKind = enumOf('InboxKind', 'Which form a message came from.', {
  CONTACT: 'The contact form.',
  APPLICATION: 'The application for a job, or for none in particular.',
});
export type InboxKind = keyof typeof InboxKind;

export const InboxStatus = enumOf('InboxStatus', 'What the shop has done with a message.', {
  NEW: 'Nobody has read it yet.',
  READ: 'Somebody has read it; no answer went out.',
  ANSWERED: 'It was answered, by mail from here or in another way.',
});
export type InboxStatus = keyof typeof InboxStatus;

/** The legacy client's word for where a message came from (public-site §7). */
export enum LegacyTarget {
  CONTACT = 'contact-form-submission',
  APPLICATION = 'job-application',
}
