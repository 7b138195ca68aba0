import { QuoteLineKind } from '../repairs/index.js';
import { PriceItem, PriceTemplate } from './entity.js';

/** An entry of the price list, for tests and the demo. */
export function buildPriceItem(overrides: Partial<PriceItem> = {}): PriceItem {
  return Object.assign(new PriceItem(), {
    kind: QuoteLineKind.PART,
    text: 'Backlight strips',
    price: 3800,
    ...overrides,
  });
}

/** A template of a quote. */
export function buildPriceTemplate(overrides: Partial<PriceTemplate> = {}): PriceTemplate {
  const line = {
    kind: QuoteLineKind.PART,
    text: 'Panel',
    quantity: 1,
    unitPrice: 16500,
    warrantyMonths: 6,
    isOptional: false,
    photoUrl: null,
  };
  return Object.assign(new PriceTemplate(), { name: 'Panel replacement', lines: [line], total: 16500, ...overrides });
}
