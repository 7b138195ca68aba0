/** As many whole characters of a text as a limit in UTF-16 units takes: half a surrogate pair is a box on screen, and refused by the server. */
export const fitText = (text: string, units: number): string => text.slice(0, units).replace(/[\uD800-\uDBFF]$/, '');

/** The same of its end. */
export const fitEnd = (text: string, units: number): string =>
  text.slice(Math.max(0, text.length - units)).replace(/^[\uDC00-\uDFFF]/, '');
