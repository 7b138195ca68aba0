import type { I18n, MessageDescriptor } from '@lingui/core';

type FindMessage = (text: string) => MessageDescriptor | undefined;

let find: FindMessage | undefined;

/** The table of the server's messages arrives with the first language that needs it (app/i18n.ts). */
export function setServerTexts(table: FindMessage): void {
  find = table;
}

/** A server message in the reader's language; English, which the server speaks, and what nobody has translated yet as it came. */
export function translateServerMessage(i18n: I18n, text: string): string {
  const message = i18n.locale === 'en' ? undefined : find?.(text);
  return message ? i18n._(message) : text;
}
