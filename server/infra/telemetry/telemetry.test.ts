// @module-tag database
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientDocuments } from '../../clientDocuments.gen.js';
import type { Config } from '../../core/config/config.js';
import { KeptAnswers } from '../../http/answers/keptAnswers.js';
import { buildProduct } from '../../products/factory.js';
import { TEST_CONFIG } from '../../testing/config.js';
import { openTestDatabase, postgresUrl, silentLog } from '../../testing/database.js';
import { eventually } from '../../testing/eventually.js';
import { scripts, useGeminiServer, withGemini } from '../../testing/geminiServer.js';
import { useLogLines } from '../../testing/logLines.js';
import { photo } from '../../testing/mediaFiles.js';
import { OtlpCollector, type ReceivedSpan } from '../../testing/otlpCollector.js';
import { useS3 } from '../../testing/s3.js';
import { TestApp } from '../../testing/testApp.js';
import { upload } from '../../testing/uploading.js';
import { watch } from '../../testing/watching.js';
import { useWebhookReceiver } from '../../testing/webhookReceiver.js';
import { buildDelivery, buildWebhook } from '../../webhooks/factory.js';
import { runJob } from './job.js';
import { startTelemetry } from './start.js';
import { statementListener } from './statements.js';
import { NO_TELEMETRY, type Telemetry } from './telemetry.js';

const lines = useLogLines();
const gemini = useGeminiServer();
const s3 = useS3();
const receiver = useWebhookReceiver();

const PACE = { spans: 50, metrics: 100, patience: 10_000 };
/** For one that is gone: it is not tried twice. */
const IMPATIENT = { ...PACE, patience: 500 };
const SERVER = 2;
const CLIENT = 3;

const collector = new OtlpCollector();
const settings = (overrides: Partial<Config> = {}): Partial<Config> => ({
  telemetry: {
    endpoint: collector.url,
    serviceName: 'the-shop',
    sampler: { name: 'parentbased_always_on', ratio: 1 },
  },
  ...overrides,
});

/** The application with a collector; its spans and metrics arrive when they are sent. */
async function start(overrides?: Partial<Config>): Promise<{ app: TestApp; telemetry: Telemetry }> {
  const given = settings(overrides);
  const telemetry = await startTelemetry({ ...TEST_CONFIG, ...given }, silentLog, PACE);
  const app = new TestApp();
  const database = await openTestDatabase(statementListener(silentLog, null, telemetry));
  await app.start(database, given, new KeptAnswers(), telemetry);
  return { app, telemetry };
}

let app: TestApp;
let telemetry: Telemetry;
beforeAll(async () => {
  await collector.start();
  ({ app, telemetry } = await start({ ...withGemini(gemini), s3: s3.settings, webhookPrivateTargets: true }));
});
beforeEach(async () => {
  await app.reset();
  collector.received.length = 0;
});
afterEach(() => app.assertContractKept());
afterAll(async () => {
  await telemetry.stop();
  await app.stop();
  await collector.stop();
});

/** Waits until a span has arrived. */
const arrived = (name: string): Promise<ReceivedSpan> =>
  eventually(() => {
    const span = collector.spans.find((each) => each.name === name);
    if (!span) throw new Error(`Only ${collector.spans.map((each) => each.name).join()} arrived.`);
    return span;
  });

/** Waits until a series has arrived that says at least so much, or the one value that is looked for. */
const counted = (metric: string, attributes: object = {}, isRight = (value: number) => value > 0) =>
  eventually(() => {
    const series = collector.points.filter((point) => point.metric === metric);
    expect(series.map((point) => point.attributes)).toContainEqual(expect.objectContaining(attributes));
    const found = series.find(({ attributes: has }) => expect.objectContaining(attributes).asymmetricMatch(has));
    expect(found!.value).toSatisfy(isRight);
  });

const childrenOf = ({ spanId }: ReceivedSpan) => collector.spans.filter((span) => span.parentSpanId === spanId);

const [listHash, listDocument] = Object.entries(clientDocuments).find(([, text]) =>
  text.startsWith('query ProductList('),
)!;

const person = {
  userName: 'Sita Sharma',
  contactNumber: '9841234567',
  email: 'sita.sharma@example.com',
  brand: 'Samsung',
  issueDescription: 'It hums like a bee',
  pickupAddress: 'Baneshwor',
  preferredPickupTime: '2026-06-16T09:00:00.000Z',
};

describe('a request', () => {
  it('through GraphQL is a span with its operation below it, and the statements below that', async () => {
    await app.save(buildProduct());
    await app.viaGraphql(listDocument, { first: 5 });
    const request = await arrived('POST /graphql');
    expect(request).toMatchObject({
      kind: SERVER,
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/graphql',
        'http.response.status_code': 200,
      },
    });
    expect(request.parentSpanId).toBeUndefined();
    const [operation] = childrenOf(request).filter(({ name }) => name === 'query ProductList');
    expect(operation).toMatchObject({
      traceId: request.traceId,
      attributes: { 'graphql.operation.type': 'query', 'graphql.operation.name': 'ProductList' },
    });
    const statements = childrenOf(operation!);
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) {
      expect(statement).toMatchObject({
        kind: CLIENT,
        traceId: request.traceId,
        attributes: { 'db.system.name': 'postgresql', 'parda.database': expect.stringMatching(/^(primary|embedded)$/) },
      });
    }
    expect(statements.map(({ attributes }) => attributes['db.query.text']).join()).toContain('product');
  });

  it('through REST is a span with the template of its path, and the statements below it', async () => {
    const { body } = await app.viaRest<{ id: string }>('POST', '/api/content/repair-request', person);
    await app.viaRest('GET', `/api/repairs/${body.id}`);
    const booking = await arrived('POST /api/content/repair-request');
    const texts = childrenOf(booking).map(({ attributes }) => String(attributes['db.query.text']));
    expect(texts.some((text) => /^insert into "repair" .* values \(\?/i.test(text))).toBe(true);
    // what the limits and the queue ask goes past the entity manager
    expect(texts.some((text) => text.includes('rate_limit'))).toBe(true);
    expect(texts.some((text) => text.includes('pgboss'))).toBe(true);
    expect(await arrived('GET /api/repairs/:id')).toMatchObject({ attributes: { 'http.route': expect.any(String) } });
  });

  it('that was refused has not failed', async () => {
    await app.viaRest('GET', `/api/repairs/${randomUUID()}`);
    expect((await arrived('GET /api/repairs/:id')).status.code).toBe(0);
  });

  it('from nowhere we know has a method and no name', async () => {
    await app.viaRest('GET', '/sita.sharma/9841234567');
    expect(await arrived('GET')).toMatchObject({ attributes: { 'http.response.status_code': 404 } });
  });

  it('has its trace in its line of the log', async () => {
    await app.viaRest('GET', '/api/content/faq-items');
    const { traceId } = await arrived('GET /api/content/faq-items');
    const line = await eventually(() => lines.find((each) => each.includes('/api/content/faq-items'))!);
    expect(JSON.parse(line)).toMatchObject({ traceId, req: { path: '/api/content/faq-items' } });
  });

  it('names no operation that is not our own', async () => {
    await app.viaGraphql('query SitaSharma9841234567 { faqItems { id } }');
    const request = await arrived('POST /graphql');
    expect(childrenOf(request).map(({ name }) => name)).toContain('query');
  });

  it('that is answered out of memory is one, too', async () => {
    const ask = () =>
      fetch(
        `${app.url}/graphql?extensions=${encodeURIComponent(JSON.stringify({ persistedQuery: { version: 1, sha256Hash: listHash } }))}`,
      );
    await ask();
    await ask();
    expect(await arrived('GET /graphql')).toMatchObject({ kind: SERVER, attributes: { 'http.route': '/graphql' } });
    await counted('parda.kept_answers', { outcome: 'hit' });
    await counted('parda.kept_answers', { outcome: 'miss' });
  });
});

it('nothing that people type, and no id, ever leaves', async () => {
  const admin = await app.admin();
  const customer = await app.signedIn();
  await app.viaRest('POST', '/api/auth/login', { identifier: person.email, password: 'a wrong password' });
  const booked = await app.viaRest<{ id: string }>('POST', '/api/content/repair-request', person, customer);
  await app.viaRest('GET', `/api/repairs/${booked.body.id}?search=${person.userName}`, undefined, admin);
  const track = 'query Track($id: String!) { trackRepair(id: $id) { id status } }';
  await app.viaGraphql(track, { id: booked.body.id });
  await app.viaGraphql(`{ trackRepair(id: "${booked.body.id}") { id } faqItems { id } }`);
  await app.viaGraphql(
    'mutation ($input: BookRepairInput!) { bookRepair(input: $input) { id } }',
    { input: { ...person, contactNumber: '9841234568' } },
    admin,
  );
  await app.settle();
  await app.viaRest('GET', '/api/content/faq-items');
  await arrived('GET /api/content/faq-items');
  await arrived('job follow-events');
  // but for the ids of the spans themselves, and of this process, which are made up and may look like anything
  const { spans, bytes } = collector;
  const instance = /"service.instance.id","value":\{"stringValue":"([^"]+)"/.exec(bytes)![1]!;
  const madeUp = [instance, ...spans.flatMap(({ traceId, spanId }) => [traceId, spanId])];
  const sent = madeUp.reduce((left, id) => left.replaceAll(id, ''), bytes);
  const people = [admin, customer].flatMap(({ user, token }) => [user.id, user.email, token]);
  for (const secret of [...Object.values(person), ...people, booked.body.id, 'a wrong password', '9841234568', 'bee']) {
    expect(sent).not.toContain(secret);
  }
  expect(sent).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-/);
});

describe('background work', () => {
  it('begins a trace of its own, with its name', async () => {
    await app.viaRest('POST', '/api/content/repair-request', person);
    await app.settle();
    const job = await arrived('job follow-events');
    expect(job.parentSpanId).toBeUndefined();
    expect(childrenOf(job).length).toBeGreaterThan(0);
    await counted('parda.jobs', { job: 'follow-events', outcome: 'done' });
  });

  it('belongs to no request, also where one has set it going', async () => {
    await telemetry.span('what set it going', {}, () => runJob(telemetry, { job: 'meanwhile' }, async () => undefined));
    expect((await arrived('job meanwhile')).parentSpanId).toBeUndefined();
  });

  it('that failed is counted as such', async () => {
    const failing = runJob(telemetry, { job: 'failing' }, async () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await counted('parda.jobs', { job: 'failing', outcome: 'failed' });
  });

  it('that hands over a mail has a span for it', async () => {
    const { user } = await app.signedIn();
    await app.viaRest('POST', '/api/auth/password-reset', { email: user.email });
    await app.settle();
    expect(await arrived('send mail')).toMatchObject({ kind: CLIENT });
    await counted('parda.mails', { outcome: 'sent' });
  });
});

describe('what the house waits for elsewhere has a span', () => {
  const MODEL = TEST_CONFIG.gemini.model;

  it('the provider of the AI helper, without the question and the answer', async () => {
    gemini.script = scripts.says('Nobody else shall hear this.');
    const { status } = await app.viaRest('POST', '/api/assistant/ask', { question: 'Does my television hum?' });
    expect(status).toBe(200);
    const request = await arrived('POST /api/assistant/ask');
    expect(await arrived(`chat ${MODEL}`)).toMatchObject({ kind: CLIENT, traceId: request.traceId });
    expect(collector.bytes).not.toMatch(/hum|Nobody else|AIza/);
  });

  it('the bucket, without the name of the file', async () => {
    const { body } = await upload(app, await photo(80, 60));
    const request = await arrived('POST /media/:cloud/:resourceType/upload');
    expect(await arrived('S3 PutObject')).toMatchObject({ kind: CLIENT, traceId: request.traceId });
    expect(collector.bytes).not.toContain(/[0-9a-f]{32}-80x60/.exec(body.secure_url)![0]);
    expect(collector.bytes).not.toContain(s3.settings.bucket);
  });

  it('the receiver of a webhook, without its address', async () => {
    const endpoint = buildWebhook(app.deps.config, { url: receiver.url });
    await app.save(endpoint);
    await app.save(buildDelivery(endpoint, { createdAt: app.now, dueAt: app.now }));
    await app.settle();
    const sent = await arrived('send webhook');
    expect(sent).toMatchObject({ kind: CLIENT, attributes: { 'http.response.status_code': 204 } });
    expect(collector.bytes).not.toContain('/hook');
  });

  it('which fails with the type of the error, and not with its words', async () => {
    const failing = telemetry.span('failing', {}, async () => {
      throw new TypeError('sita.sharma@example.com cannot be reached');
    });
    await expect(failing).rejects.toThrow('sita.sharma@example.com');
    expect(await arrived('failing')).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': 'TypeError' } });
    expect(collector.bytes).not.toContain('sita');
  });
});

it('what is watched has a span for each answer, and is counted while it is', async () => {
  const { token } = await app.signedIn();
  const watcher = await watch(app, 'subscription { unreadNotificationCount }', {}, { token });
  expect((await arrived('subscription')).parentSpanId).toBeUndefined();
  await counted('parda.live_sockets', {}, (open) => open === 1);
  await watcher.stop();
});

it('the numbers have few labels, and none that a stranger could choose', async () => {
  await app.viaRest('GET', '/api/content/faq-items');
  await fetch(`${app.url}/api/content/faq-items`, { method: 'PROPFIND' });
  await counted('http.server.request.duration', {
    'http.request.method': 'GET',
    'http.route': '/api/content/faq-items',
    'http.response.status_class': '2xx',
  });
  await counted('http.server.request.duration', { 'http.request.method': '_OTHER' });
  await counted('db.client.operation.duration', { 'db.system.name': 'postgresql' });
  await counted('process.memory.usage');
  await counted('nodejs.eventloop.delay.p99');
  if (postgresUrl) await counted('db.client.connection.count', { 'db.client.connection.state': 'idle' });
  const labels = collector.points.flatMap(({ attributes }) => Object.values(attributes));
  expect(labels.filter((label) => !/^[a-z0-9_/:-]{2,60}$/i.test(String(label)))).toEqual([]);
});

describe('the trace that a request says it belongs to', () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01`, tracestate: 'sita=9841234567' };

  it('is nobody else’s to choose', async () => {
    await app.viaRest('GET', '/api/content/faq-items', undefined, { headers });
    const request = await arrived('GET /api/content/faq-items');
    expect(request.parentSpanId).toBeUndefined();
    expect(collector.bytes).not.toContain(traceId);
  });

  it('is continued where a proxy stands in front', async () => {
    const behind = await start({ trustProxy: 1 });
    try {
      await behind.app.viaRest('GET', '/api/content/faq-items', undefined, { headers });
      expect(await arrived('GET /api/content/faq-items')).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' });
      expect(collector.bytes).not.toContain('9841234567');
    } finally {
      await behind.telemetry.stop();
      await behind.app.stop();
    }
  });
});

it('only such traces are kept as the sampler chooses', async () => {
  const { telemetry: to } = settings();
  const sampler = { name: 'always_off', ratio: 1 } as const;
  const silent = await startTelemetry({ ...TEST_CONFIG, telemetry: { ...to!, sampler } }, silentLog, PACE);
  await silent.span('not kept', {}, async () => undefined);
  await silent.stop();
  await telemetry.span('kept', {}, async () => undefined);
  await arrived('kept');
  expect(collector.bytes).not.toContain('not kept');
});

it('without a collector there is nothing before the application, and nothing around its work', async () => {
  const off = await startTelemetry({ ...TEST_CONFIG, telemetry: null }, silentLog);
  const http = () => undefined;
  expect(off).toBe(NO_TELEMETRY);
  expect(off.serving(http)).toBe(http);
});

describe('a collector', () => {
  it('that is gone costs one line, and one when it is back; nobody waits for it', async () => {
    const away = new OtlpCollector();
    await away.start();
    const port = Number(new URL(away.url).port);
    const given = settings();
    const endpoint = away.url;
    await away.stop();
    const lonely = await startTelemetry(
      { ...TEST_CONFIG, ...given, telemetry: { ...given.telemetry!, endpoint } },
      silentLog,
      IMPATIENT,
    );
    const told = () => lines.filter((line) => line.includes('collector'));
    const work = async (name: string) => expect(await lonely.span(name, {}, async () => 'done')).toBe('done');
    await work('first');
    await eventually(() => expect(told()).toHaveLength(1));
    expect(JSON.parse(told()[0]!)).toMatchObject({ level: 40, reason: 'ECONNREFUSED' });

    const back = new OtlpCollector();
    back.status = 500;
    await back.start(port);
    await work('second');
    await eventually(() => expect(back.refused).toBeGreaterThan(2));
    expect(told()).toHaveLength(1);
    back.status = 200;
    await work('third');
    await eventually(() => expect(back.spans.map(({ name }) => name)).toContain('third'));
    await eventually(() => expect(told().at(-1)).toContain('the telemetry collector answers'));
    expect(told()).toHaveLength(2);
    await lonely.stop();
    await back.stop();
  });

  it('is shown what it wants to see, and the log is not', async () => {
    process.env.OTEL_EXPORTER_OTLP_HEADERS = 'authorization=Bearer%20only-for-the-collector';
    try {
      const shown = await startTelemetry({ ...TEST_CONFIG, ...settings() }, silentLog, PACE);
      await shown.span('shown', {}, async () => undefined);
      await arrived('shown');
      await shown.stop();
      expect(collector.received.map(({ headers }) => headers.authorization)).toContain('Bearer only-for-the-collector');
      expect(lines.join()).not.toContain('only-for-the-collector');
    } finally {
      delete process.env.OTEL_EXPORTER_OTLP_HEADERS;
    }
  });
});
