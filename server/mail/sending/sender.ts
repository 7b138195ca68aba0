import { type Deps, type Job, systemContext } from '../../core/context.js';
import { Doorbell } from '../../core/doorbell.js';
import { runAs } from '../../core/currentWork.js';
import type { MailFrame } from '../../infra/mail/content.js';
import { LANES } from '../../infra/mail/mailer.js';
import type { MailKind } from '../kind.js';
import { claimMail, deliver, isAnythingDue, noteLost } from './delivery.js';
import { waitForTurn } from './pace.js';
import { BatchProgress } from './progress.js';

/** Looking for what has become due, or for what another process was told of. */
const POLL_MS = 2_000;
/** A mail server that is away is asked again after this, and then less and less often. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

const posted = new Doorbell();

/** Work for whichever process learns of it first: there is something to send. */
/** What sending takes besides: what mails there are. */
export interface MailDeps extends Deps {
  mailKinds: readonly MailKind[];
}

export const sendMails: Job = {
  name: 'send-mails',
  retries: 0,
  pauseSeconds: 1,
  handle: async () => posted.ring(),
};

/**
 * Sends what is due, several mails at the same time, until nothing is or the server is away. Any number of processes may do so
 * at once.
 * @param signal ends it early; what is being handed over is waited for
 * @returns whether the mail server was there
 */
export async function sendDueMails(deps: MailDeps, signal?: AbortSignal): Promise<boolean> {
  const ctx = systemContext(deps, 'send-mails');
  await noteLost(ctx);
  await tend(deps);
  if (!(await isAnythingDue(ctx))) return true;
  const mailFrame = await deps.mailFrame(ctx);
  const round: Round = { isReachable: true, progress: new BatchProgress(), signal };
  const lanes = Array.from({ length: LANES }, () => sendOneAfterAnother(deps, mailFrame, round));
  // each lane ends what it has begun, also where another one fails
  const outcomes = await Promise.allSettled(lanes);
  await round.progress.end(ctx);
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
  await tend(deps);
  return round.isReachable;
}

async function tend(deps: MailDeps): Promise<void> {
  for (const kind of deps.mailKinds) await kind.tend?.(systemContext(deps, kind.name));
}

/** What the lanes of a process know together. */
interface Round {
  isReachable: boolean;
  progress: BatchProgress;
  signal: AbortSignal | undefined;
}

const isOver = ({ isReachable, signal }: Round): boolean => !isReachable || signal?.aborted === true;

async function sendOneAfterAnother(deps: MailDeps, mailFrame: MailFrame, round: Round): Promise<void> {
  while (!isOver(round)) {
    const ctx = systemContext(deps, 'send-mails');
    await waitForTurn(ctx);
    const mail = isOver(round) ? null : await claimMail(ctx);
    if (!mail) return;
    const kind = deps.mailKinds.find(({ name }) => name === mail.kind);
    if (!kind) throw new Error(`There is no kind of mail '${mail.kind}'.`);
    if (!(await deliver(ctx, kind, mail, mailFrame))) round.isReachable = false;
    if (mail.batchId) await round.progress.note(ctx, mail.batchId);
  }
}

/**
 * Sends mails in this process, from now on.
 * @returns a function that stops it, and waits for what is being handed over
 */
export function startSendingMails(deps: MailDeps): () => Promise<void> {
  const end = new AbortController();
  const running = runAs({ job: sendMails.name }, () => sendUntil(deps, end.signal));
  return async () => {
    end.abort();
    await running;
  };
}

async function sendUntil(deps: MailDeps, signal: AbortSignal): Promise<void> {
  let pause = 0;
  while (!signal.aborted) {
    try {
      const isReachable = await sendDueMails(deps, signal);
      pause = isReachable ? 0 : Math.min(Math.max(pause * 2, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
    } catch (error) {
      deps.log.error({ err: error }, 'mails cannot be sent');
      pause = FIRST_PAUSE_MS;
    }
    // for a new mail, too, unless the server is away
    await posted.wait(pause || POLL_MS, { signal, isWoken: pause === 0 });
  }
}
