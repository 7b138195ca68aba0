import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FULL } from '../server/testing/full.js';
import { SmtpSink } from '../server/testing/smtpServer.js';
import { campaignIsOver, readCampaign, recipientsOf } from './support/campaigns.js';
import { emptyDatabase, onPostgres, postgresUrl } from './support/postgres.js';
import { adminHeaders, call, dataFolder, graphql, launch, type Launched, shutDown } from './support/server.js';

/** Handed over at the same time by one process at most. */
const LANES = 5;
const MINUTES = 60_000;

let sink: SmtpSink;
beforeEach(async () => {
  sink = new SmtpSink();
  await sink.start();
});
afterEach(() => sink.stop());

const settings = (): NodeJS.ProcessEnv => ({
  SMTP_URL: sink.url,
  MAIL_PER_SECOND: '1000',
  RATE_LIMITS: 'off',
  SEED: 'none',
});

async function kill(...servers: Launched[]): Promise<void> {
  const gone = servers.map(({ process }) => once(process, 'exit'));
  for (const { process } of servers) process.kill('SIGKILL');
  await Promise.all(gone);
}

/** Sends a campaign as the legacy client does. */
async function sendCampaign(server: Launched, headers: Record<string, string>) {
  const letter = { subject: 'Before the monsoon', body: '<p>A stabiliser costs less than a power board.</p>' };
  const { status, body } = await call<{ id: string; recipientCount: number }>(
    server.url,
    'POST',
    '/api/admin/email-campaigns',
    letter,
    { ...(await adminHeaders(server.url)), ...headers },
  );
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

const arrivals = (): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { to } of sink.received) counts.set(to[0]!, (counts.get(to[0]!) ?? 0) + 1);
  return counts;
};

const twice = () => [...arrivals()].filter(([, count]) => count > 1);

describe.runIf(postgresUrl)('a campaign of two processes', () => {
  const COUNT = FULL ? 10_000 : 2_000;

  it(
    `to ${COUNT} addresses reaches each at most once, though both are killed in the middle`,
    async () => {
      const { url, drop } = await emptyDatabase('parda_journey_campaign');
      const env = { ...settings(), DATABASE_URL: url, JWT_SECRET: randomUUID() };
      let servers = [await launch(env), await launch(env)];
      await onPostgres(
        url,
        `insert into newsletter_subscription (id, email, created_at, is_active)
        select gen_random_uuid(), 'reader' || lpad(n::text, 5, '0') || '@example.com', now(), true
        from generate_series(1, ${COUNT}) n`,
      );
      const key = { 'Idempotency-Key': randomUUID() };
      const sent = await sendCampaign(servers[0]!, key);
      expect(sent).toMatchObject({ recipientCount: COUNT });
      expect(await sendCampaign(servers[1]!, key)).toMatchObject({ id: sent.id });

      await expect.poll(() => sink.received.length, { timeout: 2 * MINUTES }).toBeGreaterThan(COUNT / 4);
      await kill(...servers);
      // some leave while nobody is sending, and get nothing any more
      const some = (order: string) =>
        `select recipient from outgoing_mail where state = 'WAITING' order by id ${order} limit 3`;
      await onPostgres(
        url,
        `update newsletter_subscription set is_active = false where email in (${some('asc')})`,
        `delete from newsletter_subscription where email in (${some('desc')})`,
      );
      servers = [await launch(env), await launch(env)];
      const admin = await adminHeaders(servers[0]!.url);

      const pause = 'mutation ($id: ID!) { pauseCampaign(id: $id) { status } }';
      await graphql(servers[1]!.url, pause, { id: sent.id }, admin);
      await expect.poll(async () => (await readCampaign(servers[0]!, admin, sent.id)).progress.waiting).toBe(0);
      const resume = 'mutation ($id: ID!) { resumeCampaign(id: $id) { status } }';
      await graphql(servers[0]!.url, resume, { id: sent.id }, admin);

      const { status, progress } = await campaignIsOver(servers[0]!, admin, sent.id, 10 * MINUTES);
      expect(status).toBe('SENT');
      expect(twice()).toEqual([]);
      const left = await recipientsOf(servers[0]!, admin, sent.id, 'SKIPPED');
      expect(left).toHaveLength(6);
      expect(left.filter((address) => arrivals().has(address))).toEqual([]);
      expect(progress).toMatchObject({ waiting: 0, held: 0, sending: 0, failed: 0, skipped: 6 });
      expect(progress.sent + progress.unknown + progress.skipped).toBe(COUNT);
      expect(progress.unknown).toBeLessThanOrEqual(2 * LANES);
      // what is kept as sent has arrived; of what is unknown nobody knows
      expect(arrivals().size).toBeGreaterThanOrEqual(progress.sent);
      expect(arrivals().size).toBeLessThanOrEqual(progress.sent + progress.unknown);

      for (const server of servers) await shutDown(server);
      await drop();
    },
    20 * MINUTES,
  );
});

// it takes the two minutes after which a letter on its way counts as lost, as the other one does
it.runIf(FULL || !postgresUrl)(
  'on the embedded database a campaign goes on after its process was killed, and reaches each at most once',
  async () => {
    const { folder, remove } = await dataFolder();
    const env = { ...settings(), DATA_DIR: folder };
    let server = await launch(env);
    let admin = await adminHeaders(server.url);
    const readers = FULL ? 600 : 300;
    const text = Array.from({ length: readers }, (_, index) => `reader${index}@example.com`).join('\n');
    const subscribe = 'mutation ($text: String!) { importSubscriptions(text: $text) { added } }';
    expect(await graphql(server.url, subscribe, { text }, admin)).toEqual({ importSubscriptions: { added: readers } });
    const { id } = await sendCampaign(server, {});
    for (const share of FULL ? [150, 300] : [100]) {
      await expect.poll(() => sink.received.length, { timeout: 2 * MINUTES }).toBeGreaterThan(share);
      await kill(server);
      server = await launch(env);
    }
    admin = await adminHeaders(server.url);
    const { status, progress } = await campaignIsOver(server, admin, id, 5 * MINUTES);
    expect(status).toBe('SENT');
    expect(twice()).toEqual([]);
    expect(progress.sent + progress.unknown).toBe(readers);
    expect(progress.unknown).toBeLessThanOrEqual(2 * LANES);
    await shutDown(server);
    await remove();
  },
  10 * MINUTES,
);
