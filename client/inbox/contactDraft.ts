/** The message form as it is typed. */
export type ContactValues = Record<'name' | 'email' | 'subject' | 'message', string>;

export const emptyMessage: ContactValues = { name: '', email: '', subject: '', message: '' };

/** The name of its draft (forms/drafts.ts). */
export const CONTACT_DRAFT = 'contact';
