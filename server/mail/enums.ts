import { enumOf } from '../core/entities/describedEnum.js';

/** What each stands for, in the words of the schema. */
export const MAIL_STATES = {
  WAITING: 'For its time, or for another try.',
  HELD: 'Of a campaign that was paused.',
  SENDING: 'It is being handed over.',
  SENT: 'The mail server has taken it.',
  SKIPPED: 'There was nothing to say any more, or nobody who wants to hear it.',
  FAILED: 'Refused for good, or tried often enough.',
  UNKNOWN: 'Whether it arrived was lost, with the process or the connection; it is not sent again by itself.',
};

export const MailState = enumOf('MailState', 'How far a mail is.', MAIL_STATES);
export type MailState = keyof typeof MailState;

/** What nobody sends again by itself: an admin decides. */
export const STRANDED = [MailState.FAILED, MailState.UNKNOWN] as const;

/** Whether a mail is one of those. */
export const isStranded = (state: MailState): boolean => STRANDED.some((stranded) => stranded === state);
