// @module-tag database
import { ref } from '@mikro-orm/core';
import { expect, it } from 'vitest';
import { buildUser } from '../accounts/factory.js';
import { buildBlogPost } from '../blog/factory.js';
import { buildProduct } from '../products/factory.js';
import { RepairStatus } from '../repairs/enums.js';
import { buildRepair } from '../repairs/factory.js';
import { useTestApp } from '../testing/testApp.js';
import { digitsOfNumber } from './service.js';
import type { WorkspaceHit } from './views.js';

const app = useTestApp();

async function find(search: string): Promise<WorkspaceHit[]> {
  const query = `query ($search: String!) { workspaceSearch(search: $search) { kind id title detail status } }`;
  const { data } = await app.viaGraphql<{ workspaceSearch: WorkspaceHit[] }>(query, { search }, await app.admin());
  return data.workspaceSearch;
}

const short = (hits: WorkspaceHit[]) => hits.map(({ kind, title }) => `${kind} ${title}`);

it('finds all that is kept under a word, in the order of the kinds, and nothing that was deleted', async () => {
  const zenith = { name: 'Zenith Rai', username: 'zenith', email: 'z@example.com', contactNumber: null };
  const repair = buildRepair({ brand: 'Zenith', model: 'Z1', userName: 'Ram Thapa', contactNumber: '9841234567' });
  await app.save<object>(
    repair,
    buildRepair({ brand: 'Zenith', deletedAt: app.now }),
    buildUser(zenith),
    buildProduct({ name: 'Zenith remote', isPublished: false }),
    buildProduct({ name: 'Zenith gone', deletedAt: app.now }),
    buildBlogPost({ title: 'The Zenith of sets' }),
  );
  const hits = await find('zenith');
  expect(short(hits)).toEqual([
    'REPAIR Zenith Z1',
    'CUSTOMER Zenith Rai',
    'PRODUCT Zenith remote',
    'POST The Zenith of sets',
  ]);
  expect(hits[0]).toMatchObject({
    id: repair.id,
    detail: 'Ram Thapa · 9841234567',
    status: RepairStatus.REQUESTED,
  });
  expect(await find('zenith nowhere')).toEqual([]);
  expect(await find('  ')).toEqual([]);
});

it.each(['9841-234567', '+977 984-123-4567', '९८४१२३४५६७', '00977 9841234567', '984123', '९८४१-२३'])(
  'finds customers and their repairs by %s, however the number is written',
  async (number) => {
    const sita = buildUser({ name: 'Sita', contactNumber: '(984) 1234567' });
    await app.save<object>(
      sita,
      buildRepair({ brand: 'LG', userName: 'Sita', contactNumber: '९८४१ २३४५६७', owner: ref(sita) }),
      buildRepair({ brand: 'Sony', userName: 'Her brother', contactNumber: '+977-9841234567' }),
      buildRepair({ brand: 'Sony', userName: 'Older name', contactNumber: '984 1234567', submissionDate: new Date(0) }),
      buildRepair({ brand: 'Other', contactNumber: '9800000000' }),
    );
    const hits = await find(number);
    expect(hits.filter(({ kind }) => kind === 'REPAIR')).toHaveLength(3);
    expect(hits.filter(({ kind }) => kind === 'CUSTOMER')).toMatchObject([
      { id: sita.id, title: 'Sita' },
      { id: '9779841234567', title: 'Her brother' },
    ]);
  },
);

it.each([
  ['9841', '9841'],
  ['0 14 412', '14412'],
  ['984', null],
  ['LG 9841', null],
])('takes %s for the number %s', (search, digits) => expect(digitsOfNumber(search)).toBe(digits));

it('says what is wrong with a search', async () => {
  const { errors } = await app.viaGraphql(
    `{ workspaceSearch(search: "${'x'.repeat(101)}") { id } }`,
    {},
    await app.admin(),
  );
  expect(errors?.[0]?.message).toBe('Search can have at most 100 characters.');
});
