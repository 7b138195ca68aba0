import { type EntityDictionary, LockMode } from '@mikro-orm/core';
import type { Ctx } from '../../core/context.js';
import { nextVersion } from '../../core/entities/version.js';
import { emit, transaction } from '../../core/events.js';
import { WebhookDelivery, WebhookEndpoint } from '../entity.js';
import { WebhookDeliveryState, WebhookDisabledReason } from '../enums.js';
import { WebhookDisabled } from '../events.js';
import { postJson, problemOf } from './post.js';
import { signedHeaders } from './secret.js';
import { targetLookup } from './target.js';

/** How one message goes: at least once, since an attempt whose end was lost is made again. */

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The pauses before further attempts, a good day in all: a receiver that breaks in the evening is mended in the morning. */
const PAUSES_MS = [30 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS, 8 * HOUR_MS, 10 * HOUR_MS];
const TRIED_FOR_MS = PAUSES_MS.reduce((sum, pause) => sum + pause);
/** After so many failures in a row, whatever the messages, it is the endpoint that fails: it rests, and one attempt at a time finds out whether it is back. */
const FAILURES_BEFORE_REST = 5;
const FIRST_REST_MS = 30 * SECOND_MS;
const LONGEST_REST_MS = 5 * MINUTE_MS;
/** Longer than any attempt takes: its process has died. */
const LOST_AFTER_MS = MINUTE_MS;
/** An endpoint that nothing has reached for so long is switched off. */
const GIVEN_UP_AFTER_MS = 5 * DAY_MS;
const KEPT_MS = 30 * DAY_MS;
/**
 * So many attempts at one endpoint run at the same time; a few more where several processes begin at once. One of them at most is of a
 * message that has failed before: what it cannot take and answers late must not hold up the others.
 */
export const AT_ONCE_PER_ENDPOINT = 2;
const GONE = 410;

/** What came of an attempt. */
interface Outcome {
  /** Of the answer; null without one. */
  status: number | null;
  /** Null where it was delivered. */
  problem: string | null;
  durationMs: number;
}

/**
 * Takes the next message that is due, at an endpoint that is not busy and does not rest. New ones come first, and what waits at one
 * endpoint is not looked at for another. Of two processes each gets another one.
 * @returns null where there is none
 */
export async function claimDelivery(ctx: Ctx): Promise<WebhookDelivery | null> {
  const [claimed] = await ctx.em.execute<EntityDictionary<WebhookDelivery>[]>(
    `update webhook_delivery set state = 'SENDING', attempts = attempts + 1, claimed_at = ? where id = (
      select due.id from webhook_endpoint endpoint
      cross join lateral (
        select count(*) as running, count(*) filter (where attempts > 1) as retries
        from webhook_delivery where endpoint_id = endpoint.id and state = 'SENDING'
      ) busy
      cross join lateral (
        select id, due_at from webhook_delivery
        where endpoint_id = endpoint.id and state = 'WAITING' and due_at <= ? and (attempts = 0 or busy.retries = 0)
        order by attempts > 0, due_at, id limit 1 for update skip locked
      ) due
      where endpoint.is_active and (endpoint.rests_until is null or endpoint.rests_until <= ?)
        and busy.running < case when endpoint.failures < ? then ? else 1 end
      order by due.due_at, due.id limit 1
    ) returning *`,
    [ctx.clock(), ctx.clock(), ctx.clock(), FAILURES_BEFORE_REST, AT_ONCE_PER_ENDPOINT],
  );
  return claimed ? ctx.em.map(WebhookDelivery, claimed) : null;
}

/**
 * Makes the attempt that was claimed, and keeps what came of it.
 * @param signal breaks it off: then it counts as not made
 */
export async function deliver(ctx: Ctx, delivery: WebhookDelivery, signal: AbortSignal): Promise<void> {
  const endpoint = await ctx.em.findOne(WebhookEndpoint, { id: delivery.endpoint.id });
  // its messages have gone with it
  if (!endpoint) return;
  const outcome = await attempt(ctx, endpoint, delivery, signal);
  if (outcome.status === null && signal.aborted) return release(ctx, delivery);
  if (outcome.problem === null) return keepDelivered(ctx, delivery, outcome);
  const { status, problem } = outcome;
  ctx.log.warn({ webhook: endpoint.id, delivery: delivery.id, status, problem }, 'a webhook was not delivered');
  await keepFailure(ctx, delivery, outcome);
}

async function attempt(
  ctx: Ctx,
  endpoint: WebhookEndpoint,
  delivery: WebhookDelivery,
  signal: AbortSignal,
): Promise<Outcome> {
  const begun = performance.now();
  const outcome = (status: number | null, problem: string | null): Outcome => ({
    status,
    problem,
    durationMs: Math.round(performance.now() - begun),
  });
  const headers = signedHeaders(ctx.config, endpoint, delivery, ctx.clock());
  if (!headers) return outcome(null, 'Its secret cannot be read any more: please make a new one.');
  try {
    const url = new URL(endpoint.url);
    const lookup = targetLookup(ctx.config, url);
    const span = { kind: 'client', attributes: { 'http.request.method': 'POST' } } as const;
    const status = await ctx.telemetry.span('send webhook', span, async (note) => {
      const answered = await postJson(url, delivery.body, { lookup, headers, signal });
      note({ 'http.response.status_code': answered });
      return answered;
    });
    return outcome(status, refusal(status));
  } catch (error) {
    return outcome(null, problemOf(error));
  }
}

function refusal(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `It answered ${status}: redirects are not followed.`;
  return `It answered ${status}.`;
}

/** What is said of an endpoint that works, or that is to be tried afresh. */
export const WORKING = { failingSince: null, failures: 0, restsUntil: null } as const;

/** The endpoint first here, too: whoever locks both in another order could wait for one another. */
async function keepDelivered(ctx: Ctx, delivery: WebhookDelivery, { status, durationMs }: Outcome): Promise<void> {
  await transaction(ctx, async () => {
    const failing = { id: delivery.endpoint.id, failingSince: { $ne: null } };
    await ctx.em.nativeUpdate(WebhookEndpoint, failing, WORKING);
    await keep(ctx, delivery, {
      state: WebhookDeliveryState.DELIVERED,
      lastStatus: status,
      durationMs,
      problem: null,
      endedAt: ctx.clock(),
    });
  });
}

/** The endpoint is locked first, as by whoever switches it off: what waits then is given up. */
async function keepFailure(ctx: Ctx, delivery: WebhookDelivery, outcome: Outcome): Promise<void> {
  const now = ctx.clock();
  await transaction(ctx, async () => {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
    const endpoint = await ctx.em.findOne(WebhookEndpoint, { id: delivery.endpoint.id }, lock);
    if (!endpoint) return;
    const pause = PAUSES_MS[delivery.attempts - 1];
    const goesOn = endpoint.isActive && outcome.status !== GONE && pause !== undefined;
    const isKept = await keep(ctx, delivery, {
      lastStatus: outcome.status,
      durationMs: outcome.durationMs,
      problem: outcome.problem,
      ...(goesOn
        ? { state: WebhookDeliveryState.WAITING, dueAt: new Date(now.getTime() + pause) }
        : { state: WebhookDeliveryState.FAILED, endedAt: now }),
    });
    if (!isKept || !endpoint.isActive) return;
    endpoint.failingSince ??= now;
    endpoint.failures++;
    const rest = restAfter(endpoint.failures);
    if (rest > 0) endpoint.restsUntil = new Date(now.getTime() + rest);
    const isGivenUp = (await giveUpOverdue(ctx, endpoint, outcome)) > 0 || !goesOn;
    if (outcome.status === GONE) await disable(ctx, endpoint, WebhookDisabledReason.GONE);
    else if (isGivenUp && now.getTime() - endpoint.failingSince.getTime() >= GIVEN_UP_AFTER_MS) {
      await disable(ctx, endpoint, WebhookDisabledReason.FAILING);
    }
  });
}

/** How long an endpoint rests, in milliseconds: twice as long each time. */
function restAfter(failures: number): number {
  const rests = failures - FAILURES_BEFORE_REST;
  return rests < 0 ? 0 : Math.min(FIRST_REST_MS * 2 ** rests, LONGEST_REST_MS);
}

/** What waits for an endpoint that rests is tried no longer than it would be at one that refuses it each time. @returns how many */
function giveUpOverdue(ctx: Ctx, endpoint: WebhookEndpoint, { problem }: Outcome): Promise<number> {
  const since = new Date(ctx.clock().getTime() - TRIED_FOR_MS);
  return ctx.em.nativeUpdate(
    WebhookDelivery,
    { endpoint: endpoint.id, state: WebhookDeliveryState.WAITING, dueAt: { $lt: since } },
    { state: WebhookDeliveryState.FAILED, endedAt: ctx.clock(), problem },
  );
}

async function disable(ctx: Ctx, endpoint: WebhookEndpoint, reason: WebhookDisabledReason): Promise<void> {
  nextVersion(endpoint, undefined);
  Object.assign(endpoint, { isActive: false, disabledReason: reason, disabledAt: ctx.clock() });
  await giveUpWaiting(ctx, endpoint);
  emit(ctx, new WebhookDisabled(endpoint.id, reason));
}

/** Of an endpoint that is switched off: what is days old when it is on again would surprise; by hand it can be sent. */
export async function giveUpWaiting(ctx: Ctx, endpoint: WebhookEndpoint): Promise<void> {
  await ctx.em.nativeUpdate(
    WebhookDelivery,
    { endpoint: endpoint.id, state: WebhookDeliveryState.WAITING },
    { state: WebhookDeliveryState.FAILED, endedAt: ctx.clock(), problem: 'The endpoint was switched off.' },
  );
}

/** Puts an attempt back that was not made. */
const release = async (ctx: Ctx, delivery: WebhookDelivery): Promise<void> =>
  void (await keep(ctx, delivery, { state: WebhookDeliveryState.WAITING, attempts: delivery.attempts - 1 }));

/** Only of the attempt that this is. @returns whether it still was */
async function keep(ctx: Ctx, delivery: WebhookDelivery, outcome: Partial<WebhookDelivery>): Promise<boolean> {
  const { id, claimedAt, attempts } = delivery;
  const mine = { id, claimedAt, attempts, state: WebhookDeliveryState.SENDING };
  return (await ctx.em.nativeUpdate(WebhookDelivery, mine, outcome)) > 0;
}

/** Attempts whose process has died are made again, which a receiver may notice: it knows the message by its id. */
export async function releaseLost(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock().getTime() - LOST_AFTER_MS);
  await ctx.em.nativeUpdate(
    WebhookDelivery,
    { state: WebhookDeliveryState.SENDING, claimedAt: { $lt: before } },
    { state: WebhookDeliveryState.WAITING },
  );
}

/** What has ended is kept for thirty days. */
export async function forgetOldDeliveries(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock().getTime() - KEPT_MS);
  await ctx.em.nativeDelete(WebhookDelivery, { endedAt: { $lt: before } });
}
