/** The languages and scripts that visitors write in. */
export enum Language {
  ENGLISH = 'ENGLISH',
  NEPALI = 'NEPALI',
  /** Nepali typed with Latin letters. */
  ROMANISED_NEPALI = 'ROMANISED_NEPALI',
}

/** Words that no English sentence has, many by their beginnings. */
const NEPALI =
  /^((c?hh?a|xa|c?hh?an|xan|c?hh?aina|xaina|ch|x|hola|haru|lai|kati|kasari|kahan?|kahile|kina|kun|mero|mera|hamro|hamra|timro|tyo|kasto|dherai|aile|ahile|bhayo|bhaye|vayo|gayo|kaam|pasal|naya|naulo|purano|thulo|sano|sasto|sahi|samma|baje|bholi|hijo|ekdam)$|(hunch|hunx|hudain|hunuh|hudaich|parch|parx|pardain|lagch|lagx|lagdain|lagne|painch|painx|paidain|milch|milx|mildain|sakinch|sakinx|sakdain|garn|gard|garch|garx|garid|banau|banai|banaa|bigri|bigry|bigre|kharab|chaiy|chahi|chain|kinnu|kinna|kinne|bechn|dinu|dinuh|bhae|bhak|bhan|vaen|vane|futy|fute|phut|aayo|ayo$|aunu|aunch|audain|tangn|jodn|puryau|pathau|lyau|rakhn|tapai|malai|hamilai|mahang|gharma|gharai|khuld|khulch|khulen|baldain|balch|chald|chalen|dekhi|sodhn|tayar))/;

/** Small words of Nepali that could be something else by themselves. */
const SMALL = /^(ko|ma|le|ra|yo|ta|ni|ho|hoina|nai|pani|tara|ke|ki|dai|didi|bhai|namaste|hajur|dhanyabad|ghar|bata)$/;

/** So large a part of a sentence makes it Nepali. */
const LEAST_NEPALI = 0.2;
const LEAST_SMALL = 0.4;

/** What a text is written in; a word or two of Nepali in an English sentence do not make it Nepali. */
export function languageOf(text: string): Language {
  const devanagari = text.match(/[\u0900-\u097f]/g)?.length ?? 0;
  const latin = text.match(/[a-z]/gi)?.length ?? 0;
  if (devanagari > latin / 2) return Language.NEPALI;
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const nepali = words.filter((word) => NEPALI.test(word)).length;
  const small = words.filter((word) => SMALL.test(word)).length;
  const share = (nepali + small) / words.length;
  const isNepali = nepali > 0 ? share >= LEAST_NEPALI : small > 1 && share >= LEAST_SMALL;
  return isNepali ? Language.ROMANISED_NEPALI : Language.ENGLISH;
}
