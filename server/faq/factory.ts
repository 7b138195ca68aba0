import { FaqItem } from './entity.js';

/** A question for tests. */
export function buildFaqItem(overrides: Partial<FaqItem> = {}): FaqItem {
  return Object.assign(new FaqItem(), {
    question: 'Do you repair at home?',
    answer: '<p>We fetch the set and bring it back.</p>',
    category: 'General',
    order: 0,
    ...overrides,
  });
}
