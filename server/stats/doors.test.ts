import { expect, it } from 'vitest';
import { RepairStatus } from '../repairs/enums.js';
import { buildRepair } from '../repairs/factory.js';
import { useTestApp } from '../testing/testApp.js';

const app = useTestApp();

it('counts the same through both doors: completed and total with the baseline, the bench as it is', async () => {
  await app.save(
    ...Object.values(RepairStatus).map((status) => buildRepair({ status })),
    buildRepair({ status: RepairStatus.DELIVERED, isPublic: true }),
    buildRepair({ status: RepairStatus.REPAIRING, deletedAt: app.now }),
  );
  const stats = { completedRequests: 5003, totalRequests: 5011, currentlyServicing: 5 };
  expect((await app.viaRest('GET', '/api/stats')).body).toEqual(stats);
  const { data } = await app.viaGraphql('{ siteStats { completedRequests totalRequests currentlyServicing } }');
  expect(data).toEqual({ siteStats: stats });
});

it('starts at the baseline', async () => {
  expect((await app.viaRest('GET', '/api/stats')).body).toEqual({
    completedRequests: 5000,
    totalRequests: 5000,
    currentlyServicing: 0,
  });
});
