/** The languages and scripts that visitors write in. */
export enum Language {
  ENGLISH = 'ENGLISH',
  NEPALI = 'NEPALI',
  /** Nepali typed with Latin letters. */
  ROMANISED_NEPALI = 'ROMANISED_NEPALI',
}

const DEVANAGARI = /[\u0900-\u097f]/;

/** Small words that hardly a Nepali sentence does without, and that no English one has. */
const NEPALI_WORDS =
  /^(c?h?cha|chha|chan|chhan|xa|xan|ho|hola|hunch?ha|huncha|hunxa|hudaina|hunna|ko|lai|le|bata|kati|kasari|kaha|kahan|kahile|kun|ke|kina|mero|mera|hamro|timro|tapai|tapaiko|tapaile|malai|maile|garnu|garna|garne|garcha|garchau|garxa|pani|ra|tara|ani|yo|tyo|bhayo|bhayena|chaina|chhaina|xaina|paincha|parcha|parchha|parxa|lagcha|lagxa|milcha|dinu|dinus|dai|didi|bhai|namaste|dhanyabad|haina|hoina|nai|hajur|ghar|gharma|sakincha|sakinxa|kinna|banauna|banaunu|banau|bigriyo|bigryo|bigreko)$/;

/** What a text is written in; a word or two of Nepali among English ones do not make it Nepali. */
export function languageOf(text: string): Language {
  if (DEVANAGARI.test(text)) return Language.NEPALI;
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const nepali = words.filter((word) => NEPALI_WORDS.test(word)).length;
  return nepali > 0 && nepali / words.length >= 0.2 ? Language.ROMANISED_NEPALI : Language.ENGLISH;
}
