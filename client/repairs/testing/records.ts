import type { FullRepairRecordFragment, RepairAbilitiesFragment } from '../repairs.gen';
import { ownersAbilities } from './tracked';

type Variables = Record<string, any>;
type Full = Omit<FullRepairRecordFragment, 'abilities'> & { abilities: unknown };

export const publicRow = (number: number) => ({
  __typename: 'PublicRepair',
  id: `7K3M9QXT2B${String(number).padStart(2, '0')}`,
  userName: `Person ${number}.`,
  tvType: 'LED',
  brand: 'Sony',
  model: null,
  status: 'DIAGNOSING',
  submissionDate: '2026-07-04T08:45:00Z',
});

/** A whole record of a list. */
export const fullRow = (
  number: number,
  { able, ...change }: Partial<Omit<Full, 'abilities'>> & { able?: Partial<RepairAbilitiesFragment> } = {},
) => ({
  ...publicRow(number),
  __typename: 'Repair',
  userName: `Sita Sharma ${number}`,
  isPublic: false,
  abilities: ownersAbilities(able),
  ...change,
});

/** Answers a page of a list; its cursors are the numbers of the rows, its pages the size that was asked for. */
export function pageOf(type: 'PublicRepair' | 'Repair', all: unknown[], { after, before, first, last }: Variables) {
  const size = first ?? last;
  const start = before ? Number(before) - 1 - size : Number(after ?? 0);
  const rows = all.slice(start, start + size);
  return {
    __typename: `${type}Connection`,
    totalCount: all.length,
    pageInfo: {
      __typename: 'PageInfo',
      startCursor: String(start + 1),
      endCursor: String(start + rows.length),
      hasNextPage: start + size < all.length,
      hasPreviousPage: start > 0,
    },
    edges: rows.map((node) => ({ __typename: `${type}Edge`, node })),
  };
}

const rows = (length: number, row: (number: number) => unknown) => Array.from({ length }, (_, index) => row(index + 1));

/**
 * Answers for `fakeServer`: twelve records of one's own, 25 of the shop, and as many that everyone may see; nothing for
 * a search for 'nothing'. And what was asked.
 */
export function recordLists() {
  const asked: Variables[] = [];
  const answers = {
    FullRepairRecords(variables: Variables) {
      asked.push(variables);
      const all = variables.scope === 'ALL' ? rows(25, (n) => fullRow(n + 50)) : rows(12, (n) => fullRow(n));
      return { repairs: pageOf('Repair', variables.search === 'nothing' ? [] : all, variables) };
    },
    RepairRecords(variables: Variables) {
      asked.push({ scope: 'PUBLIC', ...variables });
      const all = variables.search === 'nothing' ? [] : rows(25, publicRow);
      return { publicRepairs: pageOf('PublicRepair', all, variables) };
    },
  };
  return { answers, asked };
}
