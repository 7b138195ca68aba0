import { Product } from './entity.js';

/** A product for tests and the demo. */
export function buildProduct(overrides: Partial<Product> = {}): Product {
  return Object.assign(new Product(), {
    name: 'Samsung 43" LED',
    description: '<p>Tested for two hours; with its own remote control.</p>',
    price: 24_500,
    createdAt: new Date('2026-03-01T04:00:00Z'),
    ...overrides,
  });
}
