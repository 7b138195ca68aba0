import { drafts } from '../../forms/drafts';
import { fitEnd } from '../../lib/fitText';
import { CONTACT_DRAFT, type ContactValues, emptyMessage } from '../contactDraft';
import { MAX_TEXT } from '../rules';

/** What another part of the site puts into the message form: a conversation that a person of the shop is to go on with. */
export interface ContactAddition {
  /** For a message that has no subject yet. */
  subject: string;
  /** Stands below what was typed. */
  text: string;
}

type Takes = (merge: (values: ContactValues) => ContactValues) => void;

/** The form on screen, if there is one. */
let form: Takes | null = null;
/** What was added last: the same conversation, gone on with, takes its own place. */
let added = '';

function merged(values: ContactValues, { subject, text }: ContactAddition): ContactValues {
  const isThere = added !== '' && values.message.endsWith(added);
  const typed = (isThere ? values.message.slice(0, -added.length) : values.message).trimEnd();
  const before = typed && `${typed}\n\n`;
  // Of what is too long the newest part is worth most, and what was typed is worth more.
  const room = Math.max(0, MAX_TEXT - before.length);
  added = fitEnd(text.toWellFormed(), room);
  return { ...values, subject: values.subject.trim() ? values.subject : subject, message: before + added };
}

/** Adds to the message form, whether it is on screen or will be; nothing that was typed is lost. */
export function addToContactForm(addition: ContactAddition): void {
  const merge = (values: ContactValues) => merged(values, addition);
  if (form) form(merge);
  else void drafts.change(CONTACT_DRAFT, (before) => merge({ ...emptyMessage, ...before }));
}

/** @returns what ends it when the form leaves the screen */
export function takeContactAdditions(takes: Takes): () => void {
  form = takes;
  return () => {
    if (form === takes) form = null;
  };
}
