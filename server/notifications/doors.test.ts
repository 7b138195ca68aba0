import { beforeEach, describe, expect, it } from 'vitest';
import { buildUser } from '../accounts/factory.js';
import { ActivityLog } from '../activity/entity.js';
import { type Call, useTestApp } from '../testing/testApp.js';
import { Notification } from './entity.js';
import { buildNotification } from './factory.js';

const app = useTestApp();
// the expiry of a token is checked against the real clock
beforeEach(() => {
  app.now = new Date();
});

const LIST = `query ($first: Int, $after: String) {
  unreadNotificationCount
  notifications(first: $first, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges { node { id title message link isRead timestamp } }
  }
}`;

interface List {
  unreadNotificationCount: number;
  notifications: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string };
    edges: { node: { id: string; title: string; isRead: boolean } }[];
  };
}

const hour = (value: number) => new Date(Date.UTC(2026, 5, 1, value));

async function withThree() {
  const { user, token } = await app.signedIn();
  const mine = await app.save(
    ...[1, 2, 3].map((at) => buildNotification(user, { title: `N${at}`, timestamp: hour(at) })),
  );
  const stranger = buildUser();
  const [, theirs] = await app.save<object>(stranger, buildNotification(stranger));
  return { user, call: { token } as Call, mine, theirs: theirs as Notification };
}

describe('notifications', () => {
  it('are one’s own, newest first, through both doors', async () => {
    const { call } = await withThree();
    const { data } = await app.viaGraphql<List>(LIST, { first: 2 }, call);
    expect(data.unreadNotificationCount).toBe(3);
    expect(data.notifications.totalCount).toBe(3);
    expect(data.notifications.edges.map(({ node }) => node.title)).toEqual(['N3', 'N2']);
    const { endCursor: after } = data.notifications.pageInfo;
    const next = await app.viaGraphql<List>(LIST, { first: 2, after }, call);
    expect(next.data.notifications.edges.map(({ node }) => node.title)).toEqual(['N1']);
    const rest = await app.viaRest<{ title: string }[]>('GET', '/api/notifications', undefined, call);
    expect(rest.body.map(({ title }) => title)).toEqual(['N3', 'N2', 'N1']);
    expect(rest.headers.get('X-Total-Count')).toBe('3');
    expect(rest.body[0]).toEqual({
      id: expect.any(String),
      title: 'N3',
      message: 'Your Samsung is now: Repairing.',
      link: '/track/ABCDEFGH2345',
      isRead: false,
      timestamp: hour(3).toISOString(),
    });
  });

  it('are read one by one, once in the log, and all at once', async () => {
    const { user, call, mine } = await withThree();
    const READ = 'mutation ($id: ID!) { markNotificationRead(id: $id) { id isRead } }';
    const { id } = mine[0]!;
    expect((await app.viaGraphql(READ, { id }, call)).data).toEqual({ markNotificationRead: { id, isRead: true } });
    const again = await app.viaRest('PUT', `/api/notifications/${id}/read`, undefined, call);
    expect([again.status, again.body]).toMatchObject([200, { id, isRead: true }]);
    const all = await app.viaRest('PUT', '/api/notifications/read-all', undefined, call);
    expect([all.status, all.body]).toEqual([200, { success: true, count: 2 }]);
    expect((await app.viaGraphql('mutation { markAllNotificationsRead }', {}, call)).data).toEqual({
      markAllNotificationsRead: 0,
    });
    expect(await app.em.count(Notification, { isRead: false })).toBe(1);
    await app.settle();
    const log = await app.em.find(ActivityLog, {}, { orderBy: { actionType: 'desc' } });
    expect(log).toMatchObject([
      { actionType: 'NOTIFICATION_READ', userId: user.id, targetId: id },
      { actionType: 'ALL_NOTIFICATIONS_READ', userId: user.id },
    ]);
  });

  it('of others look like none at all', async () => {
    const { call, theirs } = await withThree();
    for (const id of [theirs.id, '7f2b1f0e-0000-4000-8000-000000000000', 'nonsense']) {
      const { status, body } = await app.viaRest('PUT', `/api/notifications/${id}/read`, undefined, call);
      expect([status, body]).toEqual([404, { code: 'NOT_FOUND', message: 'Not found.' }]);
    }
  });

  it('have cursors that nobody can make up', async () => {
    const { call } = await withThree();
    const after = Buffer.from('["2026-01-01T00:00:00.000Z","x"]').toString('base64url');
    const { errors } = await app.viaGraphql(LIST, { after }, call);
    expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });

  it('are none for a guest', async () => {
    await withThree();
    expect((await app.viaGraphql('{ unreadNotificationCount }')).data).toEqual({ unreadNotificationCount: 0 });
    expect((await app.viaRest('GET', '/api/notifications')).status).toBe(401);
    expect((await app.viaRest('PUT', '/api/notifications/read-all')).status).toBe(401);
  });
});
