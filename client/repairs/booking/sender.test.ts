// @vitest-environment node
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTurn } from '../../lib/locks';
import { bookRepair } from '../testing/booking';
import { filledIn, forgetBookings, onDevice, waitingBooking } from '../testing/waiting';
import { type Booking, inputOf } from './booking';
import { bookings } from './bookings';
import { hurry, isFor, lockOf, queue, sendFromForm, type Sender, sendQueued, takeBack, takeOver } from './sender';

const GUEST: Sender = { userId: null, token: null };
const ID = '7K3M9QXT2BWD';
const NOW = new Date('2026-07-04T08:45:00Z');

const booked = () => Response.json({ data: { bookRepair } });
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

const only = async (): Promise<Booking> => {
  const [request, ...more] = await onDevice();
  expect(more).toEqual([]);
  return request!;
};
const tries = () => sent.filter(({ headers }) => headers && 'idempotency-key' in headers);
const viewer = (id: string | null, session?: string) => () =>
  Response.json({ data: { viewer: id && { id } } }, { headers: session ? { 'x-session': session } : {} });

/** A booking that waits, and may be in the shop's books since then. */
const triedAt = (at: number, more: Partial<Booking> = {}) =>
  waitingBooking({ attempts: 1, tried: { input: inputOf(waitingBooking()), at }, ...more });

beforeEach(() => {
  sent = [];
  vi.stubGlobal('location', new URL('http://shop.test/'));
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(async () => {
  await forgetBookings();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a request that waits', () => {
  it('is sent as it was typed, with its key, and what became of it is kept', async () => {
    const request = waitingBooking();
    await bookings.put(request);
    serve(booked);
    expect(await sendQueued(GUEST)).toBeNull();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ path: '/graphql', headers: { 'idempotency-key': request.key } });
    expect(sent[0]!.headers).not.toHaveProperty('authorization');
    const { variables } = JSON.parse(sent[0]!.body as string) as { variables: object };
    expect(variables).toEqual({ input: inputOf(request), formGuard: request.formGuard });
    expect(await only()).toMatchObject({ state: 'sent', repairId: ID });
    await sendQueued(GUEST);
    expect(sent).toHaveLength(1);
  });

  it('goes out again unchanged after an answer that got lost, later and later', async () => {
    await bookings.put(waitingBooking());
    serve();
    expect(await sendQueued(GUEST)).toBe(NOW.getTime() + 5_000);
    serve(booked);
    await sendQueued(GUEST);
    expect(tries()).toHaveLength(1);
    serve();
    vi.setSystemTime(NOW.getTime() + 5_000);
    expect(await sendQueued(GUEST)).toBe(NOW.getTime() + 15_000);
    serve(booked);
    vi.setSystemTime(NOW.getTime() + 15_000);
    expect(await sendQueued(GUEST)).toBeNull();
    const [first, ...others] = tries();
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
    await bookings.put(waitingBooking());
    serve(answer);
    expect(await sendQueued(GUEST)).toBe(NOW.getTime() + pause);
    expect((await only()).state).toBe('queued');
  });

  it('waits for an hour at most, also where the clock was set back or a server asks for more', async () => {
    await bookings.put(waitingBooking({ notBefore: NOW.getTime() + 48 * 3_600_000 }));
    serve(() => new Response('', { status: 503, headers: { 'Retry-After': '86400' } }));
    expect(await sendQueued(GUEST)).toBe(NOW.getTime() + 3_600_000);
    expect(tries()).toHaveLength(1);
  });

  it('comes back with the reasons when the shop does not take it', async () => {
    const fields = { preferredPickupTime: 'Preferred pickup time cannot be in the past.' };
    await bookings.put(waitingBooking());
    serve(() => refused('BAD_INPUT', fields));
    expect(await sendQueued(GUEST)).toBeNull();
    // so it is in nobody's books
    expect(await only()).toMatchObject({
      state: 'refused',
      refusal: { message: 'It is BAD_INPUT.', fields },
      tried: null,
    });
  });

  it('comes back when its key counts no more, rather than be booked twice', async () => {
    await bookings.put(triedAt(NOW.getTime() - 7 * 24 * 3_600_000));
    serve(booked);
    await sendQueued(GUEST);
    expect(sent).toEqual([]);
    expect((await only()).state).toBe('refused');
  });

  it('goes out once when two send at the same time', async () => {
    await bookings.put(waitingBooking());
    serve(booked, booked);
    await Promise.all([sendQueued(GUEST), sendQueued(GUEST)]);
    expect(tries()).toHaveLength(1);
  });
});

it.each(['UNAVAILABLE', 'GRAPHQL_VALIDATION_FAILED', 'INTERNAL'])('a %s is no answer of the shop', async (code) => {
  await bookings.put(triedAt(NOW.getTime() - 1));
  serve(() => refused(code));
  await sendQueued(GUEST);
  expect(await only()).toMatchObject({ state: 'queued', tried: { at: NOW.getTime() - 1 } });
});

describe('whose it is', () => {
  it('a person’s goes out under their own token alone; a guest’s under none', async () => {
    await bookings.put(waitingBooking({ id: 'a', key: 'of-sita', owner: 'sita' }));
    await bookings.put(waitingBooking({ id: 'b', key: 'of-a-guest' }));
    serve(booked);
    await sendQueued({ userId: 'hari', token: 'hari.token' });
    expect(tries().map(({ headers }) => [headers['idempotency-key'], headers.authorization])).toEqual([
      ['of-a-guest', undefined],
    ]);

    sent = [];
    const onAnswer = vi.fn<(headers: Headers) => void>();
    serve(viewer('sita'), () => new Response(booked().body, { headers: { 'x-session': 'ended' } }));
    await sendQueued({ userId: 'sita', token: 'sita.token', onAnswer });
    expect(tries().map(({ headers }) => headers.authorization)).toEqual(['Bearer sita.token']);
    expect(onAnswer.mock.calls.at(-1)![0].get('x-session')).toBe('ended');
  });
});

it('a person’s waits for them where their session has ended: it would be booked as nobody’s', async () => {
  await bookings.put(waitingBooking({ owner: 'sita' }));
  const onAnswer = vi.fn<(headers: Headers) => void>();
  serve(viewer(null, 'ended'), booked);
  await sendQueued({ userId: 'sita', token: 'old.token', onAnswer });
  expect(onAnswer.mock.calls.at(-1)![0].get('x-session')).toBe('ended');
  expect(tries()).toEqual([]);
  expect(await only()).toMatchObject({ state: 'queued', tried: null });
  // the page signs out upon that
  expect(await sendQueued(GUEST)).toBeNull();

  vi.setSystemTime(NOW.getTime() + 60_000);
  serve(viewer('sita'), booked);
  await sendQueued({ userId: 'sita', token: 'new.token' });
  expect(tries().map(({ headers }) => headers.authorization)).toEqual(['Bearer new.token']);
});

describe('what a form is sending', () => {
  it('is left to it as long as its page lives, and is sent with its key afterwards', async () => {
    const request = waitingBooking({ state: 'sending' });
    await bookings.put(request);
    serve(booked, booked);
    await inTurn(lockOf(request.id), { wait: true }, async () => {
      expect(await sendQueued(GUEST)).toBe(NOW.getTime() + 60_000);
      expect(sent).toEqual([]);
    });
    await sendQueued(GUEST);
    expect(tries().map(({ headers }) => headers['idempotency-key'])).toEqual([request.key]);
    expect((await only()).state).toBe('sent');
  });

  it('is shown as waiting, without a connection, once its page is gone', async () => {
    const request = waitingBooking({ state: 'sending' });
    await bookings.put(request);
    await inTurn(lockOf(request.id), { wait: true }, takeOver);
    expect((await only()).state).toBe('sending');
    await takeOver();
    expect((await only()).state).toBe('queued');
  });

  it('is not sent by anybody else once it stands in the form', async () => {
    await bookings.put(waitingBooking({ state: 'editing' }));
    serve(booked);
    expect(await sendQueued(GUEST)).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('pictures', () => {
  const two = () => [new File(['one'], 'one.png'), new File(['two'], 'two.png')];

  it('go first, one by one, and one that is there already is not sent again', async () => {
    await bookings.put(waitingBooking({ files: two() }));
    // what a browser that is killed between the two leaves behind
    let between: Booking | undefined;
    serve(
      config,
      () => stored('one.avif'),
      async () => {
        between = await only();
        return config();
      },
    );
    await sendQueued(GUEST);
    expect(between!.values.issueImageUrls).toEqual(['/media/parda/image/upload/one.avif']);
    expect(tries()).toEqual([]);
    const half = await only();
    expect(half.files.map(({ name }) => name)).toEqual(['two.png']);
    expect(half.tried).toBeNull();

    vi.setSystemTime(half.notBefore);
    serve(config, () => stored('two.avif'), booked);
    await sendQueued(GUEST);
    const { variables } = JSON.parse(tries()[0]!.body as string) as { variables: { input: object } };
    expect(variables.input).toMatchObject({
      issueImageUrls: ['/media/parda/image/upload/one.avif', '/media/parda/image/upload/two.avif'],
    });
    expect((await only()).lostPictures).toBe(0);
  });

  it('that the store does not take stay behind, and are counted', async () => {
    await bookings.put(waitingBooking({ files: two() }));
    serve(
      config,
      () => new Response('{}', { status: 415 }),
      config,
      () => stored('two.avif'),
      booked,
    );
    await sendQueued(GUEST);
    const { values, lostPictures, state } = await only();
    expect([values.issueImageUrls, lostPictures]).toEqual([['/media/parda/image/upload/two.avif'], 1]);
    expect(state).toBe('sent');
  });
});

describe('what is sent from the form', () => {
  const LOST = () => Promise.reject(new TypeError('Failed to fetch'));
  const inForm = (more: Partial<Booking> = {}) => waitingBooking({ state: 'editing', ...more });
  let isShown = true;
  const send = (booking: Booking) => sendFromForm(booking, GUEST, () => isShown);
  beforeEach(() => void (isShown = true));

  it('lies on the device, in the hand of this page, before it is sent; nothing is left once it is booked', async () => {
    const booking = inForm();
    serve(async () => {
      const kept = await only();
      expect(kept).toMatchObject({
        state: 'sending',
        key: booking.key,
        tried: { input: inputOf(booking), at: NOW.getTime() },
      });
      await takeOver();
      expect((await only()).state).toBe('sending');
      return booked();
    });
    const { booking: done, problem } = await send(booking);
    expect([done.state, done.repairId, problem]).toEqual(['sent', ID, null]);
    expect(await onDevice()).toEqual([]);
  });

  it('is in the form again after a lost answer, and goes out again as it was', async () => {
    serve(LOST, LOST);
    const { booking, problem } = await send(inForm());
    expect([booking.tried?.input, problem?.code]).toEqual([inputOf(inForm()), 'NETWORK']);
    expect(await only()).toMatchObject({ state: 'editing', key: inForm().key });
    await send(await only());
    const [first, second] = tries();
    expect(second).toEqual(first);
  });

  it('is known as tried before, or not at all, after a refusal for want of time', async () => {
    serve(
      () => refused('RATE_LIMITED'),
      LOST,
      () => refused('RATE_LIMITED'),
    );
    expect((await send(inForm())).booking.tried).toBeNull();
    await send(await only());
    expect((await send(await only())).booking.tried).toMatchObject({ at: NOW.getTime() });
  });

  it('is in nobody’s books after the shop’s own no, and another request from then on', async () => {
    serve(LOST, () => refused('BAD_INPUT', { brand: 'Brand is required.' }));
    await send(inForm());
    const { problem } = await send(await only());
    expect(problem).toMatchObject({ message: 'It is BAD_INPUT.', fields: { brand: 'Brand is required.' } });
    const again = await only();
    expect(again).toMatchObject({ state: 'editing', tried: null, refusal: null });
    expect(again.key).not.toBe(inForm().key);
  });

  it.each([
    ['the ID', booked, { state: 'sent', repairId: ID }],
    ['that it is sent again', LOST, { state: 'queued', tried: { at: NOW.getTime() } }],
    [
      'what the shop does not like',
      () => refused('BAD_INPUT'),
      { state: 'refused', refusal: { message: 'It is BAD_INPUT.' }, tried: null },
    ],
  ])(
    'when the form was left meanwhile, %s is told elsewhere, and another form stays as it is',
    async (_what, answer, expected) => {
      const next = inForm({ id: 'booking-2', values: { ...filledIn(), brand: 'Sony' } });
      serve(async () => {
        isShown = false;
        await bookings.save(next);
        return answer();
      });
      await send(inForm());
      expect((await onDevice()).find(({ id }) => id !== next.id)).toMatchObject(expected);
      expect(bookings.inForm()?.values.brand).toBe('Sony');
    },
  );

  it('waits until another page has come to its end with the same, and goes out under the same key', async () => {
    const { promise: other, resolve: end } = Promise.withResolvers<void>();
    const first = inTurn(lockOf(inForm().id), { wait: true }, () => other);
    serve(booked);
    const second = send(inForm());
    await Promise.resolve();
    expect(sent).toEqual([]);
    end();
    await Promise.all([first, second]);
    expect(tries().map(({ headers }) => headers['idempotency-key'])).toEqual([inForm().key]);
  });

  it('goes out under the reader’s token; what they may do with it comes back whole', async () => {
    const onBooked = vi.fn<NonNullable<Sender['onBooked']>>();
    serve(booked);
    await sendFromForm(inForm({ owner: 'sita' }), { userId: 'sita', token: 'sita.token', onBooked }, () => true);
    expect(tries()[0]!.headers.authorization).toBe('Bearer sita.token');
    expect(onBooked).toHaveBeenCalledWith({ bookRepair });
  });
});

describe('a booking that is to wait', () => {
  const picture = () => new File(['x'], 'tv.png', { type: 'image/png' });
  const files = async () => (await only()).files.map(({ name }) => name);

  it('is kept once with the picture from another tab, and is sent at once should there be a connection', async () => {
    await bookings.put(waitingBooking({ files: [picture()], attempts: 3, notBefore: NOW.getTime() + 900_000 }));
    expect(await queue(waitingBooking({ state: 'editing' }))).toBe(true);
    expect(await files()).toEqual(['tv.png']);
    await vi.waitFor(async () => expect((await only()).notBefore).toBe(0));
  });

  it('takes the picture from here', async () => {
    await bookings.put(waitingBooking());
    expect(await queue(waitingBooking({ state: 'editing', files: [picture()] }))).toBe(true);
    expect(await files()).toEqual(['tv.png']);
  });

  it('leaves pictures behind that came after it was tried, and counts them', async () => {
    expect(await queue(triedAt(NOW.getTime(), { state: 'editing', files: [picture()] }))).toBe(true);
    expect(await only()).toMatchObject({ state: 'queued', files: [], lostPictures: 1 });
  });

  it('is due at once when somebody presses for it, unless it is no more', async () => {
    const booking = waitingBooking({ notBefore: NOW.getTime() + 900_000 });
    await bookings.put(booking);
    await hurry(booking);
    expect((await only()).notBefore).toBe(0);
    await bookings.remove(booking.id);
    await hurry(booking);
    expect(await onDevice()).toEqual([]);
  });
});

describe('taking back', () => {
  it('puts it into the form as soon as nobody is sending it, with its key', async () => {
    const booking = triedAt(NOW.getTime(), { attempts: 3, notBefore: NOW.getTime() + 900_000 });
    await bookings.put(booking);
    const { promise: sending, resolve: end } = Promise.withResolvers<void>();
    const first = inTurn(lockOf(booking.id), { wait: true }, () => sending);
    const taken = takeBack(booking, () => true);
    await Promise.resolve();
    expect(bookings.inForm()).toBeNull();
    end();
    expect([await taken, await first]).toEqual([true, undefined]);
    expect(bookings.inForm()).toMatchObject({ key: booking.key, tried: booking.tried, attempts: 0, notBefore: 0 });
  });

  it('leaves what may not be taken, and what was sent', async () => {
    await bookings.put(waitingBooking());
    expect(await takeBack(waitingBooking(), () => false)).toBe(false);
    expect((await only()).state).toBe('queued');
    await bookings.put(waitingBooking({ state: 'sent', repairId: ID }));
    expect(await takeBack(waitingBooking(), () => true)).toBe(false);
  });
});

it('is for its owner where the server says so', async () => {
  const booking = waitingBooking({ owner: 'sita' });
  serve(viewer('sita'), viewer('hari'), viewer(null));
  const sita = { userId: 'sita', token: 'sita.token' };
  expect([await isFor(booking, sita), await isFor(booking, sita), await isFor(booking, sita)]).toEqual([
    true,
    false,
    false,
  ]);
  // one that cannot be reached says nothing
  expect(await isFor(booking, sita)).toBe(false);
  expect(await isFor(waitingBooking(), GUEST)).toBe(true);
});
