import { expect, it } from 'vitest';
import { textLanguage } from './textLanguage';

it.each([
  ['How to choose a stabiliser', 'en'],
  ['मनसुनमा टिभी कसरी जोगाउने', 'ne'],
  ['Samsung UA43 को पर्दा कालो भयो', 'ne'],
  ['Our name is the Nepali word पर्दा, which means screen', 'en'],
  ['2026 – 43"', undefined],
])('%s is %s', (text, language) => {
  expect(textLanguage(text)).toBe(language);
});
