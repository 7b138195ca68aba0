// @module-tag database
import { expect, it } from 'vitest';
import { csvOf } from '../testing/csv.js';
import { useTestApp } from '../testing/testApp.js';
import { buildFaqItem } from './factory.js';

const app = useTestApp();

it.each([
  ['', ['1,Care,Dust?', '2,General,Away?', '3,Prices,Cost, roughly?']],
  ['direction=DESC', ['3,Prices,Cost, roughly?', '2,General,Away?', '1,Care,Dust?']],
  ['sort=QUESTION', ['2,General,Away?', '3,Prices,Cost, roughly?', '1,Care,Dust?']],
  ['sort=CATEGORY&search=e', ['1,Care,Dust?', '2,General,Away?', '3,Prices,Cost, roughly?']],
  ['search=DUST', ['1,Care,Dust?']],
  ['search=prices', ['3,Prices,Cost, roughly?']],
])('the questions leave as CSV: %s', async (query, expected) => {
  await app.save(
    buildFaqItem({ question: 'Cost, roughly?', answer: 'A.', category: 'Prices', order: 3 }),
    buildFaqItem({ question: 'Away?', answer: 'A.', order: 2 }),
    buildFaqItem({ question: 'Dust?', answer: 'A.', category: 'Care', order: 1 }),
  );
  const { total, lines } = await csvOf(app, `faq-items?${query}`, await app.admin());
  const [heading, ...rows] = lines;
  expect([total, heading]).toEqual([String(expected.length), 'ID,Order,Category,Question,Answer']);
  expect(rows.map((row) => row.replace(/^[^,]+,|,A\.$/g, ''))).toEqual(expected);
});
