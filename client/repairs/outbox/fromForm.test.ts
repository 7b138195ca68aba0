import 'fake-indexeddb/auto';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newDraft, readDraft, saveDraft } from '../draft';
import { toBookRepairInput } from '../repairForm';
import { filledIn, forgetBookings, waitingRequest } from '../testing/waiting';
import type { WaitingRequest } from './entry';
import { sendFromForm } from './fromForm';
import { clearForm, readStanding, standingRequest, wasSentAsItIs, wasSentOtherwise } from './standing';
import { isHeld, outbox } from './store';

const formGuard = { website: '', elapsedMs: 9_000 };
const ID = '7K3M9QXT2BWD';
const DRAFT = 'draft-1';
const values = filledIn();
const input = toBookRepairInput(values);
const other = { ...input, brand: 'LG' };
const lost = new TypeError('Failed to fetch');
const refused = (code: string) => new CombinedGraphQLErrors({ errors: [{ message: code, extensions: { code } }] });

let sent: WaitingRequest[] = [];
const failing = (error: Error) => async (request: WaitingRequest) => {
  sent.push(request);
  throw error;
};
let isThere: boolean;
const send = (answer: (request: WaitingRequest) => Promise<string>, what = values) =>
  sendFromForm({ draft: DRAFT, values: what, formGuard }, { send: answer, isThere: () => isThere }).catch(
    (error: unknown) => error,
  );
const keyOf = (index: number) => sent[index]!.key;

beforeEach(() => {
  isThere = true;
  sent = [];
});
afterEach(forgetBookings);

it('lies on the device, in the hand of this page, before it is sent; nothing is left once it is booked', async () => {
  const id = await send(async (request) => {
    const [kept] = await outbox.all();
    expect(kept).toMatchObject({ key: request.key, place: 'underWay', input, firstTriedAt: expect.any(Number) });
    expect(await isHeld(request)).toBe(true);
    return ID;
  });
  expect(id).toBe(ID);
  expect(await outbox.all()).toEqual([]);
  expect(standingRequest(DRAFT)).toBeNull();
});

describe('after a lost answer', () => {
  it('the same goes out under its key, also by another page; a changed one is known to be another', async () => {
    expect(await send(failing(lost))).toBe(lost);
    expect((await outbox.all()).map(({ key, place }) => [key, place])).toEqual([[keyOf(0), 'form']]);
    await readStanding();
    expect([wasSentAsItIs(input), wasSentOtherwise(input, DRAFT)]).toEqual([true, false]);
    expect([wasSentAsItIs(other), wasSentOtherwise(other, DRAFT)]).toEqual([false, true]);
    await send(failing(lost));
    expect(keyOf(1)).toBe(keyOf(0));
    await send(failing(lost), { ...values, brand: 'LG' });
    expect(keyOf(2)).not.toBe(keyOf(0));
    expect(await outbox.all()).toHaveLength(1);
  });

  it('a refusal for want of time says nothing about it', async () => {
    await send(failing(refused('RATE_LIMITED')));
    expect(wasSentOtherwise(other, DRAFT)).toBe(false);
    await send(failing(lost));
    await send(failing(refused('RATE_LIMITED')));
    expect(wasSentOtherwise(other, DRAFT)).toBe(true);
  });

  it('the shop’s own no ends the doubt', async () => {
    await send(failing(lost));
    await send(failing(refused('BAD_INPUT')));
    expect([wasSentAsItIs(input), wasSentOtherwise(other, DRAFT)]).toEqual([false, false]);
    expect(await outbox.all()).toHaveLength(1);
    await send(failing(lost));
    expect(keyOf(2)).not.toBe(keyOf(1));
  });
});

describe('when the form was left meanwhile', () => {
  const answers: [string, (request: WaitingRequest) => Promise<string>, object][] = [
    ['the ID', async () => ID, { place: 'outbox', outcome: { kind: 'sent', repairId: ID } }],
    ['that it is sent again', failing(lost), { place: 'outbox', outcome: null }],
    [
      'what the shop does not like',
      failing(refused('BAD_INPUT')),
      { place: 'outbox', outcome: { kind: 'returned', message: 'BAD_INPUT' }, firstTriedAt: null },
    ],
  ];
  it.each(answers)('the outbox tells %s, and another form stays as it is', async (_what, answer, expected) => {
    const next = { ...newDraft(new Date()), values: { ...values, brand: 'Sony' } };
    await send(async (request) => {
      isThere = false;
      saveDraft(next);
      await clearForm(DRAFT);
      return answer(request);
    });
    expect(await outbox.all()).toMatchObject([expected]);
    expect(readDraft(new Date())?.values.brand).toBe('Sony');
  });

  it('its own draft goes', async () => {
    saveDraft({ ...newDraft(new Date()), id: DRAFT, values });
    isThere = false;
    await send(async () => ID);
    expect(readDraft(new Date())).toBeNull();
  });
});

describe('with the same form in another tab', () => {
  /** As another page would. */
  const elsewhere = (request: Partial<WaitingRequest>) =>
    outbox.put(waitingRequest({ draft: DRAFT, input, ...request }));

  it.each(['underWay', 'form', 'outbox'] as const)(
    'the same goes out under the key that is %s there',
    async (place) => {
      await elsewhere({ place, key: 'of-the-other-tab', firstTriedAt: Date.now() });
      await readStanding();
      expect([wasSentAsItIs(input), wasSentOtherwise(other, DRAFT)]).toEqual([true, true]);
      expect(wasSentOtherwise(other, 'another draft')).toBe(false);
      await send(failing(lost));
      expect(keyOf(0)).toBe('of-the-other-tab');
      expect(await outbox.all()).toHaveLength(1);
    },
  );

  it('another form stays as it is', async () => {
    await send(failing(lost));
    await sendFromForm(
      { draft: 'draft-2', values: { ...values, brand: 'LG' }, formGuard },
      { send: failing(lost), isThere: () => true },
    ).catch(() => undefined);
    await readStanding();
    expect([standingRequest(DRAFT)?.key, standingRequest('draft-2')?.key]).toEqual([keyOf(0), keyOf(1)]);
    await send(async (request) => {
      sent.push(request);
      return ID;
    });
    expect(keyOf(2)).toBe(keyOf(0));
    expect((await outbox.all()).map(({ key }) => key)).toEqual([keyOf(1)]);
  });

  it('a booking from there is known', async () => {
    await send(async () => ID);
    await readStanding();
    expect(wasSentOtherwise(input, DRAFT)).toBe(true);
  });
});
