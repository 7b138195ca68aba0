/** What the browser tells a font file by (fonts.css). */
type Font = readonly [font: string, text: string];
const LATIN: Font = ['1em Anek', 'A'];
const DEVANAGARI: Font = ['1em "Anek Devanagari"', 'न'];

const isDeviceShown = () => document.documentElement.dataset.fonts === 'device';

/** Those of the interface's language. */
const ours = (): Font[] => (document.documentElement.lang === 'ne' ? [LATIN, DEVANAGARI] : [LATIN]);

/** fetches the fonts of the Nepali interface; left to itself the browser does so after the first paint. */
export const fetchDevanagari = (): void => fetchFont(DEVANAGARI);

/**
 * fetches our fonts where the page is in the device's. A phone's first page does (index.html, tokens.css): ours would come
 * before the picture that everybody waits for, over a line that is slow. They are shown from the next page on (`showOurFonts`), so
 * that nothing changes its font while it is read.
 */
export function fetchOurFonts(): void {
  if (isDeviceShown()) ours().forEach(fetchFont);
}

/** Shows our fonts on a new page, if they are here: faces that come too late to be shown at once would never be shown. */
export function showOurFonts(): void {
  if (isDeviceShown() && ours().every((font) => document.fonts.check(...font))) {
    delete document.documentElement.dataset.fonts;
  }
}

/** Without them the page stays in the device's fonts. */
function fetchFont(font: Font): void {
  void globalThis.document?.fonts?.load(...font).catch(() => undefined);
}
