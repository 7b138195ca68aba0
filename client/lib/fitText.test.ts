import { expect, it } from 'vitest';
import { fitEnd, fitText } from './fitText';

it('leaves no half of a character', () => {
  expect([fitText('a📺📺', 4), fitText('a📺📺', 5), fitText('ab', 5)]).toEqual(['a📺', 'a📺📺', 'ab']);
  expect([fitEnd('📺📺a', 4), fitEnd('📺📺a', 5), fitEnd('ab', 5), fitEnd('ab', 0)]).toEqual([
    '📺a',
    '📺📺a',
    'ab',
    '',
  ]);
});
