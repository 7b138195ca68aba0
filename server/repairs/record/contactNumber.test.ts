import { ref } from '@mikro-orm/core';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/testApp.js';
import { RepairStatus } from '../enums.js';
import { buildRepair, withHistory } from '../factory.js';
import { trackRepair } from '../service.js';
import { assertContactNumber } from './contactNumber.js';

const app = useTestApp();

const ID = '10K3MQ9X2PA4';
const RIGHT = '9841234567';
const WRONG = '9841234568';

/** A public record: strangers see neither its costs nor its notes. */
const save = (overrides: object = {}) =>
  app.save(
    withHistory(buildRepair({ id: ID, isPublic: true, contactNumber: RIGHT, estimatedCost: 4500, ...overrides }), [
      { status: RepairStatus.REQUESTED, at: new Date('2026-06-01T00:00:00Z') },
      { status: RepairStatus.DIAGNOSED, at: new Date('2026-06-02T00:00:00Z'), note: 'Backlight' },
    ]),
  );

const track = (contactNumber: string | null, { address = '203.0.113.7', id = ID } = {}) =>
  trackRepair(app.ctx({ address }), id, { contactNumber });

const outcomes = async (tries: Promise<unknown>[]) =>
  (await Promise.allSettled(tries)).map((result) => (result.status === 'rejected' ? result.reason.code : 'let in'));

const wrongTries = async (count: number, address?: string) => {
  for (let tried = 0; tried < count; tried++) {
    await expect(track(WRONG, { address })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  }
};

describe('the contact number of a public record', () => {
  it.each([RIGHT, '+977 984-1234567', '00977 9841234567', '०९८४१२३४५६७', ' 984 123 4567 '])(
    'shows costs and notes, written as %j',
    async (written) => {
      await save();
      expect(await track(null)).toMatchObject({
        estimatedCost: null,
        history: [{ note: null }, { note: null }],
        abilities: { seeDetailsWithContactNumber: true },
      });
      expect(await track(written)).toMatchObject({
        estimatedCost: 4500,
        history: [{ note: null }, { note: 'Backlight' }],
        abilities: { seeDetailsWithContactNumber: false },
      });
    },
  );

  it('opens an owned record, too, and nothing more than its details', async () => {
    const owner = await app.signedIn();
    await save({ owner: ref(owner.user) });
    const tracked = await track(RIGHT);
    expect(tracked).toMatchObject({ estimatedCost: 4500, userName: 'Sita S.' });
    expect(tracked).toMatchObject({ abilities: { readInFull: false, setVisibility: false, writeFeedback: false } });
  });

  it('is asked of nobody who reads the whole record', async () => {
    const owner = await app.signedIn();
    await save({ owner: ref(owner.user) });
    for (const { actor } of [owner.ctx, (await app.admin()).ctx]) {
      expect(await trackRepair(app.ctx({ actor }), ID, { contactNumber: WRONG })).toMatchObject({
        estimatedCost: 4500,
      });
    }
  });

  it.each(['', '  ', null])('is not given by %j', async (blank) => {
    await save();
    expect(await track(blank)).toMatchObject({ estimatedCost: null });
  });

  it.each([WRONG, '4567', 'my phone', '977', '%'])('is not %j', async (written) => {
    await save();
    const message = 'This contact number does not match the repair.';
    await expect(track(written)).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message,
      fields: { contactNumber: message },
    });
  });

  it('is checked for a private record as well', async () => {
    await save({ isPublic: false });
    await expect(track(WRONG)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  it('tells nothing of a record that is not there', async () => {
    for (const contactNumber of [null, RIGHT, WRONG]) {
      expect(await track(contactNumber, { id: '10K3MQ9X2PA5' })).toBeNull();
    }
    await save({ deletedAt: app.now });
    expect([await track(RIGHT), await track(WRONG)]).toEqual([null, null]);
  });
});

describe('wrong contact numbers', () => {
  const inAnHour = { code: 'RATE_LIMITED', message: 'Too many attempts. Please try again in an hour.' };

  it('are let through five times an hour, then not even the right one is', async () => {
    await save();
    await wrongTries(5);
    await expect(track(WRONG)).rejects.toMatchObject(inAnHour);
    await expect(track(RIGHT)).rejects.toMatchObject({ ...inAnHour, retryAfter: expect.any(Number) });
    expect(await track(null)).toMatchObject({ id: ID });
  });

  it('are counted for each address and each record', async () => {
    await save();
    await app.save(buildRepair({ id: '20K3MQ9X2PA4', isPublic: true, contactNumber: RIGHT }));
    await wrongTries(5);
    expect(await track(RIGHT, { address: '203.0.113.8' })).toMatchObject({ id: ID });
    expect(await track(RIGHT, { id: '20K3MQ9X2PA4' })).toMatchObject({ id: '20K3MQ9X2PA4' });
  });

  it('are all that is counted', async () => {
    await save();
    for (let tried = 0; tried < 8; tried++) expect(await track(RIGHT)).toMatchObject({ id: ID });
    await wrongTries(5);
  });

  it('are counted one by one, however many arrive at once', async () => {
    const [repair] = await save();
    const tries = await outcomes(Array.from({ length: 12 }, () => assertContactNumber(app.ctx(), repair!, WRONG)));
    const count = (code: string) => tries.filter((outcome) => outcome === code).length;
    expect([count('BAD_INPUT'), count('RATE_LIMITED')]).toEqual([5, 7]);
  });

  it('are let through a hundred times an hour from all addresses together', async () => {
    await save();
    for (let host = 0; host < 20; host++) await wrongTries(5, `198.51.100.${host}`);
    await expect(track(RIGHT)).rejects.toMatchObject(inAnHour);
  });

  it('are let through twenty times an hour from one address, whatever the record', async () => {
    const ids = Array.from({ length: 21 }, (_, index) => `K${String(index).padStart(2, '0')}3MQ9X2PA4`);
    await app.save(...ids.map((id) => buildRepair({ id, isPublic: true, contactNumber: RIGHT })));
    const tries = [];
    for (const id of ids) tries.push(...(await outcomes([track(WRONG, { id })])));
    expect(tries).toEqual([...Array(20).fill('BAD_INPUT'), 'RATE_LIMITED']);
  });
});

it('is given through GraphQL', async () => {
  await save();
  const give = async (number?: string) => {
    const query = `query ($number: String) { trackRepair(id: "${ID}", contactNumber: $number) { estimatedCost } }`;
    const { data, errors } = await app.viaGraphql<{ trackRepair: object | null }>(query, { number });
    return errors?.[0]?.extensions ?? data.trackRepair;
  };
  expect([await give(), await give(RIGHT)]).toEqual([{ estimatedCost: null }, { estimatedCost: 4500 }]);
  for (let tried = 0; tried < 5; tried++) expect(await give(WRONG)).toMatchObject({ code: 'BAD_INPUT' });
  expect(await give(RIGHT)).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
});
