import type { Request } from 'express';
import { LANGUAGES, type PageLanguage } from './clientRenderer.js';

/** Of addresses without a language in them. */
export const PLAIN: PageLanguage = 'en';
/** Written by the client beside its own memory (client/lib/language.ts). */
const COOKIE = /(?:^|;\s*)parda\.language=(\w+)/;
/** The first part of a path, where that is a language. */
const NAMED = new RegExp(`^/(${LANGUAGES.filter((language) => language !== PLAIN).join('|')})(?=/|$)`, 'i');

/** Where something is in a language: `/services` in English, `/ne/services` in Nepali (decisions §16; client/lib/pathLinks.ts). */
export const pathIn = (language: PageLanguage, path: string): string =>
  language === PLAIN ? path : `/${language}${path === '/' ? '' : path}`;

/** The addresses of something in all languages. @param where its path in English, with what follows that */
export const pathsOf = (where: string): readonly { language: PageLanguage; path: string }[] =>
  LANGUAGES.map((language) => ({ language, path: pathIn(language, where) }));

/** What a visit asks for. */
export interface Asked {
  /** Without the language. */
  path: string;
  language: PageLanguage;
  /** Whether the address says so; else it is the visitor's own. */
  isNamed: boolean;
}

/** The language that an address names, else the visitor's. */
export function askedIn(request: Request): Asked {
  const named = NAMED.exec(request.path);
  if (named) {
    const [{ length }, tag = ''] = named;
    const path = request.path.slice(length) || '/';
    return { path, language: known(tag.toLowerCase()) ?? PLAIN, isNamed: true };
  }
  const language = languageOf(request);
  return { path: request.path, language, isNamed: false };
}

const known = (tag: string | undefined): PageLanguage | undefined => LANGUAGES.find((language) => language === tag);

/** What was chosen on the device, else the browser's preference, else English (decisions §13): the client decides alike. */
function languageOf(request: Request): PageLanguage {
  const chosen = known(COOKIE.exec(request.get('Cookie') ?? '')?.[1]);
  if (chosen) return chosen;
  const preferred = request.get('Accept-Language') ? request.acceptsLanguages() : [];
  return preferred.map((tag) => known(tag.slice(0, 2))).find(Boolean) ?? PLAIN;
}
