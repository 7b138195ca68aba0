/** What a customer is told about a repair. */
export enum UpdateKind {
  RECEIVED = 'RECEIVED',
  STATUS = 'STATUS',
  /** What the repair would cost, to be approved or rejected. */
  QUOTE = 'QUOTE',
}

/** How a customer came to know. */
export enum NotifiedBy {
  EMAIL = 'EMAIL',
  WHATSAPP = 'WHATSAPP',
  VIBER = 'VIBER',
  SMS = 'SMS',
  CALL = 'CALL',
  /** By themself: they were at the counter, or have answered on the site. */
  SELF = 'SELF',
}
