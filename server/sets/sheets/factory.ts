import { ref } from '@mikro-orm/core';
import type { Product } from '../../products/entity.js';
import { Repair } from '../../repairs/entity.js';
import { SheetKind, SheetResult } from '../enums.js';
import { SetSheet } from './entity.js';

/** A sheet for tests and the demo, which is not signed unless told otherwise. */
export function buildSheet(of: Repair | Product, overrides: Partial<SetSheet> = {}): SetSheet {
  return Object.assign(new SetSheet(), {
    kind: SheetKind.INTAKE,
    repair: of instanceof Repair ? ref(of) : null,
    product: of instanceof Repair ? null : ref(of),
    rows: [
      { item: 'Power', result: SheetResult.OK, note: null },
      { item: 'Picture', result: SheetResult.FAULTY, note: 'Lines on the left.' },
    ],
    accessories: [{ name: 'Remote', count: 1 }],
    createdAt: new Date('2026-03-01T05:00:00Z'),
    ...overrides,
  });
}
