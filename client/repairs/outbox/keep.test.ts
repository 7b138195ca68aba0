import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionToken } from '../../lib/token';
import { signInOnDevice, sita } from '../../testing/session';
import { forgetBookings, waitingRequest } from '../testing/waiting';
import { keepForLater, takeOut } from './keep';
import { readStanding, standingRequest } from './standing';
import { outbox } from './store';

afterEach(async () => {
  sessionToken.clear('signedOut');
  await forgetBookings();
});

const picture = () => new File(['x'], 'tv.png', { type: 'image/png' });

describe('a request that another tab has kept already', () => {
  async function kept(more = {}) {
    const request = waitingRequest(more);
    await outbox.put(request);
    await readStanding();
    return { draft: 'of-this-tab', values: request.values, formGuard: request.formGuard };
  }
  const files = async () => (await outbox.all()).map((request) => request.files.map(({ name }) => name));

  it('is kept once, with the picture from there', async () => {
    expect(await keepForLater(await kept({ files: [picture()] }), [])).toBe(true);
    expect(await files()).toEqual([['tv.png']]);
  });

  it('takes the picture from here', async () => {
    expect(await keepForLater(await kept(), [picture()])).toBe(true);
    expect(await files()).toEqual([['tv.png']]);
  });

  it('is sent at once, should there be a connection', async () => {
    await keepForLater(await kept({ attempts: 3, notBefore: Date.now() + 900_000 }), []);
    await vi.waitFor(async () => expect((await outbox.all())[0]!.notBefore).toBe(0));
  });
});

describe('taking out', () => {
  it('leaves what its owner can see no more', async () => {
    signInOnDevice();
    const request = waitingRequest({ owner: sita.id });
    await outbox.put(request);
    const taken = takeOut(request, () => true);
    sessionToken.clear('signedOut');
    expect(await taken).toBeUndefined();
    expect((await outbox.all()).map(({ place }) => place)).toEqual(['outbox']);
  });

  it('leaves what another tab has sent and nobody knows the end of', async () => {
    const unknown = waitingRequest({ key: 'of-another-tab', place: 'form', draft: 'draft-2', firstTriedAt: 1 });
    const request = waitingRequest();
    for (const each of [unknown, request]) await outbox.put(each);
    expect(await takeOut(request, () => true)).toBeDefined();
    await readStanding();
    expect(standingRequest('draft-2')?.key).toBe('of-another-tab');
  });

  it('leaves what may not take the place of another', async () => {
    const request = waitingRequest();
    await outbox.put(request);
    expect(await takeOut(request, () => false)).toBeUndefined();
    expect((await outbox.all()).map(({ place }) => place)).toEqual(['outbox']);
  });
});
