/** The most that a product may cost, in rupees, as on the server. */
const MAX_PRICE = 99_999_999;

const inRange = (price: number): number => Math.min(Math.max(price, 0), MAX_PRICE);

/**
 * What somebody typed to change prices with: '10%' or '-5%' of each, '+500' or '-500' rupees more or less, '2500' for all.
 * @returns the new price of an old one, in whole rupees where a part of it was taken; null for what makes no sense
 */
export function priceRule(typed: string): ((price: number) => number) | null {
  const [, sign, digits, percent] = /^([+-]?)(\d{1,8}(?:\.\d{1,2})?)(%?)$/.exec(typed.replace(/[\s,]/g, '')) ?? [];
  if (digits === undefined) return null;
  const amount = Number(digits) * (sign === '-' ? -1 : 1);
  if (percent) return (price) => inRange(Math.round(price * (1 + amount / 100)));
  return sign ? (price) => inRange(Math.round((price + amount) * 100) / 100) : () => inRange(amount);
}
