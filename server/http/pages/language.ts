import type { Request } from 'express';
import { LANGUAGES, type PageLanguage } from './clientRenderer.js';

/** Written by the client beside its own memory (client/lib/language.ts). */
const COOKIE = /(?:^|;\s*)parda\.language=(\w+)/;

const known = (tag: string | undefined): PageLanguage | undefined => LANGUAGES.find((language) => language === tag);

/** What was chosen on the device, else the browser's preference, else English (decisions §13): the client decides alike. */
export function languageOf(request: Request): PageLanguage {
  const chosen = known(COOKIE.exec(request.get('Cookie') ?? '')?.[1]);
  if (chosen) return chosen;
  const preferred = request.get('Accept-Language') ? request.acceptsLanguages() : [];
  return preferred.map((tag) => known(tag.slice(0, 2))).find(Boolean) ?? 'en';
}
