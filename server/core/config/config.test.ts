import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isTlsForGood, mistypedNames, readConfig } from './config.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parda-config-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const embedded = (env: NodeJS.ProcessEnv = {}) => readConfig({ DATA_DIR: path.join(folder, 'data'), ...env });

describe('without any setting', () => {
  it('uses the embedded database with demo content on port 4000 of this machine', () => {
    expect(embedded()).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      seed: 'demo',
      adminEmail: 'admin@example.com',
      statsBaseline: 5000,
    });
  });

  it('makes a signing secret once, and a folder that is nobody else\u2019s business', () => {
    const first = embedded().jwtSecret;
    expect(embedded().jwtSecret).toBe(first);
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(statSync(path.join(folder, 'data')).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(folder, 'data', 'jwt-secret')).mode & 0o777).toBe(0o600);
  });
});

describe('the data folder', () => {
  it('is not made by reading the settings', () => {
    embedded();
    expect(existsSync(path.join(folder, 'data'))).toBe(false);
  });

  it('gets a new secret when the old one is broken', () => {
    const data = path.join(folder, 'data');
    mkdirSync(data);
    writeFileSync(path.join(data, 'jwt-secret'), '');
    const made = embedded().jwtSecret;
    expect(made.length).toBeGreaterThanOrEqual(32);
    expect(embedded().jwtSecret).toBe(made);
  });

  it('is not one with somebody else\u2019s files', () => {
    writeFileSync(path.join(folder, 'letter.txt'), 'Dear all');
    const mode = statSync(folder).mode;
    expect(() => readConfig({ DATA_DIR: folder }).jwtSecret).toThrow('DATA_DIR cannot be used');
    expect(statSync(folder).mode).toBe(mode);
  });
});

describe('a wrong setting stops the start with a sentence that names it', () => {
  it.each<[NodeJS.ProcessEnv, string]>([
    [{ PORT: 'http' }, 'PORT must be a whole number.'],
    [{ PORT: '0x10' }, 'PORT must be a whole number.'],
    [{ WEBHOOK_PRIVATE_TARGETS: 'on' }, 'WEBHOOK_PRIVATE_TARGETS must be refuse or allow.'],
    [{ RATE_LIMITS: 'maybe' }, 'RATE_LIMITS must be on or off.'],
    [{ SMTP_URL: 'http://mail.example' }, 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
    [{ MAIL_FROM: 'the shop' }, 'MAIL_FROM must be an address, or a name with an address in angle brackets.'],
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET is missing: the two only work together.'],
    [{ GITHUB_BASE_URL: 'ftp://x' }, 'GITHUB_BASE_URL must be an address that starts with http:// or https://.'],
    [{ CLOUDINARY_CLOUD_NAME: 'parda' }, 'CLOUDINARY_UPLOAD_PRESET is missing: the two only work together.'],
    [{ CLOUDINARY_UPLOAD_PRESET: 'shop' }, 'CLOUDINARY_CLOUD_NAME is missing: the two only work together.'],
    [
      { CLOUDINARY_CLOUD_NAME: 'parda/../x', CLOUDINARY_UPLOAD_PRESET: 'shop' },
      'CLOUDINARY_CLOUD_NAME can have only letters, digits, _ and -.',
    ],
    [
      { CLOUDINARY_CLOUD_NAME: 'parda', CLOUDINARY_UPLOAD_PRESET: 'the shop' },
      'CLOUDINARY_UPLOAD_PRESET can have only letters, digits, _ and -.',
    ],
    [{ GEMINI_MODEL: 'gemini flash' }, 'GEMINI_MODEL must be the name of a model like gemini-2.5-flash.'],
    [{ NEWSLETTER_DOUBLE_OPT_IN: 'maybe' }, 'NEWSLETTER_DOUBLE_OPT_IN must be on or off.'],
    [{ S3_BUCKET: 'media' }, 'S3_ACCESS_KEY_ID is missing: the three only work together.'],
    [{ S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'x' }, 'S3_SECRET_ACCESS_KEY is missing: the three only work together.'],
    [{ S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'y' }, 'S3_BUCKET is missing: the three only work together.'],
    [{ S3_ENDPOINT: 'http://localhost:9000' }, 'S3_BUCKET is missing: S3_ENDPOINT says nothing without it.'],
    [{ S3_REGION: 'ap-south-1' }, 'S3_BUCKET is missing: S3_REGION says nothing without it.'],
    [{ S3_ENDPOINT: 's3://media' }, 'S3_ENDPOINT must be an address that starts with http:// or https://.'],
    [{ S3_REGION: 'ap south' }, 'S3_REGION must be a name like us-east-1.'],
    [{ S3_BUCKET: 'media/pictures' }, 'S3_BUCKET must be the name of a bucket, without an address.'],
    [{ DATABASE_URL: 'postgres://localhost' }, 'DATABASE_URL must name a database'],
    [{ ADMIN_PASSWORD: 'x'.repeat(129) }, 'ADMIN_PASSWORD can have at most 128 characters.'],
    [{ PORT: '70000' }, 'PORT must be at most 65535.'],
    [{ DATABASE_URL: 'mysql://localhost/parda' }, 'DATABASE_URL must be an address that starts with postgres://'],
    [{ PUBLIC_URL: 'parda.example' }, 'PUBLIC_URL must be an address'],
    [{ PUBLIC_URL: 'https://parda.example/shop' }, 'PUBLIC_URL must be an address without a path'],
    [{ PUBLIC_URL: 'https://parda.example/?a' }, 'PUBLIC_URL must be an address without a path'],
    [{ PUBLIC_URL: 'https://parda.example/#/' }, 'PUBLIC_URL must be an address without a path'],
    [{ PUBLIC_URL: 'https://sita@parda.example' }, 'PUBLIC_URL must be an address without a path'],
    [{ SECURITY_CONTACT: 'http://parda.example' }, 'SECURITY_CONTACT must be an e-mail address or'],
    [{ SEED: 'all' }, 'SEED must be demo, starter or none.'],
    [{ ADMIN_EMAIL: 'owner' }, 'ADMIN_EMAIL must be an e-mail address.'],
    [{ ADMIN_PASSWORD: '123' }, 'ADMIN_PASSWORD must have at least 6 characters.'],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET must have at least 32 characters.'],
    [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY must be on, off or the number of proxies.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be'],
    [{ SLOW_QUERY_MS: '-1' }, 'SLOW_QUERY_MS must be off or a number of milliseconds.'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be an address'],
    [{ OTEL_TRACES_SAMPLER: 'some' }, 'OTEL_TRACES_SAMPLER must be one of always_on,'],
    [{ OTEL_TRACES_SAMPLER_ARG: '10' }, 'OTEL_TRACES_SAMPLER_ARG must be a number between 0 and 1.'],
    [{ DATABASE_URL: 'postgres://localhost/parda' }, 'JWT_SECRET is required with DATABASE_URL'],
    [{ DATABASE_REPLICA_URLS: 'postgres://localhost/parda' }, 'DATABASE_URL is missing: DATABASE_REPLICA_URLS'],
    [{ DATABASE_REPLICA_URLS: 'postgres://localhost/parda, other' }, 'DATABASE_REPLICA_URLS must be an address'],
    [{ DATABASE_REPLICA_URLS: 'postgres://localhost' }, 'DATABASE_REPLICA_URLS must name a database'],
  ])('%j', (env, sentence) => expect(() => embedded(env)).toThrow(sentence));
});

it.each([
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['PUBLIC_URI', 'PUBLIC_URL'],
  ['PUBLICURL', 'PUBLIC_URL'],
  ['JWT_SECRETS', 'JWT_SECRET'],
  ['ADMIN_PASSWD', 'ADMIN_PASSWORD'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['PROT', 'PORT'],
  ['OTEL_EXPORTER_OTLP_HEADER', 'OTEL_EXPORTER_OTLP_HEADERS'],
])('a mistyped %s is told of', (name, meant) => {
  expect(mistypedNames({ [name]: 'x' })).toEqual([`${name} is no setting of Parda. Did you mean ${meant}?`]);
  // blank counts as absent, and whoever has the right one as well knows it
  expect(mistypedNames({ [name]: ' ' })).toEqual([]);
  expect(mistypedNames({ [name]: 'x', [meant]: 'y' })).toEqual([]);
});

it('what others read is taken for no mistake', () => {
  const others = 'HOME HOSTNAME PATH PWD USER SHELL TERM LANG LOGNAME XDG_DATA_DIRS AWS_REGION http_proxy SMTP_HOST';
  expect(mistypedNames(Object.fromEntries(others.split(' ').map((name) => [name, 'x'])))).toEqual([]);
});

it.each([
  ['https://parda.example', true],
  ['https://parda.example/', true],
  ['https://localhost.example', true],
  ['http://parda.example', false],
  ['https://localhost', false],
  ['https://localhost:4443', false],
  ['https://parda.localhost', false],
  ['https://127.0.0.1', false],
  ['https://[::1]:4443', false],
  [undefined, false],
])('%s is for TLS alone, for good: %s', (PUBLIC_URL, isForGood) => {
  expect(isTlsForGood(embedded({ PUBLIC_URL }))).toBe(isForGood);
});

it('webhooks stay out of private networks unless they are allowed there', () => {
  expect(embedded().webhookPrivateTargets).toBe(false);
  expect(embedded({ WEBHOOK_PRIVATE_TARGETS: 'refuse' }).webhookPrivateTargets).toBe(false);
  expect(embedded({ WEBHOOK_PRIVATE_TARGETS: 'allow' }).webhookPrivateTargets).toBe(true);
});

describe('files', () => {
  it('stay in the data folder unless something else is named', () => {
    expect(embedded()).toMatchObject({
      cloudinary: null,
      s3: null,
      mediaDir: path.join(folder, 'data', 'media'),
      uploadsDir: path.join(folder, 'data', 'uploads'),
    });
  });

  it('go to Cloudinary with its two names', () => {
    const env = { CLOUDINARY_CLOUD_NAME: 'parda-1', CLOUDINARY_UPLOAD_PRESET: 'shop_2' };
    expect(embedded(env).cloudinary).toEqual({ cloudName: 'parda-1', uploadPreset: 'shop_2' });
  });

  const access = { S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'y' };

  it('go to a bucket at AWS with its name and the two keys', () => {
    const at = { endpoint: undefined, region: 'us-east-1', bucket: 'media', accessKeyId: 'x', secretAccessKey: 'y' };
    expect(embedded(access).s3).toEqual(at);
  });

  it('go to a bucket of somebody else at the address that is given', () => {
    const env = { ...access, S3_ENDPOINT: 'https://s3.example', S3_REGION: 'auto' };
    expect(embedded(env).s3).toMatchObject({ endpoint: 'https://s3.example', region: 'auto' });
  });

  it.each(['media', 'uploads'])('leave a data folder ours that holds only %s', (name) => {
    mkdirSync(path.join(folder, 'data', name), { recursive: true });
    expect(() => embedded()).not.toThrow();
  });
});

describe('the AI helper and the newsletter', () => {
  it('have a model, no key and no confirmation unless told', () => {
    const expected = {
      gemini: { apiKey: undefined, model: 'gemini-2.5-flash', baseUrl: undefined },
      newsletterDoubleOptIn: false,
    };
    expect(embedded()).toMatchObject(expected);
  });

  it('take what they are told', () => {
    const gemini = { GEMINI_API_KEY: 'key', GEMINI_MODEL: 'gemini-3-pro', GEMINI_BASE_URL: 'http://localhost:9000' };
    const env = { ...gemini, NEWSLETTER_DOUBLE_OPT_IN: 'true' };
    const expected = {
      gemini: { apiKey: 'key', model: 'gemini-3-pro', baseUrl: 'http://localhost:9000' },
      newsletterDoubleOptIn: true,
    };
    expect(embedded(env)).toMatchObject(expected);
  });
});

describe('what is watched', () => {
  it('goes nowhere unless a collector is named', () => {
    expect(embedded({ OTEL_SERVICE_NAME: 'shop' }).telemetry).toBeNull();
  });

  it('goes to the collector that is named', () => {
    const endpoint = 'http://localhost:4318';
    expect(embedded({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).telemetry).toEqual({
      endpoint,
      serviceName: 'parda',
      sampler: { name: 'parentbased_always_on', ratio: 1 },
    });
    const env = { OTEL_SERVICE_NAME: 'shop', OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.25' };
    expect(embedded({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).telemetry).toEqual({
      endpoint,
      serviceName: 'shop',
      sampler: { name: 'traceidratio', ratio: 0.25 },
    });
  });

  it.each([
    [undefined, 500],
    ['off', null],
    ['0', 0],
    ['250', 250],
  ])('a statement is slow by SLOW_QUERY_MS=%s', (SLOW_QUERY_MS, slowQueryMs) => {
    expect(embedded({ SLOW_QUERY_MS }).slowQueryMs).toBe(slowQueryMs);
  });
});

it('takes an empty variable for an absent one', () => {
  expect(embedded({ PORT: ' ', DATABASE_URL: '' })).toMatchObject({ port: 4000, databaseUrl: undefined });
});

it('puts no demo content into a PostgreSQL unless asked', () => {
  const env = { DATABASE_URL: 'postgres://localhost/parda', JWT_SECRET: 'x'.repeat(32) };
  expect(readConfig(env).seed).toBe('starter');
  expect(readConfig({ ...env, SEED: 'demo' }).seed).toBe('demo');
});
