// @module-tag database
import { ref } from '@mikro-orm/core';
import { describe, expect, it } from 'vitest';
import { User } from '../../accounts/entity.js';
import { buildUser } from '../../accounts/factory.js';
import { newUuid } from '../../core/entities/ids.js';
import { buildProduct } from '../../products/factory.js';
import { RepairStatus } from '../../repairs/enums.js';
import { buildRepair } from '../../repairs/factory.js';
import { type Call, useTestApp } from '../../testing/testApp.js';
import type { Review } from '../entity.js';
import { ReviewTargetType } from '../enums.js';
import { buildReview } from '../factory.js';

const app = useTestApp();

const LIST = `query ($first: Int, $after: String, $last: Int, $before: String, $targetType: ReviewTargetType, $targetId: ID,
    $rating: Int, $withComment: Boolean) {
  reviews(first: $first, after: $after, last: $last, before: $before, targetType: $targetType, targetId: $targetId,
      rating: $rating, withComment: $withComment) {
    totalCount
    pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
    edges { node { id authorName targetId targetName targetType isMine } }
  }
}`;

interface Node {
  id: string;
  authorName: string;
  targetId: string | null;
  targetName: string | null;
  isMine: boolean;
}

interface List {
  reviews: {
    totalCount: number;
    pageInfo: { startCursor: string; endCursor: string; hasNextPage: boolean; hasPreviousPage: boolean };
    edges: { node: Node }[];
  };
}

async function list(args: object = {}, call?: Call) {
  const { data, errors } = await app.viaGraphql<List | null>(LIST, args, call);
  const { totalCount, pageInfo, edges = [] } = data?.reviews ?? {};
  const nodes = edges.map(({ node }) => node);
  const [error] = errors ?? [];
  return { error, totalCount, pageInfo, nodes, names: nodes.map(({ authorName }) => authorName) };
}

const day = (number: number) => new Date(Date.UTC(2026, 4, number));

/** Reviews named in the order of their days, the newest last. */
const dated = (...reviews: Partial<Review>[]) =>
  reviews.map((overrides, index) => buildReview({ timestamp: day(index + 1), ...overrides }));

describe('the list', () => {
  it('is newest first and comes in pages, forward and backward', async () => {
    await app.save(...dated(...['a', 'b', 'c', 'd', 'e'].map((authorName) => ({ authorName }))));
    const first = await list({ first: 2 });
    expect(first).toMatchObject({ names: ['e', 'd'], totalCount: 5, pageInfo: { hasNextPage: true } });
    const second = await list({ first: 2, after: first.pageInfo!.endCursor });
    expect(second).toMatchObject({ names: ['c', 'b'], totalCount: 5, pageInfo: { hasPreviousPage: true } });
    expect((await list({ last: 2, before: second.pageInfo!.startCursor })).names).toEqual(['e', 'd']);
  });

  it('leaves out what was withdrawn, and what is of something deleted or not published', async () => {
    const shown = { product: buildProduct(), repair: buildRepair() };
    const hidden = {
      draft: buildProduct({ isPublished: false }),
      gone: buildProduct({ deletedAt: app.now }),
      repair: buildRepair({ deletedAt: app.now }),
    };
    const reviews = dated(
      { authorName: 'general' },
      { authorName: 'product', product: ref(shown.product) },
      { authorName: 'private repair', repair: ref(shown.repair) },
      { authorName: 'withdrawn', isApproved: false },
      { authorName: 'draft', product: ref(hidden.draft) },
      { authorName: 'gone', product: ref(hidden.gone) },
      { authorName: 'gone repair', repair: ref(hidden.repair) },
    );
    await app.save<object>(...Object.values(shown), ...Object.values(hidden), ...reviews);
    const expected = { names: ['private repair', 'product', 'general'], totalCount: 3 };
    expect(await list()).toMatchObject(expected);
    // the site looks the same to everybody
    expect(await list({}, { token: (await app.admin()).token })).toMatchObject(expected);
    for (const targetId of Object.values(hidden).map(({ id }) => id)) {
      expect(await list({ targetId })).toMatchObject({ names: [], totalCount: 0 });
    }
  });

  it('can be filtered by kind, target, stars and whether something is said', async () => {
    const [product, repair] = [buildProduct(), buildRepair({ isPublic: true })];
    const reviews = dated(
      { authorName: 'shop', rating: 5 },
      { authorName: 'silent', rating: 5, comment: null },
      { authorName: 'tv', rating: 4, product: ref(product) },
      { authorName: 'repair', rating: 4, repair: ref(repair) },
    );
    await app.save<object>(product, repair, ...reviews);
    const cases: [object, string[]][] = [
      [{ targetType: 'GENERAL' }, ['silent', 'shop']],
      [{ targetType: 'PRODUCT' }, ['tv']],
      [{ targetType: 'REPAIR' }, ['repair']],
      [{ targetType: 'PRODUCT', targetId: product.id }, ['tv']],
      [{ targetType: 'REPAIR', targetId: repair.id.toLowerCase() }, ['repair']],
      [{ targetType: 'REPAIR', targetId: product.id }, []],
      [{ targetType: 'PRODUCT', targetId: newUuid() }, []],
      [{ targetType: 'PRODUCT', targetId: 'no such id' }, []],
      [{ targetId: '' }, []],
      [{ rating: 4 }, ['repair', 'tv']],
      [{ rating: 4, targetType: 'PRODUCT' }, ['tv']],
      [{ withComment: true, rating: 5 }, ['shop']],
      [{ withComment: false, rating: 5 }, ['silent', 'shop']],
    ];
    for (const [filters, names] of cases) {
      expect([filters, await list(filters)]).toMatchObject([filters, { names, totalCount: names.length }]);
    }
  });

  it.each([[0], [6]])('there is no rating of %i stars', async (rating) => {
    const { error } = await list({ rating });
    expect(error).toMatchObject({ message: 'A rating is 1 to 5 stars.', extensions: { code: 'BAD_INPUT' } });
  });
});

describe('what a review is of', () => {
  const ID = '10K3MQ9X2PA4';

  async function saveRepair(isPublic: boolean, owner: User) {
    const repair = buildRepair({ id: ID, isPublic, owner: ref(owner), brand: 'LG', model: null });
    await app.save<object>(repair, buildReview({ repair: ref(repair) }));
  }

  it('a product says its id and its name', async () => {
    const product = buildProduct({ name: 'Sony 50"' });
    await app.save<object>(product, buildReview({ product: ref(product) }));
    expect((await list()).nodes).toMatchObject([{ targetId: product.id, targetName: 'Sony 50"' }]);
  });

  it('a general review says nothing', async () => {
    await app.save(buildReview());
    expect((await list()).nodes).toMatchObject([{ targetId: null, targetName: null }]);
  });

  it('a public repair says its id, brand and model to everybody', async () => {
    await saveRepair(true, (await app.signedIn()).user);
    expect((await list()).nodes).toMatchObject([{ targetId: ID, targetName: 'LG' }]);
  });

  it('a private repair says its id to its owner and to admins, and to whoever named it; never what it is', async () => {
    const owner = await app.signedIn();
    await saveRepair(false, owner.user);
    const found = async (call?: Call, args?: object) => (await list(args, call)).nodes[0];
    expect(await found()).toMatchObject({ targetId: null, targetName: null });
    const stranger = await app.signedIn();
    expect(await found({ token: stranger.token })).toMatchObject({ targetId: null, targetName: null });
    for (const call of [{ token: owner.token }, { token: (await app.admin()).token }]) {
      expect(await found(call)).toMatchObject({ targetId: ID, targetName: null });
    }
    expect(await found({}, { targetType: 'REPAIR', targetId: 'lok3-mq9x-2pa4' })).toMatchObject({
      targetId: ID,
      targetName: null,
    });
  });

  it('asks the database once for all products and once for all repairs of a page', async () => {
    const products = [1, 2, 3].map((n) => buildProduct({ name: `P${n}` }));
    const repairs = [1, 2, 3].map(() => buildRepair({ isPublic: true }));
    const reviews = dated(
      ...products.map((product) => ({ product: ref(product) })),
      ...repairs.map((repair) => ({ repair: ref(repair) })),
    );
    await app.save<object>(...products, ...repairs, ...reviews);
    const statements = await app.statementsOf(() => list());
    // the page, its count, the products and the repairs
    expect(statements).toHaveLength(4);
  });
});

describe('my review', () => {
  const MINE = `query ($targetType: ReviewTargetType!, $targetId: ID!) {
    myReview(targetType: $targetType, targetId: $targetId) { id isMine targetId }
  }`;

  async function mine(targetType: ReviewTargetType, targetId: string, call?: Call) {
    const variables = { targetType: targetType.toUpperCase(), targetId };
    return (await app.viaGraphql<{ myReview: object | null }>(MINE, variables, call)).data.myReview;
  }

  it('is found by its author only, for a product and for a repair', async () => {
    const { user, token } = await app.signedIn();
    const [product, repair] = [buildProduct(), buildRepair({ status: RepairStatus.REPAIRED })];
    const written = [buildReview({ user: ref(user), product: ref(product) })];
    written.push(buildReview({ user: ref(user), repair: ref(repair), isApproved: false }));
    await app.save<object>(product, repair, ...written);
    const other = await app.signedIn();
    for (const [index, id] of [product.id, repair.id].entries()) {
      const kind = index === 0 ? ReviewTargetType.PRODUCT : ReviewTargetType.REPAIR;
      expect(await mine(kind, id, { token })).toEqual({ id: written[index]!.id, isMine: true, targetId: id });
      expect(await mine(kind, id)).toBeNull();
      expect(await mine(kind, id, { token: other.token })).toBeNull();
    }
    expect(await mine(ReviewTargetType.PRODUCT, repair.id, { token })).toBeNull();
    expect(await mine(ReviewTargetType.PRODUCT, 'x', { token })).toBeNull();
    expect(await mine(ReviewTargetType.REPAIR, 'x', { token })).toBeNull();
    expect(await mine(ReviewTargetType.GENERAL, 'general', { token })).toBeNull();
  });

  it('of what is hidden is hidden', async () => {
    const { user, token } = await app.signedIn();
    const [draft, gone] = [buildProduct({ isPublished: false }), buildRepair({ deletedAt: app.now })];
    const reviews = [{ product: ref(draft) }, { repair: ref(gone) }];
    await app.save<object>(draft, gone, ...reviews.map((of) => buildReview({ user: ref(user), ...of })));
    expect(await mine(ReviewTargetType.PRODUCT, draft.id, { token })).toBeNull();
    expect(await mine(ReviewTargetType.REPAIR, gone.id, { token })).toBeNull();
  });

  it('a guest\u2019s review is nobody\u2019s', async () => {
    const user = buildUser({ email: 'sita@example.com' });
    const { token } = await app.signedIn(user);
    await app.save(buildReview({ authorEmail: 'sita@example.com' }));
    expect((await list({}, { token })).nodes).toMatchObject([{ isMine: false }]);
  });

  it('stays when its author\u2019s account goes, as nobody\u2019s', async () => {
    const user = buildUser();
    await app.save<object>(user, buildReview({ user: ref(user), authorName: 'Gita' }));
    await app.em.nativeDelete(User, { id: user.id });
    expect((await list()).nodes).toMatchObject([{ authorName: 'Gita', isMine: false }]);
  });
});
