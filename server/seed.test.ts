import { expect, it } from 'vitest';
import { User } from './accounts/entity.js';
import { FaqItem } from './faq/entity.js';
import type { SeedLevel } from './platform/config.js';
import { Repair } from './repairs/entity.js';
import { RepairStatus } from './repairs/enums.js';
import { seed } from './seed.js';
import { useTestApp } from './testing/testApp.js';

const app = useTestApp();
const seedWith = (level: SeedLevel) => seed({ ...app.ctx(), config: { ...app.deps.config, seed: level } });

it('shows a shop at work: repairs in all states, with history', async () => {
  await seedWith('demo');
  const repairs = await app.em.findAll(Repair, { populate: ['history'] });
  expect(repairs.length).toBeGreaterThanOrEqual(30);
  expect(new Set(repairs.map(({ status }) => status))).toEqual(new Set(Object.values(RepairStatus)));
  for (const { history, status, lastUpdateDate } of repairs) {
    expect(history.getItems().at(-1)).toMatchObject({ status, occurredAt: lastUpdateDate });
    expect(lastUpdateDate.getTime()).toBeLessThan(app.now.getTime());
  }
});

it.each([
  ['none', 0, false],
  ['starter', 0, true],
  ['demo', 34, true],
] as const)('%s makes %i repairs, and questions: %s', async (level, repairs, questions) => {
  const admin = await seedWith(level);
  expect(admin).toEqual({ email: 'admin@example.com', password: expect.stringMatching(/^[\w-]{12}$/) });
  expect(await app.em.count(Repair)).toBe(repairs);
  expect((await app.em.count(FaqItem)) > 0).toBe(questions);
});

it('leaves a database alone that has an admin already, and does not bring back what was deleted', async () => {
  await seedWith('demo');
  await app.em.nativeDelete(FaqItem, {});
  expect(await seedWith('demo')).toBeUndefined();
  expect([await app.em.count(FaqItem), await app.em.count(User)]).toEqual([0, 1]);
});
