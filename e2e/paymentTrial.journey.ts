import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FULL } from '../server/testing/full.js';
import { ESEWA_ACCOUNT, EsewaServer } from '../server/testing/payments/esewaServer.js';
import { KHALTI_KEY, KhaltiServer } from '../server/testing/payments/khaltiServer.js';
import {
  type Begun,
  DUE,
  type Known,
  sequencesToTry,
  type Shop,
  type ShownMoney,
  trySequences,
} from '../server/testing/payments/sequences.js';
import { Fleet } from './support/fleet.js';
import { emptyDatabase, onPostgres, postgresUrl } from './support/postgres.js';
import { booked } from './support/repairs.js';
import { adminHeaders, call, dataFolder, graphql } from './support/server.js';

/**
 * Payments while servers are killed: whatever happens in whatever order, the ledger is what the providers have taken. The same with the clock
 * in hand, and crashes within one process, is server/payments/online/sequences.test.ts.
 */

const wanted = sequencesToTry(FULL ? 10_000 : 60);
/** Of so many crashes one kills, in the long trial: a new server takes a second or two. */
const CRASHES_TO_KILL = FULL ? 12 : 1;
/** How long one unit of a crash's `soon` is: a step takes tens of milliseconds. */
const SOON_MS = 4;

const [esewa, khalti] = [new EsewaServer(), new KhaltiServer()];
beforeAll(() => Promise.all([esewa.start(), khalti.start()]));
afterAll(() => Promise.all([esewa.stop(), khalti.stop()]));
beforeEach(() => [esewa, khalti].forEach((one) => one.reset()));

const ENV = () => ({
  SEED: 'none',
  RATE_LIMITS: 'off',
  ESEWA_PRODUCT_CODE: ESEWA_ACCOUNT.productCode,
  ESEWA_SECRET_KEY: ESEWA_ACCOUNT.secretKey,
  ESEWA_FORM_BASE_URL: esewa.url,
  ESEWA_STATUS_BASE_URL: esewa.url,
  KHALTI_SECRET_KEY: KHALTI_KEY,
  KHALTI_BASE_URL: `${khalti.url}/api/v2/`,
});

class KilledShop implements Shop {
  readonly aDayLater?: () => Promise<void>;
  readonly #fleet: Fleet;
  readonly #headers: Record<string, string>;
  #crashes = 0;

  /** @param aDayLater makes all attempts a day old, where somebody can */
  constructor(fleet: Fleet, headers: Record<string, string>, aDayLater?: () => Promise<void>) {
    this.#fleet = fleet;
    this.#headers = headers;
    if (aDayLater) this.aDayLater = aDayLater;
  }

  whole = () => this.#fleet.whole();

  crash(soon: number): void {
    this.#crashes += 1;
    if (this.#crashes % CRASHES_TO_KILL === 0) this.#fleet.killIn(soon * SOON_MS);
  }

  async #ask<Body>(
    method: string,
    where: string,
    body?: unknown,
    headers = {},
  ): Promise<{ status: number; body: Body }> {
    return call<Body>(await this.#fleet.url(), method, where, body, headers);
  }

  /** Asks until somebody answers, as a payer does who presses again, and a program that sends again. */
  async #insist<Body>(method: string, where: string, body?: unknown, headers = {}) {
    for (;;) {
      const answer = await this.#ask<Body>(method, where, body, headers).catch(() => undefined);
      if (answer) {
        assert.notEqual(answer.status, 500, JSON.stringify(answer.body));
        return answer;
      }
      await this.#fleet.whole();
    }
  }

  #asAdmin = <Body>(method: string, where: string, body?: unknown) =>
    this.#insist<Body>(method, where, body, this.#headers);

  async begin(
    repairId: string,
    { method, amount, key }: Pick<Known, 'method' | 'amount' | 'key'>,
  ): Promise<Begun | null> {
    const { status, body } = await this.#insist<Begun>(
      'POST',
      `/api/repairs/${repairId}/payments`,
      { method, amount },
      { 'Idempotency-Key': key },
    );
    // too many are open, or the provider did not answer
    if (status === 409 || status === 503) return null;
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  }

  comeBack = async (_attempt: Known, { pathname, search }: URL): Promise<void> => {
    const url = await this.#fleet.url();
    await fetch(url + pathname + search, { redirect: 'manual' }).catch(() => undefined);
  };

  look = async ({ id }: Known): Promise<void> =>
    void (await this.#ask('POST', `/api/payments/${id}/check`, {}).catch(() => undefined));

  async money(repairId: string, known: readonly Known[]): Promise<ShownMoney> {
    for (const { id } of known) await this.#asAdmin('POST', `/api/payments/${id}/check`, {});
    const query = 'query ($id: ID!) { repair(id: $id) { money { entries { amount } attempts { id state } } } }';
    const url = await this.#fleet.url();
    const data = await graphql<{ repair: { money: ShownMoney } }>(url, query, { id: repairId }, this.#headers);
    return data.repair.money;
  }

  async approvedRepair(): Promise<string> {
    for (;;) {
      try {
        const id = await booked({ url: await this.#fleet.url() });
        await this.#asAdmin('PUT', `/api/admin/repairs/${id}`, { estimatedCost: DUE, status: 'QUOTE_APPROVED' });
        return id;
      } catch {
        await this.#fleet.whole();
      }
    }
  }
}

/** Goes through all sequences while servers die. @returns how many were killed */
async function tryAll(fleet: Fleet, aDayLater?: () => Promise<void>): Promise<number> {
  await fleet.start();
  try {
    const shop = new KilledShop(fleet, await adminHeaders(await fleet.url()), aDayLater);
    await trySequences(shop, { ESEWA: esewa, KHALTI: khalti }, wanted);
    process.stdout.write(`${wanted.count} sequences with PAYMENT_SEED=${wanted.seed}, ${fleet.kills} servers killed\n`);
    return fleet.kills;
  } finally {
    await fleet.stop();
  }
}

describe(`the ledger is what the providers took, through ${wanted.count} sequences and crashes (seed ${wanted.seed})`, () => {
  it('on the embedded database', { timeout: 7_200_000 }, async () => {
    const { folder, remove } = await dataFolder();
    expect(await tryAll(new Fleet({ ...ENV(), DATA_DIR: folder }, 1))).toBeGreaterThan(0);
    await remove();
  });

  it.runIf(postgresUrl)('on PostgreSQL, with two servers', { timeout: 7_200_000 }, async () => {
    const { url, drop } = await emptyDatabase('parda_journey_payments');
    const fleet = new Fleet({ ...ENV(), DATABASE_URL: url, JWT_SECRET: randomUUID() }, 2);
    const aDayLater = async () =>
      void (await onPostgres(url, `update payment_attempt set at = at - interval '25 hours' where state <> 'PAID'`));
    expect(await tryAll(fleet, aDayLater)).toBeGreaterThan(0);
    await drop();
  });
});
