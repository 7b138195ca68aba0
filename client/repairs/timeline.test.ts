import { describe, expect, it } from 'vitest';
import type { RepairStatus } from './repairs.gen';
import { litBars, timelineSteps } from './timeline';

const steps = (...statuses: RepairStatus[]) =>
  timelineSteps({
    status: statuses.at(-1)!,
    history: statuses.map((status, index) => ({ id: String(index), status, occurredAt: '', note: null })),
  });
const drawn = (...statuses: RepairStatus[]) => steps(...statuses).map(({ status, state }) => `${state} ${status}`);

describe('the timeline', () => {
  it('draws the rest of the way after the present', () => {
    expect(drawn('REQUESTED')).toEqual([
      'present REQUESTED',
      'future PICKED_UP',
      'future DIAGNOSING',
      'future DIAGNOSED',
      'future QUOTE_APPROVED',
      'future REPAIRING',
      'future REPAIRED',
      'future DELIVERED',
    ]);
    expect(steps('REQUESTED').find(({ status }) => status === 'QUOTE_APPROVED')?.orElse).toBe('QUOTE_REJECTED');
  });

  it('ends at a rejected quote, a cancelled request and a delivered set', () => {
    expect(drawn('REQUESTED', 'CANCELLED')).toEqual(['past REQUESTED', 'present CANCELLED']);
    expect(drawn('DIAGNOSED', 'QUOTE_REJECTED').at(-1)).toBe('present QUOTE_REJECTED');
    expect(drawn('REPAIRED', 'DELIVERED').at(-1)).toBe('present DELIVERED');
  });

  it('shows what was jumped over, but a quote is not missed', () => {
    expect(drawn('REQUESTED', 'DIAGNOSED', 'REPAIRING').slice(0, 6)).toEqual([
      'past REQUESTED',
      'skipped PICKED_UP',
      'skipped DIAGNOSING',
      'past DIAGNOSED',
      'present REPAIRING',
      'future REPAIRED',
    ]);
  });

  it('keeps the order of what happened when a repair goes back and forth', () => {
    expect(drawn('REQUESTED', 'PICKED_UP', 'DIAGNOSING', 'DIAGNOSED', 'DIAGNOSING', 'DIAGNOSED').slice(0, 7)).toEqual([
      'past REQUESTED',
      'past PICKED_UP',
      'past DIAGNOSING',
      'past DIAGNOSED',
      'past DIAGNOSING',
      'present DIAGNOSED',
      'future QUOTE_APPROVED',
    ]);
  });

  it('skips no step that was taken before', () => {
    const back = drawn('REQUESTED', 'PICKED_UP', 'DIAGNOSING', 'DIAGNOSED', 'PICKED_UP', 'DIAGNOSED');
    expect(back.filter((step) => step.startsWith('skipped'))).toEqual([]);
  });

  it('gathers words added to the same status', () => {
    const [, present] = steps('REQUESTED', 'PICKED_UP', 'PICKED_UP');
    expect(present?.events.map(({ id }) => id)).toEqual(['1', '2']);
  });

  it('believes the record where its history lags behind', () => {
    expect(timelineSteps({ status: 'CANCELLED', history: [] }).map(({ state }) => state)).toEqual(['present']);
  });
});

describe('the bars', () => {
  it.each<[RepairStatus[], number, boolean]>([
    [['REQUESTED'], 1, false],
    [['REQUESTED', 'DIAGNOSING'], 3, false],
    [['REQUESTED', 'DIAGNOSED'], 3, false],
    [['REPAIRING'], 4, false],
    [['DELIVERED'], 6, false],
    [['REQUESTED', 'PICKED_UP', 'CANCELLED'], 2, true],
    [['DIAGNOSED', 'QUOTE_REJECTED'], 3, true],
    [['REPAIRED', 'DIAGNOSING'], 3, false],
    [['CANCELLED'], 0, true],
  ])('%j lights %i', (statuses, lit, stopped) => {
    expect(litBars(steps(...statuses))).toEqual({ lit, stopped });
  });
});
