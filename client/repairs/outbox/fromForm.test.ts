import 'fake-indexeddb/auto';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { afterEach, describe, expect, it } from 'vitest';
import { toBookRepairInput } from '../repairForm';
import { filledIn } from '../testing/waiting';
import type { WaitingRequest } from './entry';
import { sendFromForm } from './fromForm';
import { clearForm, readStanding, standingRequest, wasSentAsItIs, wasSentOtherwise } from './standing';
import { isHeld, outbox } from './store';

const guard = { website: '', elapsedMs: 9_000 };
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
const send = (answer: (request: WaitingRequest) => Promise<string>, what = values) =>
  sendFromForm(what, guard, answer).catch((error: unknown) => error);
const keyOf = (index: number) => sent[index]!.key;

afterEach(async () => {
  await clearForm();
  sent = [];
});

it('lies on the device, in the hand of this page, before it is sent; nothing is left once it is booked', async () => {
  const id = await send(async ({ key }) => {
    const [kept] = await outbox.all();
    expect(kept).toMatchObject({ key, place: 'underWay', input, firstTriedAt: expect.any(Number) });
    expect(await isHeld(key)).toBe(true);
    return '7K3M9QXT2BWD';
  });
  expect(id).toBe('7K3M9QXT2BWD');
  expect(await outbox.all()).toEqual([]);
  expect(standingRequest()).toBeNull();
});

describe('after a lost answer', () => {
  it('the same goes out under its key, also by another page; a changed one is known to be another', async () => {
    expect(await send(failing(lost))).toBe(lost);
    expect((await outbox.all()).map(({ key, place }) => [key, place])).toEqual([[keyOf(0), 'form']]);
    await readStanding();
    expect([wasSentAsItIs(input), wasSentOtherwise(input)]).toEqual([true, false]);
    expect([wasSentAsItIs(other), wasSentOtherwise(other)]).toEqual([false, true]);
    await send(failing(lost));
    expect(keyOf(1)).toBe(keyOf(0));
    await send(failing(lost), { ...values, brand: 'LG' });
    expect(keyOf(2)).not.toBe(keyOf(0));
    expect(await outbox.all()).toHaveLength(1);
  });

  it('a refusal for want of time says nothing about it', async () => {
    await send(failing(refused('RATE_LIMITED')));
    expect(wasSentOtherwise(other)).toBe(false);
    await send(failing(lost));
    await send(failing(refused('RATE_LIMITED')));
    expect(wasSentOtherwise(other)).toBe(true);
  });

  it('the shop’s own no ends the doubt', async () => {
    await send(failing(lost));
    await send(failing(refused('BAD_INPUT')));
    expect([wasSentAsItIs(input), wasSentOtherwise(other)]).toEqual([false, false]);
    await send(failing(lost));
    expect(keyOf(2)).not.toBe(keyOf(1));
  });
});

it('does not come back into a form that was emptied meanwhile', async () => {
  await send(async () => {
    await clearForm();
    throw lost;
  });
  expect(standingRequest()).toBeNull();
  expect(await outbox.all()).toEqual([]);
});
