import type { Ctx } from '../../core/context.js';
import { announce, topicOf } from '../../core/entities/announce.js';

/** What is announced when mails of a batch were dealt with; the batch's id follows. */
export const BATCH_TOPIC = 'batch';

/** Ten thousand mails are no ten thousand pieces of news: a batch is announced twice a second at most. */
const PAUSE_MS = 500;

/** Tells who watches a batch how far it is, while a process sends its mails. */
export class BatchProgress {
  /** When each batch was last announced; those left out have moved on since. */
  readonly #announced = new Map<string, number>();
  readonly #unannounced = new Set<string>();

  /** Notes that a mail of the batch was dealt with. */
  async note(ctx: Ctx, batchId: string): Promise<void> {
    this.#unannounced.add(batchId);
    if (Date.now() - (this.#announced.get(batchId) ?? 0) >= PAUSE_MS) await this.#announce(ctx, batchId);
  }

  /** Announces what was not yet. */
  async end(ctx: Ctx): Promise<void> {
    for (const batchId of Array.from(this.#unannounced)) await this.#announce(ctx, batchId);
  }

  async #announce(ctx: Ctx, batchId: string): Promise<void> {
    this.#announced.set(batchId, Date.now());
    this.#unannounced.delete(batchId);
    await announce(ctx.em, topicOf(BATCH_TOPIC, batchId));
  }
}
