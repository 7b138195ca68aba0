import { ref } from '@mikro-orm/core';
import { describe, expect, it } from 'vitest';
import { buildUser } from '../../accounts/factory.js';
import { newUuid } from '../../core/entities/ids.js';
import { InboxMessage } from '../../inbox/entity.js';
import { InboxKind } from '../../inbox/enums.js';
import { buildInboxMessage } from '../../inbox/factory.js';
import { buildProduct } from '../../products/factory.js';
import { buildRepair } from '../../repairs/factory.js';
import { type Call, useTestApp } from '../../testing/testApp.js';
import { Review } from '../entity.js';
import { buildReview } from '../factory.js';

const app = useTestApp();

interface Item {
  id: string;
  targetId: string | null;
  targetType: string;
  userId: string;
  authorName: string;
  authorEmail?: string;
}

async function get(query = '', call?: Call) {
  const { status, headers, body } = await app.viaRest<Item[]>('GET', `/api/reviews${query}`, undefined, call);
  return { status, total: headers.get('X-Total-Count'), body, names: status === 200 ? body.map(nameOf) : [] };
}

const nameOf = ({ authorName }: Item) => authorName;
const day = (number: number) => new Date(Date.UTC(2026, 4, number));

describe('the list for visitors', () => {
  it('has the legacy shape, and no address', async () => {
    const review = buildReview({ subject: 'Customer Service', timestamp: day(1) });
    await app.save(review);
    expect((await get()).body).toEqual([
      {
        id: review.id,
        targetId: 'general',
        targetType: 'general',
        subject: 'Customer Service',
        userId: 'guest_user',
        authorName: 'Sita Sharma',
        rating: 5,
        comment: 'Quick and honest.',
        timestamp: day(1).toISOString(),
        isApproved: true,
      },
    ]);
  });

  it('leaves out what was withdrawn and what is hidden, and messages', async () => {
    const draft = buildProduct({ isPublished: false });
    await app.save<object>(
      draft,
      buildReview({ isApproved: false }),
      buildReview({ product: ref(draft) }),
      buildInboxMessage(),
    );
    expect(await get()).toMatchObject({ total: '0', body: [] });
    expect(await get('?targetId=contact-form-submission')).toMatchObject({ total: '0', body: [] });
  });

  it('can be filtered and paged', async () => {
    const [product, repair] = [buildProduct(), buildRepair({ isPublic: true })];
    await app.save<object>(
      product,
      repair,
      buildReview({ authorName: 'shop', timestamp: day(1) }),
      buildReview({ authorName: 'tv', timestamp: day(2), product: ref(product) }),
      buildReview({ authorName: 'repair', timestamp: day(3), repair: ref(repair) }),
    );
    const cases: [string, string[], string][] = [
      ['', ['repair', 'tv', 'shop'], '3'],
      ['?limit=1&offset=1', ['tv'], '3'],
      ['?targetType=product', ['tv'], '1'],
      [`?targetType=product&targetId=${product.id}`, ['tv'], '1'],
      [`?targetId=${repair.id}`, ['repair'], '1'],
      ['?targetType=general&targetId=general', ['shop'], '1'],
      ['?targetType=product&targetId=general', [], '0'],
      ['?targetId=nothing', [], '0'],
    ];
    for (const [query, names, total] of cases)
      expect([query, await get(query)]).toMatchObject([query, { names, total }]);
    expect((await get('?targetType=shop')).status).toBe(400);
  });

  it('tells who an author is only to themself and to admins', async () => {
    const { user, token } = await app.signedIn();
    await app.save(buildReview({ user: ref(user) }));
    const userIdFor = async (call?: Call) => (await get('', call)).body[0]!.userId;
    expect(await userIdFor()).toBe('user');
    expect(await userIdFor({ token: (await app.signedIn()).token })).toBe('user');
    expect(await userIdFor({ token })).toBe(user.id);
    expect(await userIdFor({ token: (await app.admin()).token })).toBe(user.id);
  });

  it('tells the id of a private repair only to who may know it', async () => {
    const owner = await app.signedIn();
    const repair = buildRepair({ owner: ref(owner.user) });
    await app.save<object>(repair, buildReview({ repair: ref(repair) }));
    const targetIdFor = async (call?: Call, query = '') => (await get(query, call)).body[0]!.targetId;
    expect(await targetIdFor()).toBeNull();
    expect(await targetIdFor({ token: owner.token })).toBe(repair.id);
    expect(await targetIdFor({ token: (await app.admin()).token })).toBe(repair.id);
    expect(await targetIdFor({}, `?targetId=${repair.id}`)).toBe(repair.id);
  });
});

describe('the list for admins', () => {
  it('holds all reviews with addresses, and the messages of the inbox among them, newest first', async () => {
    const { token } = await app.admin();
    const gone = buildProduct({ deletedAt: app.now });
    const draft = buildProduct({ isPublished: false });
    const writer = buildUser();
    await app.save<object>(
      gone,
      draft,
      buildReview({ authorName: 'withdrawn', timestamp: day(1), isApproved: false }),
      buildInboxMessage({ name: 'message', createdAt: day(2), user: ref(writer) }),
      buildReview({ authorName: 'draft', timestamp: day(3), product: ref(draft) }),
      buildInboxMessage({ name: 'application', createdAt: day(4), kind: InboxKind.APPLICATION }),
      buildReview({ authorName: 'gone', timestamp: day(5), product: ref(gone) }),
      buildReview({ authorName: 'review', timestamp: day(6) }),
    );
    const all = await get('', { token });
    expect(all.names).toEqual(['review', 'application', 'draft', 'message', 'withdrawn']);
    expect(all.total).toBe('5');
    expect(all.body.every(({ authorEmail }) => authorEmail?.includes('@'))).toBe(true);
    expect(all.body[3]).toMatchObject({
      targetId: 'contact-form-submission',
      targetType: 'general',
      userId: writer.id,
      rating: 5,
      isApproved: false,
      timestamp: day(2).toISOString(),
    });
    const cases: [string, string[], string][] = [
      ['?limit=2&offset=1', ['application', 'draft'], '5'],
      ['?limit=2&offset=4', ['withdrawn'], '5'],
      ['?targetType=product', ['draft'], '1'],
      ['?targetType=general', ['review', 'application', 'message', 'withdrawn'], '4'],
      ['?targetId=general', ['review', 'withdrawn'], '2'],
      ['?targetId=job-application', ['application'], '1'],
      ['?targetType=general&targetId=contact-form-submission', ['message'], '1'],
      ['?targetType=repair&targetId=contact-form-submission', [], '0'],
      ['?targetId=toString', [], '0'],
    ];
    for (const [query, names, total] of cases) {
      expect([query, await get(query, { token })]).toMatchObject([query, { names, total }]);
    }
  });

  it('tells the details of an application in its text', async () => {
    const application = { kind: InboxKind.APPLICATION, phone: '9841234567', cvUrl: '/media/x.pdf', message: 'Hello' };
    await app.save(buildInboxMessage(application));
    const { body } = await get('', { token: (await app.admin()).token });
    expect(body).toMatchObject([
      { targetId: 'job-application', comment: 'Phone: 9841234567\nCV: /media/x.pdf\n\nHello' },
    ]);
  });

  it('shows a message of our own form with the subject of the legacy one', async () => {
    const [own, legacy] = ['Opening hours', 'Contact Form: Prices'].map((subject) => buildInboxMessage({ subject }));
    const application = buildInboxMessage({ kind: InboxKind.APPLICATION, subject: 'Application for Technician' });
    await app.save(own!, legacy!, application);
    const { token } = await app.admin();
    const { body } = await app.viaRest<{ subject: string }[]>('GET', '/api/reviews', undefined, { token });
    expect(body.map(({ subject }) => subject).toSorted()).toEqual([
      'Application for Technician',
      'Contact Form: Opening hours',
      'Contact Form: Prices',
    ]);
  });

  it('deletes a message that it shows as a review', async () => {
    const [message] = await app.save(buildInboxMessage());
    const remove = (call?: Call) => app.viaRest('DELETE', `/api/admin/reviews/${message!.id}`, undefined, call);
    expect((await remove()).status).toBe(401);
    expect((await remove({ token: (await app.signedIn()).token })).status).toBe(403);
    const { body } = await remove({ token: (await app.admin()).token });
    expect(body).toEqual({ success: true, id: message!.id });
    expect(await app.em.count(InboxMessage)).toBe(0);
  });
});

describe('what the legacy client sends as a review', () => {
  const message = {
    targetId: 'contact-form-submission',
    targetType: 'general',
    subject: 'Contact Form: Opening hours',
    userId: 'guest_user',
    authorName: 'Ram',
    authorEmail: 'ram@example.com',
    rating: 5,
    comment: 'Are you open on Saturday?',
  };
  const send = (body: object, call?: Call) => app.viaRest<object>('POST', '/api/reviews', body, call);

  it.each([
    ['contact-form-submission', InboxKind.CONTACT],
    ['job-application', InboxKind.APPLICATION],
  ])('with the target %s becomes a message, and never a review', async (targetId, kind) => {
    const { status, body } = await send({ ...message, targetId });
    expect(status).toBe(201);
    expect(body).toMatchObject({ targetId, targetType: 'general', authorName: 'Ram', userId: 'guest_user' });
    expect(await app.em.findAll(InboxMessage)).toMatchObject([
      { kind, name: 'Ram', email: 'ram@example.com', subject: message.subject, message: message.comment },
    ]);
    expect(await app.em.count(Review)).toBe(0);
    expect(await get()).toMatchObject({ total: '0', body: [] });
    const { data } = await app.viaGraphql('{ reviews { totalCount } serviceRating { average count } }');
    expect(data).toEqual({ reviews: { totalCount: 0 }, serviceRating: { average: null, count: 0 } });
  });

  it('keeps programs out of the inbox, too', async () => {
    expect((await send({ ...message, formGuard: { website: 'x' } })).status).toBe(400);
    expect(await app.em.count(InboxMessage)).toBe(0);
  });

  it('with another target is a review', async () => {
    const { status, body } = await send({ ...message, targetId: 'general', subject: 'Website Experience' });
    expect([status, body]).toMatchObject([
      201,
      { targetId: 'general', subject: 'Website Experience', comment: message.comment },
    ]);
    expect(await app.em.count(Review)).toBe(1);
  });

  it.each([
    ['nothing', undefined],
    ['a list', '[]'],
    ['a text', '"review"'],
    ['null', 'null'],
  ])('is refused when it is %s', async (_what, body) =>
    expect((await app.viaRest('POST', '/api/reviews', body)).status).toBe(400),
  );

  it('a guest who names a deleted or unknown product hears that there is none', async () => {
    const body = { ...message, targetType: 'product', targetId: newUuid() };
    expect(await send(body)).toMatchObject({ status: 404, body: { message: 'Product not found.' } });
  });
});
