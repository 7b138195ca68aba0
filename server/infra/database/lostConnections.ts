import type { Pool, PoolClient } from 'pg';

/**
 * Gives a connection back to its pool when the database ends it while somebody holds it. Whoever is in a transaction does so only
 * after a commit or rollback that went well, which a connection that is gone has no more: each loss would take a place of the pool
 * for good, and after ten the process would wait for ever.
 */
export function giveBackLostConnections(pool: Pool): void {
  const held = new Set<PoolClient>();
  pool.on('acquire', (client) => held.add(client));
  pool.on('release', (_error, client) => held.delete(client));
  pool.on('connect', (client) =>
    client.once('end', () => {
      if (!held.has(client)) return;
      client.release(true);
      // its holder may yet do the same, and a second time is an error
      client.release = () => undefined;
    }),
  );
}
