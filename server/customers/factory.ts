import { CustomerNote } from './entity.js';

/** A note about somebody, for tests. */
export const buildCustomerNote = (overrides: Partial<CustomerNote> = {}): CustomerNote =>
  Object.assign(new CustomerNote(), {
    contactNumberKey: '9779841234567',
    text: 'Pays in cash.',
    createdAt: new Date('2026-03-01T04:00:00Z'),
    ...overrides,
  });
