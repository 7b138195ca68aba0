/** Which form a message came from. */
export enum InboxKind {
  CONTACT = 'CONTACT',
  APPLICATION = 'APPLICATION',
}

export enum InboxStatus {
  NEW = 'NEW',
  READ = 'READ',
  ANSWERED = 'ANSWERED',
}

/** The legacy client's word for where a message came from (public-site §7). */
export enum LegacyTarget {
  CONTACT = 'contact-form-submission',
  APPLICATION = 'job-application',
}
