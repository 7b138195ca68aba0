import type { Ctx } from '../core/context.js';

/**
 * The next number of a series in a fiscal year. The row stays locked until the transaction ends, so the next one waits for it; what is
 * undone, or ends with its process, gives its number back. So there is no gap, and none twice.
 * @param first what the series begins with in that year
 */
export async function takeNumber(ctx: Ctx, series: string, fiscalYear: string, first: number): Promise<number> {
  const [row] = await ctx.em.execute<{ last: number }[]>(
    `insert into bill_counter (series, fiscal_year, last) values (?, ?, ?)
     on conflict (series, fiscal_year) do update set last = bill_counter.last + 1
     returning last`,
    [series, fiscalYear, first],
  );
  return row!.last;
}

/** Counts a print. @returns how many there were, with this one */
export async function countPrint(ctx: Ctx, billId: string): Promise<number> {
  const [row] = await ctx.em.execute<{ count: number }[]>(
    `insert into bill_print (bill_id, count) values (?, 1)
     on conflict (bill_id) do update set count = bill_print.count + 1
     returning count`,
    [billId],
  );
  return row!.count;
}
