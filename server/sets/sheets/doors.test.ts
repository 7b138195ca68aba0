// @module-tag database
import { ref } from '@mikro-orm/core';
import { describe, expect, it } from 'vitest';
import { ActivityLog } from '../../activity/entity.js';
import { newUuid } from '../../core/entities/ids.js';
import { buildPrivatePicture, linkOf } from '../../media/factory.js';
import { MediaUse } from '../../media/entity.js';
import { buildProduct } from '../../products/factory.js';
import { buildRepair } from '../../repairs/factory.js';
import { outcomesOf } from '../../testing/outcomes.js';
import { type Call, useTestApp } from '../../testing/testApp.js';
import { SheetKind } from '../enums.js';
import { buildSet } from '../factory.js';
import { SetSheet } from './entity.js';
import { buildSheet } from './factory.js';

const app = useTestApp();

interface Address {
  url: string;
  expiresAt: string;
}

type Shown = Omit<SetSheet, 'signedAt'> & { photos: Address[]; signature: Address | null; signedAt: string | null };

const FIELDS = `{ id kind rows { item result note } accessories { name count } note photos { url expiresAt }
  signature { url expiresAt } signerName signedAt version }`;

const { graphql, rest } = outcomesOf<Shown>(app);

const doors = {
  GraphQL: {
    save: (repairId: string, input: object, call?: Call) =>
      graphql(
        `mutation ($input: SetSheetInput!) { saveSetSheet(input: $input) ${FIELDS} }`,
        { input: { repairId, ...input } },
        call,
      ),
    sign: (id: string, input: object, call?: Call) =>
      graphql(
        `mutation ($id: ID!, $input: SignSheetInput!) { signSetSheet(id: $id, input: $input) ${FIELDS} }`,
        { id, input },
        call,
      ),
    discard: (id: string, call?: Call) => graphql('mutation ($id: ID!) { discardSetSheet(id: $id) }', { id }, call),
    list: async (id: string, call?: Call) => {
      const query = `query ($id: ID!) { repair(id: $id) { sheets ${FIELDS} } }`;
      const { data } = await app.viaGraphql<{ repair: { sheets: Shown[] } | null }>(query, { id }, call);
      return data.repair?.sheets ?? 'hidden';
    },
  },
  REST: {
    save: (repairId: string, input: object, call?: Call) =>
      rest('POST', `/api/admin/repairs/${repairId}/sheets`, input, call),
    sign: (id: string, input: object, call?: Call) => rest('POST', `/api/admin/sheets/${id}/sign`, input, call),
    discard: (id: string, call?: Call) => rest('DELETE', `/api/admin/sheets/${id}`, undefined, call),
    list: async (id: string, call?: Call) => {
      const { status, body } = await app.viaRest<Shown[]>('GET', `/api/repairs/${id}/sheets`, undefined, call);
      return status === 200 ? body : 'hidden';
    },
  },
};

const ROWS = [
  { item: 'Power', result: 'OK', note: null },
  { item: 'Stand', result: 'MISSING', note: 'Left at home.' },
];
const FILLED_IN = { kind: 'INTAKE', rows: ROWS, accessories: [{ name: 'Remote', count: 2 }], note: 'Dusty.' };

/** A repair at the counter, pictures that were uploaded, and an admin. */
async function atCounter() {
  const admin = await app.admin();
  const repair = buildRepair({ set: null });
  const pictures = Array.from({ length: 3 }, () => buildPrivatePicture(app.now));
  await app.save<object>(repair, ...pictures);
  return { call: { token: admin.token }, repair, links: pictures.map(linkOf), pictures };
}

/** A link without its signature. */
const bare = ({ url }: Address) => url.split('?')[0];

const logged = async () => {
  await app.settle();
  const lines = await app.em.findAll(ActivityLog);
  return lines.map(({ actionType, targetId }) => `${actionType} ${targetId}`).toSorted((a, b) => a.localeCompare(b));
};

describe.each(Object.entries(doors))('through %s', (_name, door) => {
  it('a sheet is filled in, kept as often as one likes, signed, and never changes again', async () => {
    const { call, repair, links } = await atCounter();
    const begun = await door.save(repair.id, { ...FILLED_IN, photoUrls: [links[0]], version: 0 }, call);
    expect(begun).toMatchObject({ ...FILLED_IN, signedAt: null, signature: null, version: 1 });
    expect(begun.photos!.map(bare)).toEqual([links[0]]);
    // an address comes back as it was signed
    const photoUrls = [begun.photos![0]!.url, links[1]];
    const more = await door.save(repair.id, { ...FILLED_IN, note: null, photoUrls, version: 1 }, call);
    expect(more).toMatchObject({ id: begun.id, note: null, version: 2 });
    expect(more.photos!.map(bare)).toEqual([links[0], links[1]]);
    const signing = { signatureUrl: links[2], signerName: 'Sita Sharma', version: 2 };
    const signed = await door.sign(begun.id!, signing, call);
    expect(signed).toMatchObject({ signerName: 'Sita Sharma', signedAt: app.now.toISOString(), version: 3 });
    expect(bare(signed.signature!)).toBe(links[2]);
    const isSigned = { code: 'CONFLICT', message: 'This sheet is signed and cannot be changed.' };
    expect(await door.sign(begun.id!, signing, call)).toMatchObject(isSigned);
    expect(await door.discard(begun.id!, call)).toMatchObject(isSigned);
    // who still has the old form open is told, too
    expect(await door.save(repair.id, { ...FILLED_IN, version: 2 }, call)).toMatchObject({ code: 'CONFLICT' });
    expect(await logged()).toEqual([
      `SET_RECEIVE ${repair.id}`,
      `SHEET_CREATE ${repair.id}`,
      `SHEET_SIGN ${repair.id}`,
    ]);
  });

  it('a later sheet replaces the signed one, which stays', async () => {
    const { call, repair, links } = await atCounter();
    const old = buildSheet(repair, { signedAt: app.now, signatureUrl: links[0]!, signerName: 'Sita' });
    await app.save(old);
    const later = await door.save(repair.id, { ...FILLED_IN, version: 0 }, call);
    expect(later.id).not.toBe(old.id);
    await door.sign(later.id!, { signatureUrl: links[1], signerName: 'Sita' }, call);
    const shown = await app.viaGraphql<{ repair: { sheets: object[] } }>(
      `query ($id: ID!) { repair(id: $id) { sheets { id isReplaced filledInBy } } }`,
      { id: repair.id },
      call,
    );
    expect(shown.data.repair.sheets).toEqual([
      { id: later.id, isReplaced: false, filledInBy: expect.any(String) },
      { id: old.id, isReplaced: true, filledInBy: null },
    ]);
    // the set was taken in once
    expect(await logged()).toEqual([`SHEET_CREATE ${repair.id}`, `SHEET_SIGN ${repair.id}`]);
  });

  it('a sheet that was begun is discarded', async () => {
    const { call, repair } = await atCounter();
    const begun = await door.save(repair.id, FILLED_IN, call);
    expect(await door.discard(begun.id!, call)).toMatchObject({ id: begun.id });
    expect(await door.list(repair.id, call)).toEqual([]);
    for (const id of [begun.id!, newUuid(), 'x'])
      expect(await door.discard(id, call)).toMatchObject({ code: 'NOT_FOUND', message: 'Sheet not found.' });
    expect(await logged()).toEqual([`SHEET_CREATE ${repair.id}`, `SHEET_DISCARD ${repair.id}`]);
  });

  it.each<[string, object, string]>([
    ['a kind', { kind: 'OTHER' }, 'kind'],
    ['each item once', { rows: [ROWS[0], { item: 'power', result: 'OK' }] }, 'rows'],
    ['known results', { rows: [{ item: 'Power', result: 'FINE' }] }, 'rows.0.result'],
    ['at most 40 rows', { rows: Array.from({ length: 41 }, (_, n) => ({ item: `I${n}`, result: 'OK' })) }, 'rows'],
    ['a count of each accessory', { accessories: [{ name: 'Remote', count: 0 }] }, 'accessories.0.count'],
    ['at most 12 photos', { photoUrls: Array.from({ length: 13 }, () => 'x') }, 'photoUrls'],
    ['photos that were uploaded for this', { photoUrls: ['https://example.com/a.webp'] }, 'photoUrls'],
    ['photos that are there', { photoUrls: [`/media/parda/raw/upload/${'0'.repeat(32)}.webp`] }, 'photoUrls'],
  ])('a sheet needs %s', async (_what, input, field) => {
    const { call, repair } = await atCounter();
    const outcome = await door.save(repair.id, { ...FILLED_IN, ...input }, call);
    expect(outcome.code).toBe('BAD_INPUT');
    // an unknown value of an enum is refused by GraphQL before our own rules see it, and named its way
    const named = Object.keys(outcome.fields ?? { [field]: '' }).map((name) => name.replace(/\[(\d+)\]/, '.$1'));
    expect(named).toEqual([field]);
  });

  it.each<[string, object, string]>([
    ['a signature', { signatureUrl: '' }, 'Please sign the sheet.'],
    ['a signature that was uploaded', { signatureUrl: '/x.webp' }, 'Please upload the picture again.'],
    ['a name', { signerName: ' ' }, 'Name is required.'],
  ])('signing needs %s', async (_what, input, message) => {
    const { call, repair, links } = await atCounter();
    const sheet = buildSheet(repair);
    await app.save(sheet);
    const signing = { signatureUrl: links[0], signerName: 'Sita', ...input };
    expect(await door.sign(sheet.id, signing, call)).toMatchObject({ code: 'BAD_INPUT', message });
  });

  it('a sheet is kept and signed at once, and sent again with its key it is the same one', async () => {
    const { call, repair, links } = await atCounter();
    const signature = { signatureUrl: links[0], signerName: 'Sita Sharma' };
    const begun = await door.save(repair.id, FILLED_IN, call);
    const keyed = { ...call, headers: { 'idempotency-key': 'counter-1' } };
    const signing = { ...FILLED_IN, note: 'Wet.', photoUrls: [links[1]], signature, version: 1 };
    const signed = await door.save(repair.id, signing, keyed);
    expect(signed).toMatchObject({ id: begun.id, note: 'Wet.', signerName: 'Sita Sharma', version: 2 });
    expect(bare(signed.signature!)).toBe(links[0]);
    expect(await door.save(repair.id, signing, keyed)).toMatchObject({ id: begun.id, version: 2 });
    const other = { ...signing, note: 'Dry.' };
    expect(await door.save(repair.id, other, keyed)).toMatchObject({ code: 'CONFLICT' });
    // without the key nobody knows it: what was edited is signed by now
    expect(await door.save(repair.id, signing, call)).toMatchObject({ code: 'CONFLICT' });
    expect(await door.list(repair.id, call)).toHaveLength(1);
    expect(await logged()).toEqual([
      `SET_RECEIVE ${repair.id}`,
      `SHEET_CREATE ${repair.id}`,
      `SHEET_SIGN ${repair.id}`,
    ]);
  });

  it('several tries with one key at once keep one signed sheet', async () => {
    const { call, repair, links } = await atCounter();
    const signature = { signatureUrl: links[0], signerName: 'Sita Sharma' };
    const keyed = { ...call, headers: { 'idempotency-key': 'counter-2' } };
    const save = () => door.save(repair.id, { ...FILLED_IN, signature, version: 0 }, keyed);
    const kept = await Promise.all([save(), save(), save()]);
    expect(new Set(kept.map(({ id }) => id))).toEqual(new Set([kept[0].id]));
    expect(await app.em.count(SetSheet)).toBe(1);
  });

  it('what cannot be signed is not kept either', async () => {
    const { call, repair, links } = await atCounter();
    const signature = { signatureUrl: links[0], signerName: 'Sita' };
    expect(await door.save(repair.id, { ...FILLED_IN, rows: [], signature }, call)).toMatchObject({
      code: 'BAD_INPUT',
      message: 'Fill in the sheet before it is signed.',
    });
    const unknown = { signatureUrl: '/media/parda/raw/upload/x.webp', signerName: 'Sita' };
    expect(await door.save(repair.id, { ...FILLED_IN, signature: unknown }, call)).toMatchObject({ code: 'BAD_INPUT' });
    expect(await door.list(repair.id, call)).toEqual([]);
  });

  it('an empty sheet is not signed', async () => {
    const { call, repair, links } = await atCounter();
    const sheet = buildSheet(repair, { rows: [] });
    await app.save(sheet);
    expect(await door.sign(sheet.id, { signatureUrl: links[0], signerName: 'Sita' }, call)).toMatchObject({
      code: 'BAD_INPUT',
      message: 'Fill in the sheet before it is signed.',
    });
  });

  it('customers see the signed sheets of their own set, and strangers none', async () => {
    const { call, repair } = await atCounter();
    const [owner, stranger] = [await app.signedIn(), await app.signedIn()];
    repair.owner = ref(owner.user);
    repair.isPublic = true;
    const signed = buildSheet(repair, { signedAt: app.now, signerName: 'Sita' });
    await app.save<object>(signed, buildSheet(repair, { kind: SheetKind.TEST }));
    const seen = async (by?: Call) => {
      const sheets = await door.list(repair.id, by);
      return sheets === 'hidden' ? sheets : sheets.map(({ id }) => id);
    };
    expect(await seen(call)).toHaveLength(2);
    expect(await seen({ token: owner.token })).toEqual([signed.id]);
    expect(await seen({ token: stranger.token })).toBe('hidden');
    expect(await seen()).toBe('hidden');
  });

  it('nobody but admins writes one', async () => {
    const { repair } = await atCounter();
    const { token, user } = await app.signedIn();
    repair.owner = ref(user);
    const sheet = buildSheet(repair);
    await app.save<object>(repair, sheet);
    const attempts = (by?: Call) => [
      door.save(repair.id, FILLED_IN, by),
      door.sign(sheet.id, { signatureUrl: 'x', signerName: 'x' }, by),
      door.discard(sheet.id, by),
    ];
    for (const refused of await Promise.all(attempts())) expect(refused.code).toBe('UNAUTHENTICATED');
    for (const refused of await Promise.all(attempts({ token }))) expect(refused.code).toBe('FORBIDDEN');
  });
});

describe('two admins at one set', () => {
  it('begin one sheet, not two, and the second is told of the first', async () => {
    const { call, repair } = await atCounter();
    const both = await Promise.all([1, 2].map(() => doors.REST.save(repair.id, { ...FILLED_IN, version: 0 }, call)));
    expect(both.map(({ code }) => code ?? 'begun').toSorted()).toEqual(['CONFLICT', 'begun']);
    expect(await app.em.count(SetSheet, { repair: repair.id })).toBe(1);
  });

  it('sign it once', async () => {
    const { call, repair, links } = await atCounter();
    const sheet = buildSheet(repair);
    await app.save(sheet);
    const both = await Promise.all(
      [0, 1].map((n) => doors.REST.sign(sheet.id, { signatureUrl: links[n], signerName: `Hand ${n}` }, call)),
    );
    expect(both.map(({ code }) => code ?? 'signed').toSorted()).toEqual(['CONFLICT', 'signed']);
  });
});

it('keeps the pictures of a sheet, and lets go of what it shows no more', async () => {
  const { call, repair, links, pictures } = await atCounter();
  const used = async () => (await app.em.fork().findAll(MediaUse)).map(({ mediaId }) => mediaId);
  const { version } = await doors.REST.save(repair.id, { ...FILLED_IN, photoUrls: links.slice(0, 2) }, call);
  expect((await used()).toSorted()).toEqual(
    pictures
      .slice(0, 2)
      .map(({ id }) => id)
      .toSorted(),
  );
  await doors.REST.save(repair.id, { ...FILLED_IN, photoUrls: [links[0]], version }, call);
  expect(await used()).toEqual([pictures[0]!.id]);
});

describe('in the tracking view', () => {
  const QUERY = `query ($id: String!, $number: String) { trackRepair(id: $id, contactNumber: $number) {
    abilities { seeSet } set { brand serial } sheets { rows { item } photos { url } signature { url } }
  } }`;

  /** A repair of a set with a signed sheet, and what whoever tracks it sees. */
  async function tracked(isPublic: boolean) {
    const { links } = await atCounter();
    const owner = await app.signedIn();
    const set = buildSet({ serial: 'SECRET-1' });
    const repair = buildRepair({ set: ref(set), isPublic, owner: ref(owner.user), contactNumber: '9841234567' });
    const signed = { signedAt: app.now, signerName: 'Sita', signatureUrl: links[0]!, photoUrls: [links[1]!] };
    await app.save<object>(set, repair, buildSheet(repair, signed), buildSheet(repair, { kind: SheetKind.TEST }));
    const see = async (number: string | null, call?: Call) => {
      const { data } = await app.viaGraphql<{ trackRepair: { set: object | null; sheets: object[] } }>(
        QUERY,
        { id: repair.id, number },
        call,
      );
      return data.trackRepair;
    };
    return { see, owner };
  }

  const SEEN = {
    abilities: { seeSet: true },
    set: { brand: 'Samsung', serial: 'SECRET-1' },
    sheets: [{ photos: [{ url: expect.any(String) }], signature: { url: expect.any(String) } }],
  };
  const HIDDEN = { abilities: { seeSet: false }, set: null, sheets: [] };

  it.each([true, false])('the link alone shows nothing of the set (public: %s)', async (isPublic) => {
    const { see, owner } = await tracked(isPublic);
    const stranger = await app.signedIn();
    expect(await see(null)).toEqual(HIDDEN);
    expect(await see(null, { token: stranger.token })).toEqual(HIDDEN);
    expect(await see('9841234567')).toMatchObject(SEEN);
    expect(await see(null, { token: owner.token })).toMatchObject(SEEN);
    expect(await see(null, { token: (await app.admin()).token })).toMatchObject(SEEN);
  });

  it('the history of a set, its notes and who filled a sheet in are for admins alone', async () => {
    const owner = await app.signedIn();
    const set = buildSet({ notes: 'Bought at auction.' });
    const repair = buildRepair({ set: ref(set), owner: ref(owner.user) });
    const { user } = await app.admin();
    await app.save<object>(set, repair, buildSheet(repair, { signedAt: app.now, author: ref(user) }));
    const { data } = await app.viaGraphql(
      `query ($id: ID!) { repair(id: $id) { set { notes } shelfPlace comesBackFrom { id } comeBacks { id } sheets { filledInBy } tracking { set { brand } } } }`,
      { id: repair.id },
      { token: owner.token },
    );
    expect(data).toEqual({
      repair: {
        set: null,
        shelfPlace: null,
        comesBackFrom: null,
        comeBacks: [],
        sheets: [{ filledInBy: null }],
        tracking: { set: { brand: 'Samsung' } },
      },
    });
  });
});

describe('of a product that is a set', () => {
  it('visitors read the newest signed test, and nothing else of a sheet', async () => {
    const { call, links } = await atCounter();
    const set = buildSet();
    const product = buildProduct({ set: ref(set) });
    await app.save<object>(set, product);
    const test = () => app.viaRest<{ rows: { item: string }[] }>('GET', `/api/products/${product.id}/test`);
    expect((await test()).status).toBe(404);
    const at = `/api/admin/products/${product.id}/sheets`;
    const sheet = await rest('POST', at, { ...FILLED_IN, kind: 'TEST', photoUrls: [links[0]] }, call);
    expect((await test()).status).toBe(404);
    await rest('POST', `/api/admin/sheets/${sheet.id}/sign`, { signatureUrl: links[1], signerName: 'Ram' }, call);
    expect((await test()).body).toEqual({
      signedAt: app.now.toISOString(),
      rows: ROWS,
      accessories: FILLED_IN.accessories,
    });
    const { data } = await app.viaGraphql(
      `query ($id: ID!) { product(id: $id) { test { rows { item } } sheets { id } set { id } } }`,
      { id: product.id },
    );
    expect(data).toEqual({ product: { test: { rows: ROWS.map(({ item }) => ({ item })) }, sheets: [], set: null } });
  });

  it('a product that is no set has no sheet', async () => {
    const { call } = await atCounter();
    const [product] = await app.save(buildProduct());
    expect(await rest('POST', `/api/admin/products/${product!.id}/sheets`, FILLED_IN, call)).toMatchObject({
      code: 'BAD_INPUT',
      message: 'First choose which set this product is.',
    });
  });

  it.each([{}, { repairId: '7K3M9PQ2XVAB', productId: newUuid() }])('a sheet is of one thing: %j', async (of) => {
    const { token } = await app.admin();
    const input = { ...of, kind: 'TEST', rows: ROWS };
    expect(
      await graphql('mutation ($input: SetSheetInput!) { saveSetSheet(input: $input) { id } }', { input }, { token }),
    ).toMatchObject({ code: 'BAD_INPUT', message: 'A sheet is of a repair or of a product.' });
  });
});

describe('the checklist', () => {
  it('begins with what the shop looks at in any set, and is written anew by the owner', async () => {
    const { token } = await app.admin();
    const read = () => app.viaGraphql('{ sheetChecklist { items version } }', {}, { token });
    const starter = ['Power', 'Picture', 'Sound', 'HDMI', 'Network', 'Remote', 'Screen', 'Body', 'Stand'];
    expect((await read()).data).toEqual({ sheetChecklist: { items: starter, version: 0 } });
    const save = (body: object) => app.viaRest('PUT', '/api/admin/sheet-checklist', body, { token });
    expect((await save({ items: ['Power', 'Wi-Fi'], version: 0 })).body).toEqual({
      items: ['Power', 'Wi-Fi'],
      version: 1,
    });
    expect((await save({ items: ['Power'], version: 0 })).status).toBe(409);
    expect((await save({ items: [' '] })).status).toBe(400);
    expect((await save({ items: ['A', 'a'] })).body).toMatchObject({
      message: 'Each item can be on the checklist only once.',
    });
    expect((await save({ items: [] })).body).toMatchObject({ message: 'The checklist has 1 to 30 items.' });
    expect((await read()).data).toEqual({ sheetChecklist: { items: ['Power', 'Wi-Fi'], version: 1 } });
  });
});
