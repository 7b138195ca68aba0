/** How far a mail is. */
export enum MailState {
  /** For its time, or for another try. */
  WAITING = 'WAITING',
  /** Of a campaign that was paused. */
  HELD = 'HELD',
  /** An attempt was recorded, and how it ends is not known yet. */
  SENDING = 'SENDING',
  /** The mail server has taken it. */
  SENT = 'SENT',
  /** There was nothing to say any more, or nobody who wants to hear it. */
  SKIPPED = 'SKIPPED',
  /** Refused for good, or tried often enough: a dead letter. */
  FAILED = 'FAILED',
  /** Whether it arrived was lost, with the process or the connection. Never sent again by itself. */
  UNKNOWN = 'UNKNOWN',
}

/** What nobody sends again by itself: an admin decides. */
export const STRANDED = [MailState.FAILED, MailState.UNKNOWN] as const;

/** Whether a mail is one of those. */
export const isStranded = (state: MailState): boolean => STRANDED.some((stranded) => stranded === state);
