import { ref } from '@mikro-orm/core';
import { expect, it } from 'vitest';
import { buildUser } from '../accounts/factory.js';
import { PostStatus } from '../blog/enums.js';
import { buildBlogPost } from '../blog/factory.js';
import { AccessScope } from '../core/accessScope.js';
import { newUuid } from '../core/entities/ids.js';
import { UserRole } from '../core/policy.js';
import { buildProduct } from '../products/factory.js';
import { buildRepair } from '../repairs/factory.js';
import { buildReview } from '../reviews/factory.js';
import { grant } from '../testing/accessTokens.js';
import { useTestApp } from '../testing/testApp.js';

const app = useTestApp();

const NODE = `query ($id: ID!) {
  node(id: $id) {
    __typename
    id
    ... on Product { name reviewConnection(first: 1) { totalCount } }
    ... on BlogPost { title comments(first: 1) { totalCount } }
    ... on Repair { contactNumber owner { email } }
    ... on User { email }
  }
}`;

async function kindOf(id: string, token?: string): Promise<string | null> {
  const { data, errors } = await app.viaGraphql<{ node: { __typename: string } | null }>(NODE, { id }, { token });
  return errors?.[0]?.extensions.code ?? data.node?.__typename ?? null;
}

it('finds each thing for whoever may see it by the query of its type', async () => {
  app.now = new Date();
  const [owner, stranger, admin] = [buildUser(), buildUser(), buildUser({ role: UserRole.ADMIN })];
  const callers = [undefined];
  const tokens = [
    ...callers,
    ...(await Promise.all([stranger, owner, admin].map(async (person) => (await app.signedIn(person)).token))),
  ];
  const [product, unpublished, gone] = [
    buildProduct(),
    buildProduct({ isPublished: false }),
    buildProduct({ deletedAt: app.now }),
  ];
  const [post, draft] = [buildBlogPost(), buildBlogPost({ status: PostStatus.Draft })];
  const repair = buildRepair({ owner: ref(owner), isPublic: true });
  const review = buildReview();
  await app.save<object>(product, unpublished, gone, post, draft, repair, review);
  const seen = async (id: string) => Promise.all(tokens.map((token) => kindOf(id, token)));
  // a guest, a stranger, the owner, an admin
  expect(await seen(product.id)).toEqual(['Product', 'Product', 'Product', 'Product']);
  expect(await seen(product.id.toUpperCase())).toEqual(['Product', 'Product', 'Product', 'Product']);
  expect(await seen(unpublished.id)).toEqual([null, null, null, 'Product']);
  expect(await seen(gone.id)).toEqual([null, null, null, null]);
  expect(await seen(post.id)).toEqual(['BlogPost', 'BlogPost', 'BlogPost', 'BlogPost']);
  expect(await seen(draft.id)).toEqual([null, null, null, 'BlogPost']);
  expect(await seen(repair.id)).toEqual([null, null, 'Repair', 'Repair']);
  expect(await seen(owner.id)).toEqual([null, null, 'User', 'User']);
  for (const id of [review.id, newUuid(), 'nothing', '']) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await seen(id)).toEqual([null, null, null, null]);
  }
});

it('shows an access token no account that its scopes do not', async () => {
  app.now = new Date();
  const { user: admin } = await app.admin();
  const other = buildUser();
  const repair = buildRepair({ owner: ref(other) });
  await app.save<object>(other, repair);
  const { PRODUCTS_READ, BLOG_READ, REPAIRS_READ, REVIEWS_READ, ACCOUNT_READ, PEOPLE_READ } = AccessScope;
  const token = await grant(app, admin, [PRODUCTS_READ, BLOG_READ, REPAIRS_READ, REVIEWS_READ, ACCOUNT_READ]);
  const ask = async (id: string, what: string, shown: string) => {
    const { data, errors } = await app.viaGraphql<{ node: object | null } | null>(
      `query ($id: ID!) { node(id: $id) { ${what} } }`,
      { id },
      { token: shown },
    );
    return errors?.[0]?.extensions.code ?? data!.node;
  };
  expect(await ask(admin.id, '... on User { email }', token)).toEqual({ email: admin.email });
  expect(await ask(other.id, '... on User { email }', token)).toBeNull();
  expect(await ask(repair.id, '... on Repair { brand }', token)).toEqual({ brand: repair.brand });
  const more = await grant(app, admin, [PRODUCTS_READ, BLOG_READ, REPAIRS_READ, ACCOUNT_READ, PEOPLE_READ]);
  expect(await ask(other.id, '... on User { email }', more)).toEqual({ email: other.email });
});

it('asks which kinds many ids are of in one statement', async () => {
  const products = await app.save(buildProduct(), buildProduct(), buildProduct());
  const fields = products.map(({ id }, at) => `n${at}: node(id: "${id}") { id }`);
  const statements = await app.statementsOf(() => app.viaGraphql(`{ ${fields.join(' ')} }`));
  expect(statements).toHaveLength(1 + products.length);
});
