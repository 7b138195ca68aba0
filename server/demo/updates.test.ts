import { expect, it } from 'vitest';
import { RepairStatus } from '../repairs/enums.js';
import { isOpen } from '../repairs/updates/news.js';
import { NOW, useTestApp } from '../testing/testApp.js';
import { demoRepairs } from './repairs.js';
import { demoUpdates } from './updates.js';

// entities know each other once there is a database
useTestApp();

const build = () => {
  const repairs = demoRepairs(NOW);
  return { repairs, updates: demoUpdates(repairs) };
};

it('the demo has a few recent repairs whose customers are still to be told, in different states', () => {
  const { repairs, updates } = build();
  const open = updates.filter(isOpen);
  expect(open.map(({ kind, status }) => [kind, status])).toEqual([
    ['STATUS', RepairStatus.REPAIRED],
    ['QUOTE', RepairStatus.DIAGNOSED],
    ['STATUS', RepairStatus.PICKED_UP],
  ]);
  const twoDaysAgo = NOW.getTime() - 2 * 24 * 60 * 60 * 1000;
  for (const { createdAt } of open) expect(createdAt.getTime()).toBeGreaterThan(twoDaysAgo);
  const pending = repairs.filter(({ notificationPendingSince }) => notificationPendingSince).map(({ id }) => id);
  expect(pending).toEqual(open.map(({ repair }) => repair.id));
});

it('all other customers of the demo were told, before now', () => {
  const { repairs, updates } = build();
  const received = updates.filter((update) => !isOpen(update));
  expect(received).toHaveLength(repairs.length - 3);
  for (const { notifiedAt, notifiedBy } of received) {
    expect(notifiedBy).not.toBeNull();
    expect(notifiedAt!.getTime()).toBeLessThan(NOW.getTime());
  }
});
