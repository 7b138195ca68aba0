import type { Page } from 'playwright-core';

/** What stands in Latin letters in a Nepali page, too: brands, makers' names of things, addresses. */
const NAMES = [
  /[\w.+-]+@[\w.-]+/g,
  /https?:\/\/\S+/g,
  /\b(?:Samsung|LG|Sony|TCL|Xiaomi|Hisense|Skyworth|Panasonic|Philips|CG|Himstar|Wega|Bravia|Google|Facebook|GitHub|WhatsApp|Messenger|YouTube|Netflix|NetTV|ViaTV|OpenStreetMap)\b/g,
  /\b(?:LED|LCD|OLED|QLED|HDMI|USB|ARC|VESA|HDR10|HLG|Dolby Vision|Magic Remote|Crystal UHD|Android TV|Chromecast|TV|Sita S)\b/g,
];

/** Three words after one another. */
const SENTENCE = /[A-Za-z’']{2,}(?:[\s,;:–-]+[A-Za-z’']{2,}){2,}/;

/**
 * The texts that a visitor sees or hears on the page that is open and that say three words or more in Latin letters.
 * @param theirs what people wrote themselves, and their names: that has their own language
 */
export async function englishIn(page: Page, theirs: readonly string[] = []): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement!;
      if (element.closest('script, style, noscript, template')) continue;
      if (element.checkVisibility({ visibilityProperty: true })) found.push(walker.currentNode.textContent!);
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]')) {
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) {
        const text = element.getAttribute(name);
        if (text) found.push(text);
      }
    }
    return found.concat(document.title);
  });
  const known = theirs.map(inOneLine);
  return [...new Set(texts.map(inOneLine))].filter(
    (text) => SENTENCE.test(withoutNames(text)) && !known.some((words) => words.includes(text)),
  );
}

const withoutNames = (text: string): string => NAMES.reduce((left, name) => left.replaceAll(name, ' 1 '), text);
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
