import { ref } from '@mikro-orm/core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../accounts/entity.js';
import { buildUser } from '../../accounts/factory.js';
import { useTestApp } from '../../testing/testApp.js';
import { buildRepair } from '../factory.js';
import { findCustomers } from './customer.service.js';

const app = useTestApp();

const day = (number: number) => new Date(Date.UTC(2026, 4, number));

let shop: Awaited<ReturnType<typeof app.admin>>;
let maya: User;
let hari: User;

/** Maya has an account, and came before she had it; Ram has none and has written his number in two ways. */
beforeEach(async () => {
  shop = await app.admin();
  maya = buildUser({ name: 'Maya Sharma', contactNumber: '+977 9841-234567' });
  hari = buildUser({ name: null, username: 'hari_joshi', contactNumber: '०१-५५५००४४' });
  await app.save(maya, hari);
  const repairs = [
    { userName: 'Maya Sharma', contactNumber: '9841234567', pickupAddress: 'Patan' },
    { userName: 'Maya S. Sharma', contactNumber: '9800000000', owner: ref(maya), pickupAddress: 'Thimi' },
    { userName: 'Ram Thapa', contactNumber: '९८४१-९९९९९९', pickupAddress: 'Asan' },
    { userName: 'Ram B. Thapa', contactNumber: '977 9841999999', pickupAddress: 'Naxal' },
    { userName: 'Gita Karki', contactNumber: '+44 20 7946 0000' },
    { userName: 'Deleted Person', contactNumber: '9841555555', deletedAt: app.now },
  ];
  await app.save(...repairs.map((fields, index) => buildRepair({ submissionDate: day(index + 1), ...fields })));
});

const find = (search: unknown) => findCustomers(app.ctx({ actor: shop.ctx.actor }), search);
const names = async (search: unknown) => (await find(search)).map(({ name }) => name);

describe('a customer', () => {
  it('with an account is one person, whichever number a set came with', async () => {
    const [customer] = await find('98412');
    expect(customer).toMatchObject({
      key: `account:${maya.id}`,
      userId: maya.id,
      name: 'Maya Sharma',
      contactNumber: '+977 9841-234567',
      address: 'Patan',
      repairCount: 2,
    });
    expect(await find('98000')).toMatchObject([{ key: `account:${maya.id}`, address: 'Thimi', repairCount: 2 }]);
  });

  it('without one is known by the number, as it was told last', async () => {
    const [customer, ...others] = await find('98419');
    expect(others).toEqual([]);
    expect(customer).toMatchObject({
      key: 'number:9779841999999',
      userId: null,
      name: 'Ram B. Thapa',
      contactNumber: '977 9841999999',
      address: 'Naxal',
      lastRepairId: expect.any(String),
      repairCount: 2,
    });
  });

  it('who was here last comes first, and who was never here after them', async () => {
    expect(await names('984')).toEqual(['Ram B. Thapa', 'Maya Sharma']);
    expect(await find('hari')).toMatchObject([
      { name: 'hari_joshi', userId: hari.id, address: null, lastRepairId: null, repairCount: 0 },
    ]);
  });

  it.each([
    ['984', ['Ram B. Thapa', 'Maya Sharma']],
    ['९८४', ['Ram B. Thapa', 'Maya Sharma']],
    ['+977 984', ['Ram B. Thapa', 'Maya Sharma']],
    ['977984', ['Ram B. Thapa', 'Maya Sharma']],
    ['97798', ['Ram B. Thapa', 'Maya Sharma']],
    ['09841-23', ['Maya Sharma']],
    ['9841 234 567', ['Maya Sharma']],
    ['(01) 555', ['hari_joshi']],
    ['+44 20', ['Gita Karki']],
    ['4123', []],
    ['98415', []],
    ['98', []],
    ['+', []],
    ['%', []],
    ['', []],
    [null, []],
    ['s', []],
    ['maya', ['Maya Sharma']],
    ['SHARMA maya', ['Maya Sharma']],
    ['thapa', ['Ram B. Thapa']],
    ['karki', ['Gita Karki']],
    ['samsung', []],
    ['example.com', []],
    ['deleted', []],
  ])('is found by %j', async (search, found) => {
    expect(await names(search)).toEqual(found);
  });

  it('is one of ten at most', async () => {
    await app.save(
      ...Array.from({ length: 15 }, (_, index) => buildRepair({ contactNumber: `98511111${10 + index}` })),
    );
    expect(await find('985')).toHaveLength(10);
  });
});

it('is nobody else\u2019s business', async () => {
  await expect(findCustomers(app.ctx(), '984')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  const { ctx } = await app.signedIn();
  await expect(findCustomers(ctx, '984')).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
