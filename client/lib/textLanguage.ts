/**
 * The language of what the owner wrote, as far as its letters tell: English and Nepali are written in different scripts.
 * Undefined where there is no letter of either. For `lang`, so that voices read it well and Devanagari gets its room.
 */
export function textLanguage(text: string): 'en' | 'ne' | undefined {
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  // A Nepali text is full of English model names; an English one hardly ever holds a word in Devanagari.
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (devanagari === 0 && latin === 0) return undefined;
  return devanagari * 2 > latin ? 'ne' : 'en';
}
