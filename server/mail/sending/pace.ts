import { setTimeout as sleep } from 'node:timers/promises';
import type { Ctx } from '../../core/context.js';

/**
 * Waits for the next free place in the stream of mails: all processes together send no more than `mailsPerSecond`, evenly. The
 * database's own clock counts, which is the same for all.
 */
export async function waitForTurn(ctx: Ctx): Promise<void> {
  const [turn] = await ctx.em.execute<{ wait: number }[]>(
    `insert into mail_pace (id, next_at) values (1, clock_timestamp())
    on conflict (id) do update
      set next_at = greatest(mail_pace.next_at + ? * interval '1 second', clock_timestamp())
    returning (extract(epoch from next_at - clock_timestamp()) * 1000)::float8 as wait`,
    [1 / ctx.config.mailsPerSecond],
  );
  if (turn!.wait > 0) await sleep(turn!.wait);
}
