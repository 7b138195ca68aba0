import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createClient } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { Session, type User } from '../accounts/entity.js';
import { buildUser } from '../accounts/factory.js';
import { signToken } from '../accounts/signIn/token.js';
import { createApp } from '../app.js';
import type { Config } from '../core/config/config.js';
import { KnownVersion } from '../core/contentVersion/knownVersion.js';
import { bumpContentVersion } from '../core/contentVersion/contentVersion.js';
import { type CallInfo, createContext, type Ctx, type Deps } from '../core/context.js';
import type { PublicError } from '../core/errors.js';
import { GUEST, UserRole } from '../core/policy.js';
import type { KeptAnswers } from '../http/answers/keptAnswers.js';
import { createHttpServer } from '../http/httpServer.js';
import type { Database } from '../infra/database/database.js';
import { JobQueue } from '../infra/jobs/queue.js';
import { Live } from '../infra/live/live.js';
import type { Mailer, MailMessage } from '../infra/mail/mailer.js';
import { openStore } from '../infra/storage/object.store.js';
import { NO_TELEMETRY } from '../infra/telemetry/telemetry.js';
import { OutgoingMail } from '../mail/entity.js';
import { MailState } from '../mail/enums.js';
import { type MailDeps, sendDueMails } from '../mail/sending/sender.js';
import { readMailFrame } from '../pages/mailFrame.js';
import { openAmount } from '../payments/money.service.js';
import { jobs, mailKinds, subscribers } from '../rooms.js';
import { deliverDueWebhooks } from '../webhooks/sending/sender.js';
import { CheckedAnswers } from './checkedAnswers.js';
import { TEST_CONFIG } from './config.js';
import { watched } from './contract.js';
import { emptyDatabase, FOLDER_VARIABLE, keepRows, openTestDatabase, postgresUrl, silentLog } from './database.js';

/** A moment in the shop's afternoon, at which every test begins. */
export const NOW = new Date('2026-06-15T09:00:00.000Z');

/** Keeps the mails instead of sending them; the real ways out are tried in infra/mail. */
class TestMailer implements Mailer {
  readonly sent: MailMessage[] = [];
  readonly send = async (message: MailMessage) => void this.sent.push(message);
  readonly close = () => undefined;
}

export interface Call {
  /** Who calls; a guest if not given. */
  token?: string | undefined;
  headers?: Record<string, string>;
}

export interface GraphqlAnswer<Data> {
  status: number;
  headers: Headers;
  data: Data;
  errors?: { message: string; path?: (string | number)[]; extensions: Omit<PublicError, 'message'> }[];
}

export type SocketAnswer<Data> = Pick<GraphqlAnswer<Data>, 'data' | 'errors'>;

export interface RestAnswer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface Statement {
  sql: string;
  params: readonly unknown[];
}

/** The real application on a real socket, with a database of its own and a clock that tests set. */
export class TestApp {
  now = NOW;
  readonly mailer = new TestMailer();
  #url = '';
  #deps!: Deps;
  #queue!: JobQueue;
  #stop!: () => Promise<void>;
  #answers!: CheckedAnswers;
  readonly #violations: string[] = [];

  /** @param kept what answers out of memory; if not given, nothing does, and what would is compared with what is true */
  async start(
    database: Database,
    settings: Partial<Config> = {},
    kept?: KeptAnswers,
    telemetry = NO_TELEMETRY,
  ): Promise<void> {
    const server = createHttpServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.#url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const dataDir = await mkdtemp(path.join(process.env[FOLDER_VARIABLE]!, 'shop-'));
    const folders = { dataDir, mediaDir: path.join(dataDir, 'media'), uploadsDir: path.join(dataDir, 'uploads') };
    const config = { ...TEST_CONFIG, ...folders, publicUrl: this.#url, ...settings };
    const store = await openStore(config, telemetry);
    this.#queue = await JobQueue.open(database, jobs, silentLog);
    const live = new Live(database, silentLog);
    const contentVersion = new KnownVersion();
    await contentVersion.follow(database, live);
    this.#deps = {
      config,
      database,
      log: silentLog,
      clock: () => this.now,
      jobs: this.#queue,
      live,
      contentVersion,
      mailer: this.mailer,
      mailFrame: readMailFrame,
      openAmount,
      store,
      subscribers,
      telemetry,
    };
    this.#answers = new CheckedAnswers(database);
    const app = await createApp(this.#deps, undefined, kept ?? this.#answers);
    server.on(
      'request',
      watched(app.http, (violation) => this.#violations.push(violation)),
    );
    server.on('upgrade', app.live.upgrade);
    this.#stop = async () => {
      await app.live.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await app.stop();
      contentVersion.stop();
      await live.stop();
      await this.#queue.stop();
      await database.close();
      store.close();
      await rm(dataDir, { recursive: true, force: true });
    };
  }

  stop = () => this.#stop();

  reset = () => this.#begin(NOW, () => emptyDatabase(this.#deps.database));

  /** Keeps the shop as it is now, but for its files. @returns the way back to it */
  async keep(): Promise<() => Promise<void>> {
    const { now } = this;
    const restore = await keepRows(this.#deps.database);
    return () => this.#begin(now, restore);
  }

  async #begin(now: Date, setRows: () => Promise<void>): Promise<void> {
    this.now = now;
    this.mailer.sent.length = 0;
    await setRows();
    await this.#changeContent(this.em);
    const { mediaDir, uploadsDir } = this.#deps.config;
    await Promise.all([mediaDir, uploadsDir].map((folder) => rm(folder, { recursive: true, force: true })));
  }

  /** @throws Error where an answer since the last time was not as the OpenAPI document says, or could not have been kept */
  async assertContractKept(): Promise<void> {
    const violations = [...this.#violations.splice(0), ...(await this.#answers.violations())];
    if (violations.length > 0) throw new Error(`Not as promised:\n${violations.join('\n')}`);
  }

  /** What no reset brings back: the settings, the tables with what the planner knows of them, and the migrations that they had. */
  async lasting(): Promise<string> {
    // PostgreSQL counts rows for its planner by itself, whenever it likes
    const relation = postgresUrl ? 'relname' : `concat_ws(' ', relname, reltuples)`;
    const inDatabase = await this.em.execute(`select
      (select json_agg(name order by id) from migration) as migrations,
      (select json_agg(${relation} order by relname) from pg_class where relnamespace = 'public'::regnamespace) as relations`);
    return JSON.stringify([this.#deps.config, inDatabase]);
  }

  get url(): string {
    return this.#url;
  }

  get deps(): Deps {
    return this.#deps;
  }

  /** An entity manager to look into the database with. */
  get em() {
    return this.#deps.database.em.fork();
  }

  /** Lets the queue do what is due: listeners learn of what happened, mails and webhooks go out. Fails where a job or a mail does. */
  settle = () => this.#settle(false);

  /** The same some time later, when also what was to be done later is due. */
  async settleAfter(seconds: number): Promise<void> {
    this.now = new Date(this.now.getTime() + seconds * 1000);
    await this.#settle(true);
  }

  async #settle(isLater: boolean): Promise<void> {
    const failed = await this.runDue({}, isLater);
    if (failed > 0) throw new Error(`${failed} jobs failed.`);
    const mail = await this.em.findOne(OutgoingMail, { problem: { $ne: null }, state: MailState.WAITING });
    if (mail) throw new Error(`A mail failed: ${mail.problem}`);
  }

  /** The same with other listeners or settings. @returns how many jobs failed */
  async runDue(overrides: Partial<MailDeps> = {}, isLater = false): Promise<number> {
    const deps = { ...this.#deps, mailKinds, ...overrides };
    const failed = await this.#queue.runDue(deps, isLater);
    await sendDueMails(deps);
    await deliverDueWebhooks(deps);
    return failed + (await this.#queue.runDue(deps));
  }

  /** The context of a call, for tests of a service. */
  ctx(call: Partial<CallInfo> = {}): Ctx {
    return createContext(this.#deps, { actor: GUEST, requestId: 'test', ...call });
  }

  /** Keeps what a test begins with. */
  async save<T extends object>(...items: T[]): Promise<T[]> {
    const { em } = this;
    em.persist(items);
    await em.flush();
    await this.#changeContent(em);
    return items;
  }

  /** What a test changes past the services, visitors can see too. */
  async #changeContent(em: EntityManager): Promise<void> {
    this.#deps.contentVersion.learn(await bumpContentVersion(em));
  }

  /** A session that is still to be saved, with the token of whoever has it. */
  session(user: User): { session: Session; token: string } {
    const session = Object.assign(new Session(), {
      user: ref(user),
      createdAt: this.now,
      expiresAt: new Date(Date.now() + 24 * 60 * 60 * 1000),
    });
    return { session, token: signToken(TEST_CONFIG, session) };
  }

  /** Signs somebody in without a password. */
  async signedIn(user: User = buildUser()): Promise<{ user: User; token: string; ctx: Ctx }> {
    const { session, token } = this.session(user);
    await this.save<object>(user, session);
    const actor = { kind: 'user', id: user.id, email: user.email, role: user.role, sessionId: session.id } as const;
    return { user, token, ctx: this.ctx({ actor }) };
  }

  admin() {
    return this.signedIn(buildUser({ role: UserRole.ADMIN }));
  }

  /** Runs `work` and tells which statements it sent to the database, BEGIN and COMMIT aside. */
  async statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
    const statements: Statement[] = [];
    const { config } = this.#deps.database.orm;
    config.set('onQuery', (sql, params) => {
      statements.push({ sql, params });
      return sql;
    });
    try {
      await work();
    } finally {
      config.reset('onQuery');
    }
    return statements.filter(({ sql }) => !/^(begin|commit)/i.test(sql));
  }

  async viaGraphql<Data>(query: string, variables: object = {}, call: Call = {}): Promise<GraphqlAnswer<Data>> {
    const { status, headers, body } = await this.viaRest<Omit<GraphqlAnswer<Data>, 'status' | 'headers'>>(
      'POST',
      '/graphql',
      { query, variables },
      call,
    );
    return { status, headers, ...body };
  }

  /**
   * Subscribes over a WebSocket of its own, which ends with the subscription.
   * @param acknowledged told what the server answers to the connection
   * @throws the CloseEvent of a socket that the server closed
   */
  async *viaSocket<Data>(
    query: string,
    variables: object = {},
    { token }: Call = {},
    acknowledged: (payload: unknown) => void = () => undefined,
  ): AsyncGenerator<SocketAnswer<Data>, void, undefined> {
    const client = createClient({
      url: `${this.#url.replace('http', 'ws')}/graphql`,
      connectionParams: token ? { authorization: `Bearer ${token}` } : {},
      retryAttempts: 0,
      on: { connected: (_socket, payload) => acknowledged(payload) },
    });
    try {
      yield* client.iterate({ query, variables: { ...variables } }) as AsyncGenerator<SocketAnswer<Data>>;
    } catch (refusal) {
      if (!Array.isArray(refusal)) throw refusal;
      yield { data: null as Data, errors: refusal };
    } finally {
      await client.dispose();
    }
  }

  async viaRest<Body>(method: string, path: string, body?: unknown, call: Call = {}): Promise<RestAnswer<Body>> {
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(call.token && { Authorization: `Bearer ${call.token}` }),
        ...call.headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    // files and streams of events come as text
    const isJson = response.headers.get('Content-Type')?.includes('json');
    const answer = text && isJson ? JSON.parse(text) : text || undefined;
    return { status: response.status, headers: response.headers, body: answer };
  }
}

/** The application with the usual settings, for all test files of this process that ask for no others. */
const usual = new TestApp();
let database: Promise<Database> | undefined;
let opening: Promise<void> | undefined;

/** The database of all test files of this process that ask for none apart, until the process ends; then it goes with the run's (globalSetup.ts). */
const shared = (): Promise<Database> =>
  (database ??= openTestDatabase().then((opened) => ({ ...opened, close: async () => undefined })));

const openUsual = (): Promise<void> => (opening ??= shared().then((opened) => usual.start(opened)));

/**
 * The usual settings, and yet an application and a database apart: for a file that tells the database's planner of rows which the next file has not,
 * that changes what is not emptied between tests, or that listens to the log.
 */
export const APART = (): Partial<Config> => ({});

/**
 * Opens the application for a test file and empties its database before each test. What it answers is held against the OpenAPI document.
 * @param settings read when it opens; a file that has some, or answers of its own, has an application of its own
 * @param kept to be answered out of memory, as in the shop
 */
export function useTestApp(settings?: () => Partial<Config>, kept?: KeptAnswers): TestApp {
  const app = useTestAppAsItIs(settings, kept);
  beforeEach(() => app.reset());
  return app;
}

/** The same for a file that empties the database itself, where its tests need that. */
export function useTestAppAsItIs(settings?: () => Partial<Config>, kept?: KeptAnswers): TestApp {
  const isUsual = !settings && !kept;
  const isApart = settings === APART;
  const app = isUsual ? usual : new TestApp();
  let lasting: string;
  beforeAll(async () => {
    if (isUsual) await openUsual();
    else await app.start(await (isApart ? openTestDatabase() : shared()), settings?.(), kept);
    lasting = await app.lasting();
  });
  afterEach(() => app.assertContractKept());
  afterAll(async () => {
    const isAsItWas = isApart || (await app.lasting()) === lasting;
    if (!isUsual) await app.stop();
    if (!isAsItWas) {
      throw new Error('This file leaves the shared database other than it was: let it have one of its own (APART).');
    }
  });
  return app;
}
