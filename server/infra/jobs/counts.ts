import type { EntityManager } from '@mikro-orm/postgresql';
import { SCHEMA } from './queue.js';

/** How much work of one kind there is. */
export interface JobCounts {
  name: string;
  /** Due now, and taken by nobody yet. */
  waiting: number;
  /** For a later time, or for another try after a pause. */
  planned: number;
  /** Being done. */
  running: number;
  /** Given up, and not forgotten yet. */
  failed: number;
  /** Since when the oldest of what is waiting could have been done. */
  waitingSince: Date | null;
}

/** Counts the work of each kind that the queue knows, its own housekeeping aside. */
export async function countJobs(em: EntityManager): Promise<JobCounts[]> {
  const rows = await em.execute<(Omit<JobCounts, 'waitingSince'> & { waitingSince: string | null })[]>(
    `select queue.name,
       count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
       count(*) filter (where state < 'active' and start_after > now())::int as planned,
       count(*) filter (where state = 'active')::int as running,
       count(*) filter (where state = 'failed')::int as failed,
       to_json(min(start_after) filter (where state < 'active' and start_after <= now())) as "waitingSince"
     from ${SCHEMA}.queue left join ${SCHEMA}.job on job.name = queue.name and state <> 'completed'
     where queue.name not like '\\_\\_pgboss%'
     group by queue.name order by queue.name`,
  );
  return rows.map((row) => ({ ...row, waitingSince: row.waitingSince ? new Date(row.waitingSince) : null }));
}
