import { tablePage } from '../../../testing/admin';
import { repairStatuses } from '../../public/RepairStatusBadge';
import type { RepairRowFragment } from '../repairsAdmin.gen';

/** A repair as the admin lists it. */
export const repairRow = (id: string, over: Partial<RepairRowFragment> = {}) => ({
  __typename: 'Repair',
  id,
  userName: `Customer ${id}`,
  contactNumber: '9841000000',
  owner: null as RepairRowFragment['owner'],
  tvType: 'LED' as const,
  brand: 'Sony',
  model: 'KD-43' as string | null,
  status: 'REQUESTED' as RepairRowFragment['status'],
  submissionDate: '2026-06-01T06:00:00.000Z',
  lastUpdateDate: '2026-06-02T06:00:00.000Z',
  promisedDate: null as string | null,
  isOverdue: false,
  estimatedCost: null as number | null,
  actualCost: null as number | null,
  isPublic: false,
  notificationPendingSince: null as string | null,
  deletedAt: null as string | null,
  ...over,
});

type Row = ReturnType<typeof repairRow>;

/** A server that keeps these repairs and changes them. */
export function workshop(rows: Row[]) {
  const kept = new Map(rows.map((row) => [row.id, row]));
  const all = () => [...kept.values()];
  return {
    get: (id: string) => kept.get(id)!,
    answers: {
      RepairTable: ({ deleted }: Record<string, any>) => {
        const shown = all().filter(({ deletedAt }) => (deletedAt !== null) === (deleted ?? false));
        return { repairTable: tablePage('RepairTable', shown, { pageSize: 10 }) };
      },
      RepairBoard: () => ({
        repairBoard: Object.keys(repairStatuses).map((status) => {
          const items = all().filter((row) => row.status === status);
          return { __typename: 'RepairBoardColumn', status, totalCount: items.length, items };
        }),
      }),
      ChangeRepairs: ({ changes }: Record<string, any>) => {
        const before = changes.map(({ id }: { id: string }) => {
          const { status, isPublic, promisedDate, deletedAt } = kept.get(id)!;
          return { __typename: 'RepairBefore', id, status, isPublic, promisedDate, deleted: deletedAt !== null };
        });
        for (const { id, deleted, expectedStatus: _expected, ...change } of changes) {
          kept.set(id, { ...kept.get(id)!, ...change, deletedAt: deleted ? '2026-06-03T06:00:00.000Z' : null });
        }
        const repairs = changes.map(({ id }: { id: string }) => kept.get(id));
        return { changeRepairs: { __typename: 'ChangedRepairs', repairs, before } };
      },
      DeleteRepair: ({ id }: Record<string, any>) => {
        kept.set(id, { ...kept.get(id)!, deletedAt: '2026-06-03T06:00:00.000Z' });
        return { deleteRepair: id };
      },
      RestoreRepair: ({ id }: Record<string, any>) => {
        kept.set(id, { ...kept.get(id)!, deletedAt: null });
        return { restoreRepair: kept.get(id) };
      },
      ChangeRepairStatus: ({ id, input: { note: _note, ...change } }: Record<string, any>) => {
        kept.set(id, { ...kept.get(id)!, ...change });
        return { changeRepairStatus: kept.get(id) };
      },
      RepairStatusPreview: { repairStatusPreview: null },
    },
  };
}
