import type { Ctx } from '../context.js';

/** What is kept of a key. */
export interface KeptCount {
  count: number;
  sum: number;
}

/** All keys of a topic that something is counted of, as of the running transaction. */
export async function readTallies(ctx: Ctx, topic: string): Promise<Map<string, KeptCount>> {
  const rows = await ctx.em.execute<(KeptCount & { key: string })[]>(
    // sums as doubles come as numbers
    `select key, sum(count)::int as count, sum(sum)::float8 as sum from tally where topic = ? group by key having sum(count) <> 0`,
    [topic],
  );
  return new Map(rows.map(({ key, count, sum }) => [key, { count, sum }]));
}

/** Makes one row of all that a key has. Harmless beside changes, readers and another process that does the same. */
export async function mergeTallies(ctx: Ctx): Promise<void> {
  await ctx.em.execute(
    `with spread as (select topic, key from tally group by topic, key having count(*) > 1),
       gone as (delete from tally using spread where tally.topic = spread.topic and tally.key = spread.key
         returning tally.topic, tally.key, tally.count, tally.sum)
     insert into tally (topic, key, count, sum)
     select topic, key, sum(count), sum(sum) from gone group by topic, key having sum(count) <> 0`,
  );
}
