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
