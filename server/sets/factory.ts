import { TvSet } from './entity.js';
import { normalizeSerial } from './serial.js';

let made = 0;

/** A set for tests and the demo; its serial number is nobody else's unless one is given. */
export function buildSet(overrides: Partial<TvSet> = {}): TvSet {
  made += 1;
  const set = Object.assign(new TvSet(), {
    brand: 'Samsung',
    model: 'UA43T5400',
    sizeInches: 43,
    serial: `0B2X-3HCM ${String(made).padStart(6, '0')}`,
    createdAt: new Date('2026-03-01T04:00:00Z'),
    ...overrides,
  });
  set.serialKey = set.serial === null ? null : normalizeSerial(set.serial);
  return set;
}
