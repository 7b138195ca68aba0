import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { ref } from '@mikro-orm/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket as WebSocketClient } from 'ws';
import { Session } from '../../accounts/entity.js';
import { buildNotification } from '../../notifications/factory.js';
import { buildRepair } from '../../repairs/factory.js';
import { eventually } from '../../testing/eventually.js';
import { useTestApp } from '../../testing/testApp.js';
import { watch } from '../../testing/watching.js';
import { MAX_SOCKETS_PER_ADDRESS, MAX_SUBSCRIPTIONS } from './socketDoor.js';

const app = useTestApp();
// the expiry of a token is checked against the real clock
beforeEach(() => {
  app.now = new Date();
});

const UNREAD = 'subscription { unreadNotificationCount }';
const TRACK = 'subscription ($id: String!) { trackedRepair(id: $id) { estimatedCost } }';

interface Tracked {
  trackedRepair: { estimatedCost: number | null } | null;
}

async function firstAnswer(query: string, variables: object = {}, call = {}) {
  for await (const answer of app.viaSocket(query, variables, call)) return answer;
  return undefined;
}

it.each([
  ['a query', '{ contentVersion }', /Only subscriptions are served here/],
  ['a change', 'mutation { markAllNotificationsRead }', /Only subscriptions are served here/],
  ['what cannot be read', 'subscription {', /Syntax Error/],
  ['a field that is not there', 'subscription { nothing }', /Cannot query field/],
  ['too long a document', `subscription { ${'a '.repeat(2001)} }`, /token/],
  ['no variable', TRACK, /"\$id" of required type "String!" was not provided/],
  [
    'several operations without a name',
    `${UNREAD.replace('subscription', 'subscription A')} query B { contentVersion }`,
    /name/,
  ],
])('refuses %s with its reason', async (_what, query, message) => {
  const answer = await firstAnswer(query);
  expect(answer?.errors?.[0]).toMatchObject({
    message: expect.stringMatching(message),
    extensions: { code: 'BAD_INPUT' },
  });
});

it('speaks no other protocol and serves no other address', async () => {
  const closed = (url: string, protocol?: string) =>
    new Promise((resolve) => {
      const socket = new WebSocket(app.url.replace('http', 'ws') + url, protocol);
      socket.addEventListener('close', resolve);
    });
  expect(await closed('/graphql', 'graphql-ws')).toMatchObject({ code: expect.any(Number) });
  expect(await closed('/graphql')).toMatchObject({ code: 4406 });
  const { port } = new URL(app.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('GET /api/elsewhere HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1\.1 404 /);
  socket.destroy();
});

it('hangs up on whom it refuses, also where they do not', async () => {
  const { port } = new URL(app.url);
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  socket.write('GET /elsewhere HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  socket.resume();
  await once(socket, 'end');
  // to a connection that is gone nothing can be sent for long
  const knocking = setInterval(() => socket.write('?'), 10);
  expect(await once(socket, 'error')).toMatchObject([{ code: expect.stringMatching(/^(EPIPE|ECONNRESET)$/) }]);
  clearInterval(knocking);
});

/** A connection that speaks the protocol by hand. */
async function open() {
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const messages: { type: string; id?: string; payload?: unknown }[] = [];
  socket.addEventListener('message', ({ data }) => messages.push(JSON.parse(String(data))));
  const closed = new Promise<CloseEvent>((resolve) => socket.addEventListener('close', resolve));
  const send = (message: object | string) =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('It was not let in.')));
  });
  return { socket, messages, closed, send };
}

it('outlives whatever is sent to it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const message of ['nonsense', '{"type":"subscribe"}', 'x'.repeat(70_000)]) {
    const { send, closed } = await open();
    send(message);
    expect((await closed).code).toBeGreaterThan(1000);
  }
  expect((await firstAnswer(TRACK, { id: '000000000000' }))?.data).toEqual({ trackedRepair: null });
  vi.restoreAllMocks();
});

it('has a limit to what one connection watches, and forgets what has ended', async () => {
  const { token } = await app.signedIn();
  const { socket, messages, send } = await open();
  send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } });
  await eventually(() => expect(messages).toHaveLength(1));
  const subscribe = (id: string) => send({ type: 'subscribe', id, payload: { query: UNREAD } });
  const about = (id: string) => messages.filter((message) => message.id === id);
  for (let number = 0; number < MAX_SUBSCRIPTIONS; number++) subscribe(`s${number}`);
  await eventually(() => expect(about(`s${MAX_SUBSCRIPTIONS - 1}`)).not.toEqual([]));
  subscribe('more');
  await eventually(() => expect(about('more')).toMatchObject([{ type: 'error' }]));
  send({ type: 'complete', id: 's0' });
  let tries = 0;
  await eventually(() => {
    subscribe(`again${tries++}`);
    expect(messages.some(({ type, id }) => type === 'next' && id?.startsWith('again'))).toBe(true);
  });
  socket.close();
});

describe('an id that is used again before the one before has begun', () => {
  const hasty = async (times: number) => {
    const [repair] = await app.save(buildRepair());
    // who that is has to be asked each time
    const { token } = await app.signedIn();
    const line = await open();
    line.send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } });
    await eventually(() => expect(line.messages).toHaveLength(1));
    for (let time = 0; time < times; time++) {
      if (time > 0) line.send({ type: 'complete', id: 'same' });
      line.send({ type: 'subscribe', id: 'same', payload: { query: TRACK, variables: { id: repair!.id } } });
    }
    return { ...line, topic: `repair:${repair!.id}` };
  };

  it('leaves nobody listening when the connection ends', async () => {
    const listeners = vi.spyOn(EventEmitter.prototype, 'on');
    const unlisten = vi.spyOn(EventEmitter.prototype, 'off');
    const { topic, socket, closed } = await hasty(5);
    const times = ({ mock }: typeof listeners) => mock.calls.filter(([name]) => name === topic).length;
    await eventually(() => expect(times(listeners)).toBe(5));
    socket.close();
    await closed;
    await eventually(() => expect(times(unlisten)).toBe(5));
    vi.restoreAllMocks();
  });
});

it('hangs up on whoever only sends, and reads none of the answers', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const deaf = new WebSocketClient(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(deaf, 'open');
  deaf.pause();
  const ping = JSON.stringify({ type: 'ping', payload: { text: 'x'.repeat(60_000) } });
  await eventually(() => {
    for (let times = 0; times < 20; times++) deaf.send(ping);
    expect(deaf.readyState).not.toBe(WebSocketClient.OPEN);
  });
  deaf.terminate();
  vi.restoreAllMocks();
});

describe('for each event', () => {
  const UPDATED = 'update repair set brand = ? where id = ?';

  it('who asks is found out anew: who was signed out is a guest, and what is for people ends', async () => {
    const { user, token } = await app.signedIn();
    const [repair] = await app.save(buildRepair({ owner: ref(user), isPublic: true, estimatedCost: 900 }));
    const tracking = await watch<Tracked>(app, TRACK, { id: repair!.id }, { token });
    const unread = await watch(app, UNREAD, {}, { token });
    await tracking.until(({ data }) => data.trackedRepair?.estimatedCost === 900);
    await app.em.nativeDelete(Session, {});
    await app.em.execute(UPDATED, ['Sony', repair!.id]);
    await tracking.until(({ data }) => data.trackedRepair?.estimatedCost === null);
    await app.save(buildNotification(user));
    expect((await unread.end())?.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    await tracking.stop();
  });

  it('a failure of our own is masked and ends it, and the connection lives', async () => {
    const [repair] = await app.save(buildRepair());
    const { em } = app;
    const tracking = await watch<Tracked>(app, TRACK, { id: repair!.id });
    const broken = vi.spyOn(app.deps.database.em, 'fork').mockImplementation(() => {
      throw new Error('the secret word');
    });
    await em.execute(UPDATED, ['Sony', repair!.id]);
    const last = await tracking.end();
    broken.mockRestore();
    expect(last?.errors).toMatchObject([
      { message: 'Something went wrong. Please try again later.', extensions: { code: 'INTERNAL' } },
    ]);
  });
});

it('asks to come again later while nobody can be recognised', async () => {
  const { token } = await app.signedIn();
  const { send, closed } = await open();
  const broken = vi.spyOn(app.deps.database.em, 'fork').mockImplementation(() => {
    throw new Error('the secret word');
  });
  send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } });
  expect(await closed).toMatchObject({ code: 1013, reason: '' });
  broken.mockRestore();
});

it('tells with the connection that a session has ended', async () => {
  const { token } = await app.signedIn();
  await app.em.nativeDelete(Session, {});
  let acknowledged: unknown;
  for await (const _ of app.viaSocket(TRACK, { id: 'x' }, { token }, (payload) => (acknowledged = payload))) break;
  expect(acknowledged).toEqual({ session: 'ended' });
});

it.each([
  ['a message that is too long', (socket: WebSocketClient) => socket.send('x'.repeat(65 * 1024)), 1009],
  ['text that is none', (socket: WebSocketClient) => socket.send(Buffer.from([0xff, 0xfe]), { binary: false }), 1007],
])('closes on %s, and calls it no failure of its own', async (_what, send, code) => {
  const received = vi.spyOn(console, 'error');
  const socket = new WebSocketClient(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  send(socket);
  const [closed] = (await once(socket, 'close')) as [number];
  expect([closed, received.mock.calls]).toEqual([code, []]);
  received.mockRestore();
});

it('has a limit to the connections of one address, and forgets those that went', async () => {
  const all: WebSocket[] = [];
  // those of the tests before may still be on their way out
  await eventually(async () => {
    while (all.length < MAX_SOCKETS_PER_ADDRESS) all.push((await open()).socket);
  });
  await expect(open()).rejects.toThrow('It was not let in.');
  all.pop()!.close();
  await eventually(async () => void all.push((await open()).socket));
  for (const socket of all) socket.close();
});
