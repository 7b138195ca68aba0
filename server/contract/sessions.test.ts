import { ref } from '@mikro-orm/core';
import { describe, expect, it } from 'vitest';
import { Session } from '../accounts/entity.js';
import { buildUser } from '../accounts/factory.js';
import { PostStatus } from '../blog/enums.js';
import { buildBlogPost } from '../blog/factory.js';
import { buildRepair } from '../repairs/factory.js';
import { RepairStatus } from '../repairs/enums.js';
import { buildReview } from '../reviews/factory.js';
import { clientOf } from '../testing/legacyShop.js';
import { useTestApp } from '../testing/testApp.js';

/** How the contract treats who shows a token (decisions §2, §3, §12 'Status' and 'Tokens'). */

const app = useTestApp();

describe('a token that no longer counts', () => {
  it.each<[call: string, status: number, body?: object]>([
    ['GET /stats', 200],
    ['GET /content/faq-items', 200],
    ['GET /repairs', 200],
    ['GET /blog/posts/{draft}', 404],
    ['GET /nothing', 404],
    ['POST /newsletter', 200, { email: 'ram@example.com' }],
    ['POST /auth/logout', 200],
    ['GET /auth/me', 401],
    ['GET /notifications', 401],
    ['GET /admin/users', 401],
    ['PUT /auth/profile', 401, { name: 'Ram' }],
    ['POST /admin/faq-items', 401, { question: 'Q?', answer: 'A.', order: 1 }],
  ])('%s answers as to a guest, %i, and says so', async (call, status, body) => {
    const { token } = await app.admin();
    await app.em.nativeDelete(Session, {});
    const [draft] = await app.save(buildBlogPost({ status: PostStatus.Draft }));
    const [method, path] = call.replace('{draft}', draft!.id).split(' ') as [string, string];
    const answer = await app.viaRest(method, `/api${path}`, body, { token });
    expect([answer.status, answer.headers.get('X-Session')]).toEqual([status, 'ended']);
  });

  it('says so also where nothing has changed', async () => {
    const { token } = await app.signedIn();
    const read = (headers: Record<string, string> = {}) =>
      app.viaRest('GET', '/api/stats', undefined, { token, headers });
    const first = await read();
    expect(first.headers.get('X-Session')).toBeNull();
    await app.em.nativeDelete(Session, {});
    const again = await read({ 'If-None-Match': first.headers.get('ETag')! });
    expect([again.status, again.headers.get('X-Session')]).toEqual([304, 'ended']);
  });
});

it('what a deleted person wrote is a guest’s', async () => {
  const { token } = await app.admin();
  const { user } = await app.signedIn(buildUser());
  const owner = ref(user);
  const repair = buildRepair({ owner, isPublic: true, status: RepairStatus.DELIVERED });
  await app.save<object>(repair, buildReview({ user: owner }));
  const client = clientOf(app, token);
  const ownerOf = async () => [(await client.repair(repair.id))['userId'], (await client.reviews())[0]!['userId']];
  expect(await ownerOf()).toEqual([user.id, user.id]);
  await client.adminUsers.remove(user.id);
  expect(await ownerOf()).toEqual(['guest_user', 'guest_user']);
});
