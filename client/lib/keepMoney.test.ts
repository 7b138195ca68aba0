import { expect, test } from 'vitest';
import { keepMoney } from './keepMoney';

test('a sum is not parted from its currency, and nothing else is joined', () => {
  expect(keepMoney('From Rs. 14,500, or Rs 900; रु. १,२०० only. Hours 9')).toBe(
    'From Rs.\u00a014,500, or Rs\u00a0900; रु.\u00a0१,२०० only. Hours 9',
  );
});
