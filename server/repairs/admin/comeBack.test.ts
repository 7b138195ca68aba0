// @module-tag database
import { ref } from '@mikro-orm/core';
import { describe, expect, it } from 'vitest';
import { newUuid } from '../../core/entities/ids.js';
import { buildSet } from '../../sets/factory.js';
import { outcomesOf } from '../../testing/outcomes.js';
import { type Call, useTestApp } from '../../testing/testApp.js';
import { BOOKING, buildRepair } from '../factory.js';

const app = useTestApp();

interface Shown {
  id: string;
  set: { id: string } | null;
  setId: string | null;
  shelfPlace: string | null;
  comesBackFrom: string | { id: string } | null;
}

const { graphql, rest } = outcomesOf<Shown>(app);
const FIELDS = '{ id set { id } shelfPlace comesBackFrom { id } }';

/** Both doors name what a record refers to alike for the test. */
const flat = ({ set, comesBackFrom, ...outcome }: Awaited<ReturnType<typeof graphql>>) => ({
  ...outcome,
  ...(set !== undefined && { setId: set?.id ?? null }),
  ...(comesBackFrom !== undefined && { comesBackFrom: (comesBackFrom as { id: string } | null)?.id ?? null }),
});

const doors = {
  GraphQL: {
    create: async (input: object, call?: Call) =>
      flat(await graphql(`mutation ($input: RepairInput!) { createRepair(input: $input) ${FIELDS} }`, { input }, call)),
    update: async (id: string, input: object, call?: Call) =>
      flat(
        await graphql(
          `mutation ($id: ID!, $input: RepairInput!) { updateRepair(id: $id, input: $input) ${FIELDS} }`,
          { id, input },
          call,
        ),
      ),
  },
  REST: {
    create: (input: object, call?: Call) => rest('POST', '/api/admin/repairs', input, call),
    update: (id: string, input: object, call?: Call) => rest('PUT', `/api/admin/repairs/${id}`, input, call),
  },
};

describe.each(Object.entries(doors))('through %s', (_name, door) => {
  it('a repair is of one set, which is found or changed later, and stands somewhere', async () => {
    const { token } = await app.admin();
    const [set, other, repair] = [buildSet(), buildSet(), buildRepair()];
    await app.save<object>(set, other, repair);
    const change = (input: object) => door.update(repair.id, input, { token });
    expect(await change({ setId: set.id, shelfPlace: 'B 3' })).toMatchObject({ setId: set.id, shelfPlace: 'B 3' });
    expect(await change({ brand: 'LG' })).toMatchObject({ setId: set.id, shelfPlace: 'B 3' });
    expect(await change({ setId: other.id, shelfPlace: null })).toMatchObject({ setId: other.id, shelfPlace: null });
    expect(await change({ setId: null })).toMatchObject({ setId: null });
    for (const setId of [newUuid(), 'x'])
      expect(await change({ setId })).toMatchObject({
        code: 'BAD_INPUT',
        fields: { setId: 'This set no longer exists.' },
      });
    expect(await change({ shelfPlace: 'x'.repeat(41) })).toMatchObject({ code: 'BAD_INPUT' });
  });

  it('a set that was merged is the one that it was merged into', async () => {
    const { token } = await app.admin();
    const [set, repair] = [buildSet(), buildRepair()];
    const merged = buildSet({ mergedInto: ref(set) });
    await app.save<object>(set, merged, repair);
    expect(await door.update(repair.id, { setId: merged.id }, { token })).toMatchObject({ setId: set.id });
  });

  it('a job that comes back brings its set along', async () => {
    const { token } = await app.admin();
    const set = buildSet();
    const before = buildRepair({ set: ref(set) });
    await app.save<object>(set, before);
    const back = await door.create({ ...BOOKING, comesBackFrom: before.id.toLowerCase() }, { token });
    expect(back).toMatchObject({ comesBackFrom: before.id, setId: set.id });
    const { data } = await app.viaGraphql(
      'query ($id: ID!) { repair(id: $id) { comeBacks { id } } }',
      { id: before.id },
      { token },
    );
    expect(data).toEqual({ repair: { comeBacks: [{ id: back.id }] } });
  });

  it('a job comes back from one that is there, of the same set, and not from itself', async () => {
    const { token } = await app.admin();
    const [set, other] = [buildSet(), buildSet()];
    const first = buildRepair({ set: ref(set) });
    const second = buildRepair({ comesBackFrom: ref(first) });
    await app.save<object>(set, other, first, second);
    const refused = (message: string) => ({ code: 'BAD_INPUT', fields: { comesBackFrom: message } });
    const change = (id: string, input: object) => door.update(id, input, { token });
    expect(await change(first.id, { comesBackFrom: '0000-0000-0000' })).toMatchObject(
      refused('This repair no longer exists.'),
    );
    for (const from of [first, second])
      expect(await change(first.id, { comesBackFrom: from.id })).toMatchObject(
        refused('A repair cannot come back from itself.'),
      );
    expect(await change(second.id, { setId: other.id, comesBackFrom: first.id })).toMatchObject(
      refused('That repair was of another set.'),
    );
    expect(await change(second.id, { comesBackFrom: null })).toMatchObject({ comesBackFrom: null });
  });
});

it('none of it is for customers and visitors', async () => {
  const owner = await app.signedIn();
  const set = buildSet();
  const before = buildRepair();
  const own = { set: ref(set), shelfPlace: 'B 3', comesBackFrom: ref(before), isPublic: true, owner: ref(owner.user) };
  const repair = buildRepair(own);
  await app.save<object>(set, before, repair);
  const hidden = { setId: null, comesBackFrom: null, shelfPlace: null };
  for (const token of [undefined, owner.token])
    expect((await app.viaRest('GET', `/api/repairs/${repair.id}`, undefined, { token })).body).toMatchObject(hidden);
});
