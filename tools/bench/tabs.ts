import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { POLL_EVERY_MS } from '../../client/app/contentPoll.js';
import { clientDocuments } from '../../server/clientDocuments.gen.js';
import { ask, type Shot } from './load.js';
import { compare, startOnShop, startReference, withSubjects } from './run.js';
import { openShopOnPostgres } from './shop.js';
import type { Subject } from './subject.js';
import { markdown, whole } from './table.js';

/**
 * How many open tabs one core serves, and what a tab costs in memory: `npm run bench:tabs`, on the PostgreSQL of DATABASE_URL, after
 * `npm run build`. A tab asks for the content version as the client does and is told 304, beside a bare 304 of node:http.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    held: { type: 'string', default: '2000' },
  },
});
const address = process.env.DATABASE_URL;
if (!address) throw new Error('DATABASE_URL has to name a PostgreSQL on which databases may be made.');
const held = Number(values.held);
/** So many connections are opened at once. */
const AT_ONCE = 50;

const document = Object.values(clientDocuments).find((text) => text.startsWith('query ContentVersion '))!;
const sha256Hash = createHash('sha256').update(document).digest('hex');
const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
const path = `/graphql?${new URLSearchParams({ operationName: 'ContentVersion', extensions })}`;

async function pollOf(subject: Subject): Promise<Shot> {
  const shot: Shot = { method: 'GET', path, headers: { Accept: 'application/json' } };
  const { status, headers } = await ask(subject, shot);
  if (status !== 200) throw new Error(`The content version was answered with ${status}.`);
  return { ...shot, headers: { ...shot.headers, 'If-None-Match': headers.get('etag')! } };
}

/** A connection on which a tab has asked once, and which is kept for the next time. @returns how to end it */
async function keepAlive({ origin }: Subject, shot: Shot): Promise<() => void> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const headers = Object.entries({ Host: host, ...shot.headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET ${shot.path} HTTP/1.1\r\n${headers.join('')}\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  if (!answer.toString('latin1').startsWith('HTTP/1.1 304')) throw new Error(`A tab was told ${answer.toString()}`);
  return () => socket.destroy();
}

/** A line for live updates on which nothing happens; each comes from an address of its own. @returns how to end it */
async function liveLine({ origin }: Subject, number: number): Promise<() => void> {
  const headers = { 'X-Forwarded-For': `10.0.${number >> 8}.${number & 255}` };
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers });
  await once(socket, 'open');
  socket.send('{"type":"connection_init"}');
  const [message] = (await once(socket, 'message')) as [Buffer];
  if (!message.toString().includes('connection_ack')) throw new Error(`A line was told ${message.toString()}`);
  return () => socket.terminate();
}

/** What the server holds for each of many connections, in kB. */
async function memoryOf(subject: Subject, open: (number: number) => Promise<() => void>): Promise<number> {
  const ends: (() => void)[] = [];
  const before = subject.memoryBytes();
  while (ends.length < held) {
    ends.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => open(ends.length + at)))));
  }
  const used = subject.memoryBytes() - before;
  ends.forEach((end) => end());
  return used / ends.length / 1024;
}

const shop = await openShopOnPostgres(address);
try {
  const run = { shop, seconds: Number(values.seconds), rounds: Number(values.rounds) };
  const starting = [startReference('constant'), startOnShop(shop, { TRUST_PROXY: 'on' })];
  await withSubjects(starting, async ([bare, parda]) => {
    const poll = await pollOf(parda!);
    const contenders = [
      { name: 'a bare 304 of node:http', subject: bare!, shot: poll, status: 304 },
      { name: '**Parda**', subject: parda!, shot: poll, status: 304 },
    ];
    const rows = (await compare(run, contenders)).map(({ perSecond, cpuMicros }, at) => {
      const polls = 1_000_000 / cpuMicros;
      return [contenders[at]!.name, perSecond, polls, (polls * POLL_EVERY_MS) / 1000].map((cell) =>
        typeof cell === 'string' ? cell : whole(cell),
      );
    });
    console.log(markdown(['answered by', 'polls/s', 'polls per second of CPU', 'tabs per core'], rows));
    const kept = await memoryOf(parda!, () => keepAlive(parda!, poll));
    const live = await memoryOf(parda!, (number) => liveLine(parda!, number));
    console.log(`\n${whole(held)} tabs held: ${kept.toFixed(1)} kB each, with live updates ${live.toFixed(1)} kB more`);
  });
} finally {
  await shop.drop();
}
