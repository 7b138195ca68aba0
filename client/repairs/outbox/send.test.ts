// @vitest-environment node
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitingRequest } from '../testing/waiting';
import type { WaitingRequest } from './entry';
import { BOOK_REPAIR, sendWaiting, takeOver, WHO_AM_I } from './send';
import { outbox, whileHeld } from './store';

const GUEST = { userId: null, token: null };
const ID = '7K3M9QXT2BWD';
const NOW = new Date('2026-07-04T08:45:00Z');

const booked = () => Response.json({ data: { bookRepair: { id: ID } } });
const refused = (code: string, fields?: object) =>
  Response.json({ data: null, errors: [{ message: `It is ${code}.`, extensions: { code, fields } }] });
const config = () => Response.json({ media: { uploadUrl: '/media/parda', uploadPreset: 'parda' } });
const stored = (name: string) => Response.json({ secure_url: `http://shop.test/media/parda/image/upload/${name}` });

interface Sent {
  path: string;
  headers: Record<string, string>;
  body: unknown;
}
let sent: Sent[];

/** Answers what is asked, in turn. */
function serve(...answers: (() => Response | Promise<Response>)[]) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    sent.push({ path: url, headers: init.headers as Record<string, string>, body: init.body });
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
}

const only = async (): Promise<WaitingRequest> => {
  const [request, ...more] = await outbox.all();
  expect(more).toEqual([]);
  return request!;
};
const bookings = () => sent.filter(({ headers }) => headers && 'idempotency-key' in headers);
const viewer = (id: string | null, session?: string) => () =>
  Response.json({ data: { viewer: id && { id } } }, { headers: session ? { 'x-session': session } : {} });

beforeEach(() => {
  sent = [];
  vi.stubGlobal('location', new URL('http://shop.test/'));
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(async () => {
  for (const { key } of await outbox.all()) await outbox.remove(key);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('asks what the schema knows', () => {
  const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
  for (const question of [BOOK_REPAIR, WHO_AM_I]) expect(validate(schema, parse(question))).toEqual([]);
});

describe('a request that waits', () => {
  it('is sent as it was typed, with its key, and what became of it is kept', async () => {
    const request = waitingRequest();
    await outbox.put(request);
    serve(booked);
    expect(await sendWaiting(GUEST)).toBeNull();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ path: '/graphql', headers: { 'idempotency-key': request.key } });
    expect(sent[0]!.headers).not.toHaveProperty('authorization');
    const { variables } = JSON.parse(sent[0]!.body as string) as { variables: object };
    expect(variables).toEqual({ input: request.input, formGuard: request.formGuard });
    expect((await only()).outcome).toEqual({ kind: 'sent', repairId: ID });
    await sendWaiting(GUEST);
    expect(sent).toHaveLength(1);
  });

  it('that an earlier version of the site has kept is sent, too', async () => {
    const { place, since, ...request } = waitingRequest();
    await outbox.put(request as WaitingRequest);
    serve(booked);
    await sendWaiting(GUEST);
    expect(await only()).toMatchObject({ place, since, outcome: { kind: 'sent' } });
  });

  it('goes out again unchanged after an answer that got lost, later and later', async () => {
    await outbox.put(waitingRequest());
    serve();
    expect(await sendWaiting(GUEST)).toBe(NOW.getTime() + 5_000);
    serve(booked);
    await sendWaiting(GUEST);
    expect(bookings()).toHaveLength(1);
    serve();
    vi.setSystemTime(NOW.getTime() + 5_000);
    expect(await sendWaiting(GUEST)).toBe(NOW.getTime() + 15_000);
    serve(booked);
    vi.setSystemTime(NOW.getTime() + 15_000);
    expect(await sendWaiting(GUEST)).toBeNull();
    const [first, ...others] = bookings();
    expect(others).toHaveLength(2);
    for (const other of others) expect(other).toEqual(first);
  });

  it.each([
    ['a server that restarts', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 5_000],
    ['the page of a hotel', () => new Response('<h1>Log in to Wi-Fi</h1>'), 5_000],
    ['an error of the server', () => refused('INTERNAL'), 5_000],
    [
      'a limit',
      () => new Response(refused('RATE_LIMITED').body, { status: 429, headers: { 'Retry-After': '90' } }),
      90_000,
    ],
  ])('is kept after %s', async (_what, answer, pause) => {
    await outbox.put(waitingRequest());
    serve(answer);
    expect(await sendWaiting(GUEST)).toBe(NOW.getTime() + pause);
    expect((await only()).outcome).toBeNull();
  });

  it('waits for an hour at most, also where the clock was set back or a server asks for more', async () => {
    await outbox.put(waitingRequest({ notBefore: NOW.getTime() + 48 * 3_600_000 }));
    serve(() => new Response('', { status: 503, headers: { 'Retry-After': '86400' } }));
    expect(await sendWaiting(GUEST)).toBe(NOW.getTime() + 3_600_000);
    expect(bookings()).toHaveLength(1);
  });

  it('comes back with the reasons when the shop does not take it', async () => {
    const fields = { preferredPickupTime: 'Preferred pickup time cannot be in the past.' };
    await outbox.put(waitingRequest());
    serve(() => refused('BAD_INPUT', fields));
    expect(await sendWaiting(GUEST)).toBeNull();
    const { outcome, firstTriedAt } = await only();
    expect(outcome).toEqual({ kind: 'returned', message: 'It is BAD_INPUT.', fields });
    // so it is in nobody's books
    expect(firstTriedAt).toBeNull();
  });

  it('comes back when its key counts no more, rather than be booked twice', async () => {
    await outbox.put(waitingRequest({ attempts: 1, firstTriedAt: NOW.getTime() - 7 * 24 * 3_600_000 }));
    serve(booked);
    await sendWaiting(GUEST);
    expect(sent).toEqual([]);
    expect((await only()).outcome).toMatchObject({ kind: 'returned' });
  });

  it('goes out once when two send at the same time', async () => {
    await outbox.put(waitingRequest());
    serve(booked, booked);
    await Promise.all([sendWaiting(GUEST), sendWaiting(GUEST)]);
    expect(bookings()).toHaveLength(1);
  });
});

it.each(['UNAVAILABLE', 'GRAPHQL_VALIDATION_FAILED', 'INTERNAL'])('a %s is no answer of the shop', async (code) => {
  await outbox.put(waitingRequest({ attempts: 1, firstTriedAt: NOW.getTime() - 1 }));
  serve(() => refused(code));
  await sendWaiting(GUEST);
  expect(await only()).toMatchObject({ outcome: null, firstTriedAt: NOW.getTime() - 1 });
});

describe('whose it is', () => {
  it('a person’s goes out under their own token alone; a guest’s under none', async () => {
    await outbox.put(waitingRequest({ key: 'of-sita', owner: 'sita', createdAt: 1 }));
    await outbox.put(waitingRequest({ key: 'of-a-guest', createdAt: 2 }));
    serve(booked);
    await sendWaiting({ userId: 'hari', token: 'hari.token' });
    expect(bookings().map(({ headers }) => [headers['idempotency-key'], headers.authorization])).toEqual([
      ['of-a-guest', undefined],
    ]);

    sent = [];
    const onSession = vi.fn<(header: string | null) => void>();
    serve(viewer('sita'), () => new Response(booked().body, { headers: { 'x-session': 'ended' } }));
    await sendWaiting({ userId: 'sita', token: 'sita.token', onSession });
    expect(bookings().map(({ headers }) => headers.authorization)).toEqual(['Bearer sita.token']);
    expect(onSession).toHaveBeenCalledWith('ended');
  });
});

it('a person’s waits for them where their session has ended: it would be booked as nobody’s', async () => {
  await outbox.put(waitingRequest({ owner: 'sita' }));
  const onSession = vi.fn<(header: string | null) => void>();
  serve(viewer(null, 'ended'), booked);
  await sendWaiting({ userId: 'sita', token: 'old.token', onSession });
  expect(onSession).toHaveBeenCalledWith('ended');
  expect(bookings()).toEqual([]);
  expect(await only()).toMatchObject({ outcome: null, firstTriedAt: null });
  // the page signs out upon that
  expect(await sendWaiting(GUEST)).toBeNull();

  vi.setSystemTime(NOW.getTime() + 60_000);
  serve(viewer('sita'), booked);
  await sendWaiting({ userId: 'sita', token: 'new.token' });
  expect(bookings().map(({ headers }) => headers.authorization)).toEqual(['Bearer new.token']);
});

describe('what a form is sending', () => {
  it('is left to it as long as its page lives, and is sent with its key afterwards', async () => {
    const request = waitingRequest({ place: 'underWay', firstTriedAt: 1, since: 1 });
    await outbox.put(request);
    serve(booked, booked);
    await whileHeld(request.key, async () => {
      expect(await sendWaiting(GUEST)).toBe(NOW.getTime() + 60_000);
      expect(sent).toEqual([]);
    });
    vi.setSystemTime(2);
    await sendWaiting(GUEST);
    expect(bookings().map(({ headers }) => headers['idempotency-key'])).toEqual([request.key]);
    expect(await only()).toMatchObject({ place: 'outbox', since: 1, outcome: { kind: 'sent' } });
  });

  it('is shown as waiting, without a connection, once its page is gone', async () => {
    const request = waitingRequest({ place: 'underWay' });
    await outbox.put(request);
    await whileHeld(request.key, takeOver);
    expect((await only()).place).toBe('underWay');
    await takeOver();
    expect((await only()).place).toBe('outbox');
  });

  it('is not sent by anybody else once it stands in the form', async () => {
    await outbox.put(waitingRequest({ place: 'form' }));
    serve(booked);
    expect(await sendWaiting(GUEST)).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('pictures', () => {
  const two = () => [new File(['one'], 'one.png'), new File(['two'], 'two.png')];

  it('go first, one by one, and one that is there already is not sent again', async () => {
    await outbox.put(waitingRequest({ files: two() }));
    // what a browser that is killed between the two leaves behind
    let between: WaitingRequest | undefined;
    serve(
      config,
      () => stored('one.avif'),
      async () => {
        between = await only();
        return config();
      },
    );
    await sendWaiting(GUEST);
    expect(between!.input.issueImageUrls).toEqual(['/media/parda/image/upload/one.avif']);
    expect(bookings()).toEqual([]);
    const half = await only();
    expect(half.files.map(({ name }) => name)).toEqual(['two.png']);
    expect(half.firstTriedAt).toBeNull();

    vi.setSystemTime(half.notBefore);
    serve(config, () => stored('two.avif'), booked);
    await sendWaiting(GUEST);
    const { variables } = JSON.parse(bookings()[0]!.body as string) as { variables: { input: object } };
    expect(variables.input).toMatchObject({
      issueImageUrls: ['/media/parda/image/upload/one.avif', '/media/parda/image/upload/two.avif'],
    });
    expect((await only()).lostPictures).toBe(0);
  });

  it('that the store does not take stay behind, and are counted', async () => {
    await outbox.put(waitingRequest({ files: two() }));
    serve(
      config,
      () => new Response('{}', { status: 415 }),
      config,
      () => stored('two.avif'),
      booked,
    );
    await sendWaiting(GUEST);
    const { input, lostPictures, outcome } = await only();
    expect([input.issueImageUrls, lostPictures]).toEqual([['/media/parda/image/upload/two.avif'], 1]);
    expect(outcome?.kind).toBe('sent');
  });
});
