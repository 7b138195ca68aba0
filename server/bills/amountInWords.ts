/** An amount in words, as bills write it in both languages (decisions §15): in lakh and crore, as people here count. */

const UP_TO_19 = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const belowHundred = (number: number): string =>
  number < 20 ? UP_TO_19[number]! : [TENS[Math.floor(number / 10)], UP_TO_19[number % 10]].filter(Boolean).join('-');

/** 1 to 99; each has a word of its own. */
const NEPALI = `एक दुई तीन चार पाँच छ सात आठ नौ दश
एघार बाह्र तेह्र चौध पन्ध्र सोह्र सत्र अठार उन्नाइस बीस
एक्काइस बाइस तेइस चौबीस पच्चीस छब्बीस सत्ताइस अट्ठाइस उनन्तीस तीस
एकतीस बत्तीस तेत्तीस चौँतीस पैँतीस छत्तीस सैँतीस अठतीस उनन्चालीस चालीस
एकचालीस बयालीस त्रिचालीस चवालीस पैँतालीस छयालीस सतचालीस अठचालीस उनन्चास पचास
एकाउन्न बाउन्न त्रिपन्न चउन्न पचपन्न छपन्न सन्ताउन्न अन्ठाउन्न उनन्साठी साठी
एकसट्ठी बयसट्ठी त्रिसट्ठी चौसट्ठी पैँसट्ठी छयसट्ठी सतसट्ठी अठसट्ठी उनन्सत्तरी सत्तरी
एकहत्तर बहत्तर त्रिहत्तर चौहत्तर पचहत्तर छयहत्तर सतहत्तर अठहत्तर उनासी असी
एकासी बयासी त्रियासी चौरासी पचासी छयासी सतासी अठासी उनान्नब्बे नब्बे
एकानब्बे बयानब्बे त्रियानब्बे चौरानब्बे पन्चानब्बे छयानब्बे सन्तानब्बे अन्ठानब्बे उनान्सय`.split(/\s+/);

interface Language {
  zero: string;
  belowHundred: (number: number) => string;
  hundred: string;
  thousand: string;
  lakh: string;
  crore: string;
  /** @param rupees null where there are none */
  sentence: (rupees: string | null, paisa: string | null) => string;
}

const EN: Language = {
  zero: 'zero',
  belowHundred,
  hundred: 'hundred',
  thousand: 'thousand',
  lakh: 'lakh',
  crore: 'crore',
  sentence: (rupees, paisa) => {
    const words = [rupees && `rupees ${rupees}`, paisa && `paisa ${paisa}`].filter(Boolean).join(' and ');
    return `${words.charAt(0).toUpperCase()}${words.slice(1)} only`;
  },
};

const NE: Language = {
  zero: 'शून्य',
  belowHundred: (number) => NEPALI[number - 1] ?? '',
  hundred: 'सय',
  thousand: 'हजार',
  lakh: 'लाख',
  crore: 'करोड',
  sentence: (rupees, paisa) =>
    `${[rupees && `${rupees} रुपैयाँ`, paisa && `${paisa} पैसा`].filter(Boolean).join(' ')} मात्र`,
};

/** @param number a whole one above 0; beyond 99 crore the crores are counted in the same way */
function inWords(number: number, language: Language): string {
  const parts: string[] = [];
  const crores = Math.floor(number / 10_000_000);
  if (crores > 0) parts.push(inWords(crores, language), language.crore);
  const part = (count: number, unit: string) => {
    if (count > 0) parts.push(language.belowHundred(count), unit);
  };
  part(Math.floor(number / 100_000) % 100, language.lakh);
  part(Math.floor(number / 1000) % 100, language.thousand);
  part(Math.floor(number / 100) % 10, language.hundred);
  const rest = number % 100;
  if (rest > 0) parts.push(language.belowHundred(rest));
  return parts.join(' ');
}

function sentenceOf(paisa: number, language: Language): string {
  const [rupees, rest] = [Math.floor(paisa / 100), paisa % 100];
  const words = (number: number) => (number === 0 ? null : inWords(number, language));
  return language.sentence(rupees === 0 && rest === 0 ? language.zero : words(rupees), words(rest));
}

/** @param paisa 0 or more @returns 'Rupees one lakh twenty-five thousand and paisa fifty only', 'एक लाख पच्चीस हजार रुपैयाँ पचास पैसा मात्र' */
export const amountInWords = (paisa: number): { en: string; ne: string } => ({
  en: sentenceOf(paisa, EN),
  ne: sentenceOf(paisa, NE),
});
