// @module-tag database
import { ref } from '@mikro-orm/core';
import { describe, expect, it } from 'vitest';
import { ActivityLog } from '../activity/entity.js';
import { newUuid } from '../core/entities/ids.js';
import { buildProduct } from '../products/factory.js';
import { buildRepair } from '../repairs/factory.js';
import { Repair } from '../repairs/entity.js';
import { outcomesOf } from '../testing/outcomes.js';
import { type Call, useTestApp } from '../testing/testApp.js';
import type { TvSet } from './entity.js';
import { TVType } from './enums.js';
import { buildSet } from './factory.js';

const app = useTestApp();

const FIELDS = '{ id brand model tvType sizeInches serial notes version }';

const { graphql, rest } = outcomesOf<TvSet & { kept: TvSet; split: TvSet }>(app);

const doors = {
  GraphQL: {
    create: (input: object, call?: Call) =>
      graphql(`mutation ($input: TvSetInput!) { createTvSet(input: $input) ${FIELDS} }`, { input }, call),
    update: (id: string, input: object, call?: Call) =>
      graphql(
        `mutation ($id: ID!, $input: TvSetInput!) { updateTvSet(id: $id, input: $input) ${FIELDS} }`,
        { id, input },
        call,
      ),
    bySerial: (serial: string, call?: Call) =>
      graphql(`query ($serial: String!) { tvSetBySerial(serial: $serial) ${FIELDS} }`, { serial }, call),
    merge: (keptId: string, otherId: string, call?: Call, keptSet?: object) =>
      graphql(
        `mutation ($keptId: ID!, $otherId: ID!, $keptSet: NewTvSetInput) { mergeTvSets(keptId: $keptId, otherId: $otherId, keptSet: $keptSet) ${FIELDS} }`,
        { keptId, otherId, keptSet },
        call,
      ),
    split: (id: string, input: object, call?: Call) =>
      graphql(
        `mutation ($id: ID!, $input: SplitTvSetInput!) { splitTvSet(id: $id, input: $input) { kept ${FIELDS} split ${FIELDS} } }`,
        { id, input },
        call,
      ),
  },
  REST: {
    create: (input: object, call?: Call) => rest('POST', '/api/admin/sets', input, call),
    update: (id: string, input: object, call?: Call) => rest('PUT', `/api/admin/sets/${id}`, input, call),
    bySerial: (serial: string, call?: Call) =>
      rest('GET', `/api/admin/sets-by-serial/${encodeURIComponent(serial)}`, undefined, call),
    merge: (keptId: string, otherId: string, call?: Call, keptSet?: object) =>
      rest('POST', `/api/admin/sets/${keptId}/merge`, { otherId, keptSet }, call),
    split: (id: string, input: object, call?: Call) => rest('POST', `/api/admin/sets/${id}/split`, input, call),
  },
};

const logged = async () => {
  await app.settle();
  const lines = await app.em.findAll(ActivityLog);
  return lines.map(({ actionType, targetId }) => `${actionType} ${targetId}`).toSorted((a, b) => a.localeCompare(b));
};

/** Which set each repair is of by now. */
async function setsOf(...repairs: Repair[]) {
  app.em.clear();
  const found = await app.em.find(Repair, { id: { $in: repairs.map(({ id }) => id) } }, { filters: false });
  return repairs.map(({ id }) => found.find((one) => one.id === id)!.set?.id ?? null);
}

describe.each(Object.entries(doors))('through %s', (_name, door) => {
  it('an admin writes a set down, finds it by its serial number and corrects it', async () => {
    const { token } = await app.admin();
    const made = await door.create(
      { brand: 'Sony', model: 'KD-55X75K', tvType: 'LED', sizeInches: 55, serial: ' sn/12-34 ab ', notes: 'Heavy.' },
      { token },
    );
    expect(made).toMatchObject({ brand: 'Sony', sizeInches: 55, serial: 'sn/12-34 ab', notes: 'Heavy.', version: 1 });
    for (const written of ['SN1234AB', 'sn 1234-ab', 'SN/१२३४/AB', 'ＳＮ１２３４ＡＢ'])
      expect(await door.bySerial(written, { token })).toMatchObject({ id: made.id });
    const changed = await door.update(made.id!, { brand: 'Sony', serial: 'SN 9', version: 1 }, { token });
    // what is left out is emptied
    expect(changed).toMatchObject({ model: null, sizeInches: null, notes: '', serial: 'SN 9', version: 2 });
    expect(await door.update(made.id!, { brand: 'LG', version: 1 }, { token })).toMatchObject({ code: 'CONFLICT' });
    expect(await logged()).toEqual([`SET_CREATE ${made.id}`, `SET_UPDATE ${made.id}`]);
  });

  it('no two sets have one serial number, however it is written, and many have none', async () => {
    const { token } = await app.admin();
    const [first, other] = await app.save(buildSet({ serial: 'AB-1' }), buildSet({ serial: null }));
    const taken = {
      code: 'CONFLICT',
      message: 'Another set has this serial number.',
      fields: { serial: 'Another set has this serial number.' },
    };
    expect(await door.create({ brand: 'LG', serial: 'a b 1' }, { token })).toMatchObject(taken);
    expect(await door.update(other!.id, { brand: 'LG', serial: 'ab1' }, { token })).toMatchObject(taken);
    expect(await door.update(first!.id, { brand: 'LG', serial: 'AB1' }, { token })).toMatchObject({ serial: 'AB1' });
    for (const serial of [null, '', '  ']) {
      expect(await door.create({ brand: 'LG', serial }, { token })).toMatchObject({ serial: null });
    }
  });

  it.each<[string, object, string, string]>([
    ['a brand', { brand: ' ' }, 'brand', 'Brand is required.'],
    [
      'a serial number of letters or digits',
      { brand: 'LG', serial: '-/-' },
      'serial',
      'A serial number has letters or digits.',
    ],
    [
      'a short serial number',
      { brand: 'LG', serial: '1'.repeat(81) },
      'serial',
      'Serial number can have at most 80 characters.',
    ],
    ['a size', { brand: 'LG', sizeInches: 0 }, 'sizeInches', 'Size must be a whole number of inches.'],
    ['a size that there is', { brand: 'LG', sizeInches: 151 }, 'sizeInches', 'Size can be at most 150 inches.'],
    ['short notes', { brand: 'LG', notes: 'n'.repeat(5_001) }, 'notes', 'Notes can have at most 5000 characters.'],
  ])('a set needs %s', async (_what, input, field, message) => {
    const { token } = await app.admin();
    expect(await door.create(input, { token })).toMatchObject({ code: 'BAD_INPUT', fields: { [field]: message } });
  });

  it('two sets that are one become one, with the history of both', async () => {
    const { token } = await app.admin();
    const [kept, other, earlier] = [
      buildSet({ model: null, sizeInches: null, serial: null, notes: 'First.' }),
      buildSet({ serial: 'OLD-7', notes: 'Second.' }),
      buildSet({ serial: 'OLDER 1' }),
    ];
    earlier.mergedInto = ref(other);
    const repairs = [
      buildRepair({ set: ref(kept) }),
      buildRepair({ set: ref(other) }),
      buildRepair({ set: ref(other), deletedAt: app.now }),
    ];
    await app.save<object>(kept, other, earlier, ...repairs);
    const merged = await door.merge(kept.id, other.id, { token });
    expect(merged).toMatchObject({
      id: kept.id,
      model: other.model,
      sizeInches: 43,
      serial: 'OLD-7',
      notes: 'First.\n\nSecond.',
    });
    expect(await setsOf(...repairs)).toEqual([kept.id, kept.id, kept.id]);
    // whatever led to the others leads here
    for (const serial of ['old 7', 'OLDER1'])
      expect(await door.bySerial(serial, { token })).toMatchObject({ id: kept.id });
    const { body } = await app.viaRest<TvSet>('GET', `/api/admin/sets/${other.id}`, undefined, { token });
    expect(body.id).toBe(kept.id);
    expect(await logged()).toEqual([`SET_MERGE ${kept.id}`]);
    const again = await door.merge(kept.id, other.id, { token });
    expect(again).toMatchObject({ code: 'NOT_FOUND', message: 'Set not found.' });
  });

  it('a set stays with its own serial number, and the other one is found by its own all the same', async () => {
    const { token } = await app.admin();
    const [kept, other] = await app.save(buildSet({ serial: 'K1' }), buildSet({ serial: 'O1' }));
    expect(await door.merge(kept!.id, other!.id, { token })).toMatchObject({ serial: 'K1' });
    expect(await door.bySerial('o-1', { token })).toMatchObject({ id: kept!.id });
    // the number is free for a set of its own, which is found before what was merged
    const own = await door.create({ brand: 'LG', serial: 'O1' }, { token });
    expect(await door.bySerial('o-1', { token })).toMatchObject({ id: own.id });
  });

  it('one and the same set, and two that are both for sale, are not merged', async () => {
    const { token } = await app.admin();
    const [one, two] = [buildSet(), buildSet()];
    await app.save<object>(one, two, buildProduct({ set: ref(one) }), buildProduct({ set: ref(two) }));
    expect(await door.merge(one.id, one.id.toUpperCase(), { token })).toMatchObject({
      code: 'BAD_INPUT',
      message: 'Choose two different sets.',
    });
    expect(await door.merge(one.id, two.id, { token })).toMatchObject({ code: 'CONFLICT' });
    expect(await door.merge(one.id, newUuid(), { token })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('a set that was two is taken apart, and it is said of each repair where it goes', async () => {
    const { token } = await app.admin();
    const set = buildSet();
    const repairs = [1, 2, 3].map(() => buildRepair({ set: ref(set) }));
    const deleted = buildRepair({ set: ref(set), deletedAt: app.now });
    const product = buildProduct({ set: ref(set) });
    await app.save<object>(set, ...repairs, deleted, product);
    const [first, second, third] = repairs.map(({ id }) => id);
    const newSet = { brand: 'Sony', serial: 'S2' };
    const incomplete = { newSet, staying: [first], going: [second] };
    expect(await door.split(set.id, incomplete, { token })).toMatchObject({
      code: 'CONFLICT',
      message: 'The repairs of this set have changed. Please look again which one goes where.',
    });
    const twice = { newSet, staying: [first, second], going: [second, third] };
    expect(await door.split(set.id, twice, { token })).toMatchObject({ code: 'CONFLICT' });
    const split = await door.split(
      set.id,
      { newSet, staying: [first], going: [second!.toLowerCase(), third], productIds: [product.id], version: 1 },
      { token },
    );
    expect(split).toMatchObject({ kept: { id: set.id, version: 2 }, split: { brand: 'Sony', serial: 'S2' } });
    const there = split.split!.id;
    expect(await setsOf(...repairs, deleted)).toEqual([set.id, there, there, set.id]);
    expect(await logged()).toEqual([`SET_SPLIT ${set.id}`]);
  });

  it('what was merged is taken apart again, and the other way round, with what was written of both', async () => {
    const { token } = await app.admin();
    const before = { brand: 'Samsung', model: null, tvType: 'LED', sizeInches: null, serial: null, notes: '' };
    const [kept, other] = [
      buildSet({ ...before, tvType: TVType.LED }),
      buildSet({ serial: 'OTHER 1', notes: 'Heavy.' }),
    ];
    const repairs = [buildRepair({ set: ref(kept) }), buildRepair({ set: ref(other) })];
    await app.save<object>(kept, other, ...repairs);
    const merged = await door.merge(kept.id, other.id, { token });
    expect(merged).toMatchObject({ serial: 'OTHER 1', notes: 'Heavy.' });
    const newSet = { brand: 'Samsung', model: other.model, sizeInches: 43, serial: 'OTHER 1', notes: 'Heavy.' };
    const [staying, going] = repairs.map(({ id }) => [id]);
    const split = await door.split(
      kept.id,
      { newSet, keptSet: before, staying, going, version: merged.version },
      { token },
    );
    expect(split).toMatchObject({ kept: { id: kept.id, ...before }, split: newSet });
    const there = split.split!.id;
    expect(await setsOf(...repairs)).toEqual([kept.id, there]);
    expect(await door.bySerial('other1', { token })).toMatchObject({ id: there });
    expect(await door.merge(kept.id, there, { token }, before)).toMatchObject(before);
    expect(await setsOf(...repairs)).toEqual([kept.id, kept.id]);
  });

  it('nobody else sees or changes a set', async () => {
    const [set, other] = await app.save(buildSet({ serial: 'X1' }), buildSet());
    const { token } = await app.signedIn();
    const attempts = (call?: Call) => [
      door.create({ brand: 'LG' }, call),
      door.update(set!.id, { brand: 'LG' }, call),
      door.bySerial('X1', call),
      door.merge(set!.id, other!.id, call),
      door.split(set!.id, { newSet: { brand: 'LG' }, staying: [], going: [] }, call),
    ];
    for (const refused of await Promise.all(attempts())) expect(refused.code).toBe('UNAUTHENTICATED');
    for (const refused of await Promise.all(attempts({ token }))) expect(refused.code).toBe('FORBIDDEN');
  });
});

it('of two who write the same number at once, one is told', async () => {
  const { token } = await app.admin();
  const made = await Promise.all(['A 1', 'a-1'].map((serial) => doors.REST.create({ brand: 'LG', serial }, { token })));
  expect(made.map(({ code }) => code ?? 'made').toSorted()).toEqual(['CONFLICT', 'made']);
});

it('a serial number that no set has finds none', async () => {
  const { token } = await app.admin();
  expect(await doors.GraphQL.bySerial('nothing', { token })).toBeNull();
  expect(await doors.GraphQL.bySerial('--', { token })).toBeNull();
  expect(await doors.REST.bySerial('nothing', { token })).toMatchObject({
    code: 'NOT_FOUND',
    message: 'Set not found.',
  });
});

it('shows an admin all that a set has been through', async () => {
  const { token } = await app.admin();
  const set = buildSet();
  const [old, recent] = [
    buildRepair({ set: ref(set), submissionDate: new Date('2025-01-01T00:00:00Z') }),
    buildRepair({ set: ref(set), submissionDate: new Date('2026-01-01T00:00:00Z') }),
  ];
  const product = buildProduct({ set: ref(set) });
  await app.save<object>(set, old, recent, product, buildRepair({ set: ref(set), deletedAt: app.now }));
  const { data } = await app.viaGraphql(
    `query ($id: ID!) { tvSet(id: $id) { repairs { id set { id } } products { id set { id } } } }`,
    { id: set.id },
    { token },
  );
  expect(data).toEqual({
    tvSet: {
      repairs: [recent, old].map(({ id }) => ({ id, set: { id: set.id } })),
      products: [{ id: product.id, set: { id: set.id } }],
    },
  });
});

it('suggests the sets that a customer has brought before', async () => {
  const { token } = await app.admin();
  const owner = (await app.signedIn()).user;
  const [same, sameBrand, otherBrand, others] = [
    buildSet({ model: 'UA43 T5400' }),
    buildSet({ model: 'Q60' }),
    buildSet({ brand: 'LG' }),
    buildSet(),
  ];
  const day = (n: number) => new Date(Date.UTC(2026, 0, n));
  const repair = buildRepair({ owner: ref(owner), contactNumber: '9841234567' });
  await app.save<object>(
    same,
    sameBrand,
    otherBrand,
    others,
    repair,
    buildRepair({ set: ref(same), contactNumber: '+977 9841234567', submissionDate: day(1) }),
    buildRepair({ set: ref(sameBrand), owner: ref(owner), contactNumber: '9800000001', submissionDate: day(2) }),
    buildRepair({ set: ref(otherBrand), contactNumber: '9841234567' }),
    buildRepair({ set: ref(others), contactNumber: '9800000002' }),
  );
  const { data } = await app.viaGraphql<{ suggestedTvSets: { id: string }[] }>(
    `query ($id: ID!) { suggestedTvSets(repairId: $id) { id } }`,
    { id: repair.id },
    { token },
  );
  expect(data.suggestedTvSets.map(({ id }) => id)).toEqual([same.id, sameBrand.id]);
});

it('the table of sets finds a whole serial number and words, and leaves out what was merged', async () => {
  const { token } = await app.admin();
  const set = buildSet({ brand: 'Toshiba', serial: 'T 77' });
  await app.save<object>(set, buildSet({ brand: 'Toshiba', serial: 'T 78', mergedInto: ref(set) }), buildSet());
  const found = async (search: string) => {
    const { body } = await app.viaRest<TvSet[]>(
      'GET',
      `/api/admin/sets?search=${encodeURIComponent(search)}`,
      undefined,
      {
        token,
      },
    );
    return body.map(({ id }) => id);
  };
  for (const search of ['t-77', 'toshi', 'ua43 toshiba', 't77'])
    expect([search, await found(search)]).toEqual([search, [set.id]]);
  expect(await found('T78')).toEqual([]);
});
