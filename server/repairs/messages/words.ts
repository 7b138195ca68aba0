import { Language } from '../../accounts/index.js';
import { rupees } from '../../core/fields/money.js';

/** An amount as it is written in a language: Rs. 1,25,000 or रु. १,२५,००० (decisions §13). */
export const amountIn = (language: Language, cost: number): string =>
  language === Language.EN
    ? rupees(cost)
    : rupees(cost)
        .replace('Rs.', 'रु.')
        .replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)]!);
