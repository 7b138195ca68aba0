/** What the browser tells a file of letters by (fonts.css). */
type Face = readonly [font: string, text: string];
const LATIN: Face = ['1em Anek', 'A'];
const DEVANAGARI: Face = ['1em "Anek Devanagari"', 'न'];

const isDeviceShown = () => document.documentElement.dataset.letters === 'device';

/** Those of the interface's language. */
const ours = (): Face[] => (document.documentElement.lang === 'ne' ? [LATIN, DEVANAGARI] : [LATIN]);

/** Sends for the letters of the Nepali interface; left to itself the browser does so after the first paint. */
export const fetchDevanagari = (): void => fetchFace(DEVANAGARI);

/**
 * Sends for our letters where the page stands in the device's. A phone's first page does (index.html, tokens.css): ours would come
 * before the picture that everybody waits for, over a line that is slow. They are shown from the next page on (`showOurLetters`), so
 * that nothing changes its face while it is read.
 */
export function fetchOurLetters(): void {
  if (isDeviceShown()) ours().forEach(fetchFace);
}

/** Shows our letters on a new page, if they are here: faces that come too late to be shown at once would never be shown. */
export function showOurLetters(): void {
  if (isDeviceShown() && ours().every((face) => document.fonts.check(...face))) {
    delete document.documentElement.dataset.letters;
  }
}

/** Without them the page stays in the device's letters. */
function fetchFace(face: Face): void {
  void globalThis.document?.fonts?.load(...face).catch(() => undefined);
}
