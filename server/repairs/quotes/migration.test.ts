// @module-tag database
import { expect, it } from 'vitest';
import { Migration20261128161647_quotes } from '../../../migrations/Migration20261128161647_quotes.js';
import { useTestApp } from '../../testing/testApp.js';
import { Quote, Repair } from '../entity.js';
import { RepairStatus } from '../enums.js';
import { buildRepair, withHistory } from '../factory.js';

const app = useTestApp();

const at = (day: number) => new Date(`2026-06-0${day}T00:00:00Z`);

/** Records from before quotes were kept. */
it('each estimate becomes version 1, decided as its status says, and holds for ever', async () => {
  const statuses = Object.values(RepairStatus);
  const repairs = statuses.map((status) =>
    withHistory(buildRepair({ estimatedCost: 4500.5 }), [
      { status: RepairStatus.DIAGNOSED, at: at(1) },
      { status, at: at(2) },
      { status, at: at(3), note: 'A word.' },
    ]),
  );
  await app.save(...repairs, buildRepair());
  const expected = repairs.map(({ id, status, approvedCost, offeredVersion, warrantyFrom, quotes }) => {
    const isDecided = quotes[0]!.decidedVia !== null;
    const { version, state, lines, total, decidedVia, validUntil } = quotes[0]!;
    const decidedAt = isDecided ? at(2) : null;
    return [
      { id, status, approvedCost, offeredVersion, warrantyFrom },
      { version, state, lines, total, decidedVia, validUntil, decidedAt, offeredAt: at(1), leftOut: [], note: null },
    ];
  });
  await app.em.execute('delete from quote');
  await app.em.execute('update repair set approved_cost = null, offered_version = null, warranty_from = null');

  const { driver, config } = { driver: app.em.getDriver(), config: app.em.config };
  const migration = new Migration20261128161647_quotes(driver, config);
  migration.up();
  const statements = migration.getQueries().map(String);
  for (const sql of statements.filter((text) => /^\s*(insert|update)/.test(text))) await app.em.execute(sql);

  const em = app.em.fork();
  const migrated = await em.find(Repair, { id: { $in: repairs.map(({ id }) => id) } }, { populate: ['quotes'] });
  const byId = new Map(migrated.map((repair) => [repair.id, repair]));
  for (const [record, quote] of expected) {
    const repair = byId.get((record as { id: string }).id)!;
    expect([repair, repair.quotes.getItems()]).toMatchObject([record, [quote]]);
  }
  expect(await em.count(Quote)).toBe(statuses.length);
});
