import { expect, it } from 'vitest';
import { Language, languageOf } from './language.js';

it.each([
  ['How much is a new remote?', Language.ENGLISH],
  ['Do you sell Himstar?', Language.ENGLISH],
  ['Is the shop in Putalisadak open on Saturday, dai?', Language.ENGLISH],
  ['टिभी बिग्रियो', Language.NEPALI],
  ['मेरो Samsung TV on हुँदैन', Language.NEPALI],
  ['tv banauna kati lagcha', Language.ROMANISED_NEPALI],
  ['Mero LG 43 inch ko panel futyo, kati parxa hola?', Language.ROMANISED_NEPALI],
  ['', Language.ENGLISH],
  ['???', Language.ENGLISH],
])('takes %j for %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});
