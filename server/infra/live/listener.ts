import type { PgliteConnection } from '@mikro-orm/pglite';
import { Client } from 'pg';
import type { Database } from '../database/database.js';
import type { Logger } from '../log.js';
import type { Line } from './line.js';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** A line on which no answer comes for so long is lost. */
const SILENT_MS = 5_000;

export interface Ear {
  received(payload: string): void;
  /** The line stands, for the first time or again: what was said before nobody has heard. */
  connected(line: Line): void;
  /** The line is down; it is tried again until it stands. */
  lost(): void;
}

/**
 * Listens to a channel of the database until it is told to stop. On PostgreSQL through a connection of its own, which is opened again
 * whenever it is lost; the embedded database is in this very process.
 * @returns a function that stops it
 */
export async function listen(database: Database, channel: string, ear: Ear, log: Logger): Promise<() => Promise<void>> {
  if (database.kind === 'postgres') return listenToPostgres(database, channel, ear, log);
  const connection = database.orm.em.getConnection() as unknown as PgliteConnection;
  const stop = await (await connection.getNativeClient()).listen(channel, ear.received);
  ear.connected({ execute: (statement) => database.em.fork().execute(statement) });
  return stop;
}

function listenToPostgres(database: Database, channel: string, ear: Ear, log: Logger): () => Promise<void> {
  const connectionString = database.orm.config.get('clientUrl')!;
  let pause = FIRST_PAUSE_MS;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  let line: Client;

  async function connect(): Promise<void> {
    const mine = new Client({
      connectionString,
      application_name: 'parda-live',
      keepAlive: true,
      connectionTimeoutMillis: SILENT_MS,
      query_timeout: SILENT_MS,
    });
    line = mine;
    mine.on('notification', ({ payload }) => ear.received(payload ?? ''));
    let isLost = false;
    const lose = (cause?: Error) => {
      if (isLost || isOver) return;
      isLost = true;
      ear.lost();
      log.warn({ err: cause, pause }, 'the line for live updates is down');
      // a line that says nothing would not hear the end of it either
      void mine.end().catch(() => undefined);
      mine.connection.stream.destroy();
      timer = setTimeout(() => void connect(), pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    };
    mine.on('error', lose).on('end', lose);
    try {
      await mine.connect();
      await mine.query(`listen ${mine.escapeIdentifier(channel)}`);
    } catch (error) {
      return lose(error as Error);
    }
    pause = FIRST_PAUSE_MS;
    const execute = async <Rows>(statement: string) => {
      try {
        return (await mine.query(statement)).rows as Rows;
      } catch (error) {
        lose(error as Error);
        throw error;
      }
    };
    ear.connected({ execute });
  }

  void connect();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await line.end().catch(() => undefined);
  };
}
