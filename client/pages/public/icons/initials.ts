/** The first letters of an identifier's words, `fanNoise` and `fan-noise` alike; of one word, its beginning. */
export function initialsFor(identifier: string, count: 1 | 2): string {
  const words = identifier.match(/\p{Lu}?[\p{Ll}\p{M}\p{N}]+|\p{Lu}+(?!\p{Ll})|[\p{L}\p{M}]+/gu) ?? [];
  const text = count === 2 && words.length > 1 ? words.map((word) => Array.from(word)[0]).join('') : words.join('');
  return Array.from(text).slice(0, count).join('').toLocaleUpperCase();
}
