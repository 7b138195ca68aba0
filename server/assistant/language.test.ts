import { expect, it } from 'vitest';
import { Language, languageOf } from './language.js';

it.each<[string, Language]>([
  ['How much is a new remote?', Language.ENGLISH],
  ['Do you sell Himstar?', Language.ENGLISH],
  ['Is the shop in Putalisadak open on Saturday, dai?', Language.ENGLISH],
  ['टिभी बिग्रियो', Language.NEPALI],
  ['मेरो Samsung TV on हुँदैन', Language.NEPALI],
  ['tv banauna kati lagcha', Language.ROMANISED_NEPALI],
  ['Mero LG 43 inch ko panel futyo, kati parxa hola?', Language.ROMANISED_NEPALI],
  ...[
    'remote kaam gardaina',
    'screen futyo',
    'TV on bhaena',
    'kharab bhako tv banaidinu',
    'tv ma line ayo',
    'sasto tv chaiyo',
    'discount dinuhunchha?',
    'mero tv banyo?',
  ].map((text): [string, Language] => [text, Language.ROMANISED_NEPALI]),
  ...['Yo do you repair?', 'Hi I am Tara', 'Nai, cancel it', 'Namaste, do you open today?', 'How much for टिभी?'].map(
    (text): [string, Language] => [text, Language.ENGLISH],
  ),
  ['', Language.ENGLISH],
  ['???', Language.ENGLISH],
])('takes %j for %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});
