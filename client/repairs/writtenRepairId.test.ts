import { expect, it } from 'vitest';
import { writtenRepairId } from './writtenRepairId';

it.each([
  ['7k3m-9qxt-2bwd', '7K3M9QXT2BWD'],
  [' 7K3M 9QXT 2BWD ', '7K3M9QXT2BWD'],
  ['oOil-LI00-1111', '001111001111'],
  ['७K3M9QXT२BWD', '7K3M9QXT2BWD'],
  ['7K3M9QXT2BWD.', '7K3M9QXT2BWD'],
  ['*7K3M9QXT2BWD*,', '7K3M9QXT2BWD'],
  ['(7K3M‑9QXT–2BWD)।', '7K3M9QXT2BWD'],
  ['\u202a7K3M\u00a09QXT\u20112BWD\u202c', '7K3M9QXT2BWD'],
])('reads %s as %s', (written, id) => {
  expect(writtenRepairId(written)).toBe(id);
});

it('leaves alone what cannot be an id', () => {
  expect(writtenRepairId(' hello ')).toBe('hello');
  expect(writtenRepairId('7K3M-9QXT-2BWU')).toBe('7K3M-9QXT-2BWU');
});
