import { tabMemory } from '../lib/tabMemory';

/** The message form as it is typed. */
export interface ContactValues {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export const emptyMessage: ContactValues = { name: '', email: '', subject: '', message: '' };

const memory = tabMemory('parda.contact.draft');

/** What was typed into the message form of this tab before it was loaded anew. */
export function readContactDraft(): ContactValues {
  const stored = memory.read();
  const text = (name: keyof ContactValues) => {
    const value = stored?.[name];
    return typeof value === 'string' ? value : '';
  };
  return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') };
}

export const saveContactDraft = (values: ContactValues): void => memory.save(values);
export const forgetContactDraft = (): void => memory.forget();
