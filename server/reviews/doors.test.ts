import { ref } from '@mikro-orm/core';
import { describe, expect, it } from 'vitest';
import { buildUser } from '../accounts/factory.js';
import { ActivityLog } from '../activity/entity.js';
import { newUuid } from '../core/entities/ids.js';
import { buildProduct } from '../products/factory.js';
import { RepairStatus } from '../repairs/enums.js';
import { buildRepair } from '../repairs/factory.js';
import { type Call, useTestApp } from '../testing/testApp.js';
import { Review } from './entity.js';
import { buildReview } from './factory.js';

const app = useTestApp();

const SUBMIT = `mutation ($input: ReviewInput!, $formGuard: FormGuardInput) {
  submitReview(input: $input, formGuard: $formGuard) { id }
}`;

/** What both doors must agree on: the code, the message and the fields of a failure, or the id of a success. */
interface Outcome {
  id?: string;
  code?: string;
  message?: string;
  fields?: Record<string, string>;
}

type Input = Record<string, unknown> & { targetType: string };

async function graphql(query: string, variables: object, call?: Call): Promise<Outcome> {
  const { data, errors } = await app.viaGraphql<Record<string, Outcome | string> | null>(query, variables, call);
  const [error] = errors ?? [];
  if (error) return { message: error.message, ...error.extensions };
  const [result] = Object.values(data ?? {});
  return typeof result === 'string' ? { id: result } : result!;
}

const rest = async (method: string, path: string, body?: unknown, call?: Call) =>
  (await app.viaRest<Outcome>(method, path, body, call)).body;

/** The kinds are written as REST spells them. */
const doors = {
  GraphQL: {
    submit: ({ targetType, ...input }: Input, call?: Call, formGuard?: object) =>
      graphql(SUBMIT, { input: { ...input, targetType: targetType.toUpperCase() }, formGuard }, call),
    remove: (id: string, call?: Call) => graphql('mutation ($id: ID!) { deleteReview(id: $id) }', { id }, call),
  },
  REST: {
    submit: (input: Input, call?: Call, formGuard?: object) =>
      rest('POST', '/api/reviews', { ...input, formGuard }, call),
    remove: (id: string, call?: Call) => rest('DELETE', `/api/admin/reviews/${id}`, undefined, call),
  },
};

const SITA = { authorName: 'Sita Sharma', authorEmail: 'sita@example.com' };
const general = (overrides: object = {}): Input => ({ targetType: 'general', rating: 4, ...SITA, ...overrides });

const GUEST_MISSING = 'Name and email are required for guest reviews.';
const RULES: [rule: string, input: Input, field: string, message: string][] = [
  ['stars', general({ rating: 0 }), 'rating', 'Please select a star rating.'],
  ['at most five stars', general({ rating: 6 }), 'rating', 'Please select a star rating.'],
  ['a name', general({ authorName: ' ' }), 'authorName', GUEST_MISSING],
  ['an address', general({ authorEmail: null }), 'authorEmail', GUEST_MISSING],
  ['an address that is one', general({ authorEmail: 'sita' }), 'authorEmail', 'Please enter a valid email address.'],
  [
    'a name on a repair',
    { targetType: 'repair', targetId: 'x', rating: 4, authorEmail: 'sita@example.com' },
    'authorName',
    'Please enter your name and email.',
  ],
  [
    'an address on a product',
    { targetType: 'product', targetId: 'x', rating: 4, authorName: 'Sita' },
    'authorEmail',
    GUEST_MISSING,
  ],
  [
    'a comment of a sane length',
    general({ comment: 'x'.repeat(5001) }),
    'comment',
    'Comment can have at most 5000 characters.',
  ],
];

describe.each(Object.entries(doors))('through %s', (_name, door) => {
  it('a guest reviews the shop; it is approved on arrival and kept as typed', async () => {
    const comment = ' <b>Great</b> & quick\n';
    const { id } = await door.submit(general({ comment, subject: 'Customer Service' }));
    expect(await app.em.findOneOrFail(Review, id!)).toMatchObject({
      ...SITA,
      comment,
      subject: 'Customer Service',
      rating: 4,
      user: null,
      product: null,
      repair: null,
      isApproved: true,
      timestamp: app.now,
    });
  });

  it.each(RULES)('asks for %s', async (_rule, input, field, message) => {
    const outcome = await door.submit(input);
    expect(outcome).toMatchObject({ code: 'BAD_INPUT', message });
    expect(outcome.fields).toMatchObject({ [field]: message });
    expect(await app.em.count(Review)).toBe(0);
  });

  it('of a signed-in person, takes name and address from the account', async () => {
    const { user, token } = await app.signedIn(buildUser({ name: null, username: 'ram' }));
    const { id } = await door.submit(general({ authorName: 'Somebody', authorEmail: 'x' }), { token });
    expect(await app.em.findOneOrFail(Review, id!)).toMatchObject({
      authorName: 'ram',
      authorEmail: user.email,
      user: { id: user.id },
    });
  });

  it('a product is reviewed once by each person and each address', async () => {
    const [product] = await app.save(buildProduct());
    const [ram, gita] = [await app.signedIn(), await app.signedIn()];
    const submit = (call?: Call, authorEmail = 'sita@example.com') =>
      door.submit({ targetType: 'product', targetId: product!.id, rating: 5, authorName: 'Sita', authorEmail }, call);
    const again = {
      code: 'CONFLICT',
      message: 'You have already reviewed this product. Thank you for your feedback!',
    };
    const made = { id: expect.any(String) };
    expect(await submit({ token: ram.token })).toMatchObject(made);
    expect(await submit({ token: ram.token })).toEqual(again);
    expect(await submit({ token: gita.token })).toMatchObject(made);
    expect(await submit()).toMatchObject(made);
    expect(await submit(undefined, 'SITA@Example.com')).toEqual(again);
    expect(await submit(undefined, 'maya@example.com')).toMatchObject(made);
    expect(await app.em.count(Review, { product: product!.id })).toBe(4);
  });

  it.each([
    ['no id', undefined],
    ['an id that is none', 'TV'],
    ['an unknown id', newUuid()],
  ])('a product must be there: %s', async (_what, targetId) => {
    const outcome = await door.submit({ ...general({ targetId }), targetType: 'product' });
    expect(outcome).toEqual({ code: 'NOT_FOUND', message: 'Product not found.' });
  });

  it.each([{ isPublished: false }, { deletedAt: new Date() }])('a product must be for sale: not %o', async (hidden) => {
    const [product] = await app.save(buildProduct(hidden));
    const outcome = await door.submit({ ...general({ targetId: product!.id }), targetType: 'product' });
    expect(outcome).toEqual({ code: 'NOT_FOUND', message: 'Product not found.' });
  });

  it('a finished repair is reviewed once by each author, by its id however it is written', async () => {
    await app.save(buildRepair({ id: '10K3MQ9X2PA4', status: RepairStatus.DELIVERED }));
    const submit = (targetId: string) => door.submit({ ...general({ targetId }), targetType: 'repair' });
    const { id } = await submit('lok3-mq9x-2pa4');
    expect(await app.em.findOneOrFail(Review, id!)).toMatchObject({ repair: { id: '10K3MQ9X2PA4' } });
    expect(await submit('10K3MQ9X2PA4')).toEqual({
      code: 'CONFLICT',
      message: 'You have already reviewed this repair. Thank you for your feedback!',
    });
  });

  it.each(Object.values(RepairStatus))('a repair that is %s', async (status) => {
    const [repair] = await app.save(buildRepair({ status }));
    const { code } = await door.submit({ ...general({ targetId: repair!.id }), targetType: 'repair' });
    expect(code).toBe(['REPAIRED', 'DELIVERED'].includes(status) ? undefined : 'CONFLICT');
  });

  it.each([['0000-0000-0000'], ['no such id']])('a repair must be there: %s', async (targetId) => {
    expect(await door.submit({ ...general({ targetId }), targetType: 'repair' })).toEqual({
      code: 'NOT_FOUND',
      message: `Repair ID '${targetId}' not found. Please check the ID and try again.`,
    });
  });

  it('keeps programs out', async () => {
    expect(await door.submit(general(), undefined, { website: 'x' })).toMatchObject({ code: 'BAD_INPUT' });
    expect(await door.submit(general(), undefined, { elapsedMs: 300 })).toMatchObject({ code: 'BAD_INPUT' });
    expect(await app.em.count(Review)).toBe(0);
  });

  it('has enough of a caller after thirty in an hour', async () => {
    await Promise.all(Array.from({ length: 30 }, () => door.submit(general())));
    expect(await door.submit(general())).toMatchObject({ code: 'RATE_LIMITED' });
    expect(await app.em.count(Review)).toBe(30);
  });

  it('an admin deletes a review, nobody else, and the log says so', async () => {
    const { id } = await door.submit(general());
    expect(await door.remove(id!)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await door.remove(id!, { token: (await app.signedIn()).token })).toMatchObject({ code: 'FORBIDDEN' });
    const { token } = await app.admin();
    expect(await door.remove(id!, { token })).toMatchObject({ id });
    const missing = { code: 'NOT_FOUND', message: 'Review not found.' };
    for (const gone of [id!, newUuid(), 'not-an-id']) expect(await door.remove(gone, { token })).toEqual(missing);
    expect(await app.em.count(Review)).toBe(0);
    await app.settle();
    const log = await app.em.findAll(ActivityLog, { orderBy: { actionType: 'asc' } });
    expect(log.map(({ actionType, targetId }) => [actionType, targetId])).toEqual([
      ['REVIEW_CREATE', id],
      ['REVIEW_DELETE', id],
    ]);
  });
});

it('REST ignores what nobody may say of themself', async () => {
  const other = buildUser();
  await app.save(other);
  const claims = { userId: other.id, user: other.id, isApproved: false, timestamp: '2020-01-01T00:00:00Z' };
  const { id } = await doors.REST.submit(general(claims));
  const kept = { user: null, isApproved: true, timestamp: app.now };
  expect(await app.em.findOneOrFail(Review, id!)).toMatchObject(kept);
});

describe('approval', () => {
  const set = (id: string, isApproved: boolean, call?: Call) =>
    graphql(
      'mutation ($id: ID!, $isApproved: Boolean!) { setReviewApproval(id: $id, isApproved: $isApproved) { id } }',
      { id, isApproved },
      call,
    );

  it('is withdrawn and given back by an admin; again is harmless', async () => {
    const [review] = await app.save(buildReview());
    const { id } = review!;
    const { token } = await app.admin();
    const isApproved = async () => (await app.em.findOneOrFail(Review, id)).isApproved;
    expect(await set(id, false)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await set(id, false, { token: (await app.signedIn()).token })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await isApproved()).toBe(true);
    for (const approval of [false, false, true]) {
      expect(await set(id, approval, { token })).toEqual({ id });
      expect(await isApproved()).toBe(approval);
    }
    expect(await set(newUuid(), true, { token })).toMatchObject({ code: 'NOT_FOUND', message: 'Review not found.' });
    await app.settle();
    expect(await app.em.count(ActivityLog, { actionType: 'REVIEW_APPROVE', targetId: id })).toBe(2);
  });

  it('also of a review whose product is deleted, which stays its product\u2019s', async () => {
    const product = buildProduct({ deletedAt: app.now });
    const review = buildReview({ product: ref(product) });
    await app.save<object>(product, review);
    expect(await set(review.id, false, { token: (await app.admin()).token })).toEqual({ id: review.id });
    expect(await app.em.findOneOrFail(Review, { id: review.id }, { filters: false })).toMatchObject({
      isApproved: false,
      product: { id: product.id },
    });
  });
});
