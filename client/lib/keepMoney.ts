/** A sum in somebody's words, as one word: 'Rs.' stands on the line of its number. */
export const keepMoney = (text: string): string => text.replace(/((?:Rs|रु)\.?) (?=[\d०-९])/g, '$1\u00a0');
