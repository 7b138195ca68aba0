import type { I18n, MessageDescriptor } from '@lingui/core';

type FindMessage = (text: string) => MessageDescriptor | undefined;

const tables = new Set<FindMessage>();

/** The tables of the server's messages arrive with the first language that needs them (app/i18n.ts; the admin's: adminTexts.ts). */
export function addServerTexts(table: FindMessage): void {
  tables.add(table);
}

function find(text: string): MessageDescriptor | undefined {
  for (const table of tables) {
    const message = table(text);
    if (message) return message;
  }
  return undefined;
}

/** A server message in the reader's language; English, which the server speaks, and what nobody has translated yet as it came. */
export function translateServerMessage(i18n: I18n, text: string): string {
  const message = i18n.locale === 'en' ? undefined : find(text);
  return message ? i18n._(message) : text;
}
