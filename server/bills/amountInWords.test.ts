import { describe, expect, it } from 'vitest';
import { amountInWords } from './amountInWords.js';

describe('an amount in words', () => {
  it.each([
    [0, 'Rupees zero only', 'शून्य रुपैयाँ मात्र'],
    [50, 'Paisa fifty only', 'पचास पैसा मात्र'],
    [100, 'Rupees one only', 'एक रुपैयाँ मात्र'],
    [150_000, 'Rupees one thousand five hundred only', 'एक हजार पाँच सय रुपैयाँ मात्र'],
    [12_500_050, 'Rupees one lakh twenty-five thousand and paisa fifty only', 'एक लाख पच्चीस हजार रुपैयाँ पचास पैसा मात्र'],
    [
      9_999_999_999,
      'Rupees nine crore ninety-nine lakh ninety-nine thousand nine hundred ninety-nine and paisa ninety-nine only',
      'नौ करोड उनान्सय लाख उनान्सय हजार नौ सय उनान्सय रुपैयाँ उनान्सय पैसा मात्र',
    ],
    [123_00_00_00_000, 'Rupees one hundred twenty-three crore only', 'एक सय तेइस करोड रुपैयाँ मात्र'],
  ])('%d paisa', (paisa, en, ne) => expect(amountInWords(paisa)).toEqual({ en, ne }));

  it('has another word for each number below a hundred, in both languages', () => {
    const all = Array.from({ length: 99 }, (_, index) => amountInWords((index + 1) * 100));
    expect([new Set(all.map(({ en }) => en)).size, new Set(all.map(({ ne }) => ne)).size]).toEqual([99, 99]);
    expect(all.map(({ ne }) => ne).join(' ')).not.toMatch(/undefined|^ |  /);
    expect([19, 29, 39, 49, 59, 69, 79, 89].map((one) => all[one - 1]!.ne.split(' ')[0])).toEqual(
      'उन्नाइस उनन्तीस उनन्चालीस उनन्चास उनन्साठी उनन्सत्तरी उनासी उनान्नब्बे'.split(' '),
    );
  });
});
