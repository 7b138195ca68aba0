import path from 'node:path';
import { z } from 'zod';
import { keptSecret, MIN_SECRET_LENGTH } from '../../infra/database/dataFolder.js';
import { wholeNumberText } from '../fields/text.js';
import { ConfigError } from './configError.js';
import { mistyped } from './mistyped.js';
import type { QuietHours } from './quietHours.js';

/** Where the site is for the people who read a mail or come back from a provider. */
export const siteUrl = ({ publicUrl, port }: Config): string =>
  publicUrl?.replace(/\/+$/, '') ?? `http://localhost:${port}`;

/** A page of the client under its full address. @param path within the client, as `/track/…` */
export const pageUrl = (config: Config, path: string): string => `${siteUrl(config)}/#${path}`;

export type SeedLevel = 'demo' | 'starter' | 'none';

/** All settings of a process, read once at the start (decisions §10). */
export interface Config {
  port: number;
  host: string;
  /** The address that people see, where it is not this machine's own. */
  publicUrl: string | undefined;
  /** Whom to tell of a hole in the site: an e-mail address or a page; undefined is the address of the contact page. */
  securityContact: string | undefined;
  /** Absolute path of the folder for the embedded database and everything else that must survive. */
  dataDir: string;
  /** A PostgreSQL address; undefined means the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** Copies of that PostgreSQL that follow it, for reads that may lag. */
  databaseReplicaUrls: readonly string[];
  /** In the embedded case it is made where it is first asked for. @throws ConfigError if the data folder cannot be used */
  readonly jwtSecret: string;
  adminEmail: string;
  adminPassword: string | undefined;
  seed: SeedLevel;
  /** What is added to the counts that the home page shows (public-site §4). */
  statsBaseline: number;
  /** Express's `trust proxy`: how many proxies are in front, or false. */
  trustProxy: number | false;
  logLevel: string;
  /** From how many milliseconds on a statement leaves a line in the log; null for none. */
  slowQueryMs: number | null;
  /** Null sends traces and metrics nowhere. */
  telemetry: TelemetrySettings | null;
  /** `off` only where something else in front limits the callers. */
  rateLimits: boolean;
  /** Whether answers to guests are kept in memory until the content changes. */
  answerCache: boolean;
  /** The mail server; undefined writes mails to `outboxDir`. */
  smtpUrl: string | undefined;
  /** Absolute path of the folder for mails that no server takes. */
  outboxDir: string;
  mailFrom: string;
  /** How many mails go out in a second, of all processes together. */
  mailsPerSecond: number;
  /** When mail that nobody waits for stays in; null lets it go at any hour. */
  mailQuietHours: QuietHours | null;
  /** How long the change of a repair's status can be undone before the customer is notified. */
  statusUndoSeconds: number;
  /** Whether webhooks may go to this machine, into private networks and over http. */
  webhookPrivateTargets: boolean;
  social: Record<SocialProvider, SocialSettings>;
  gemini: GeminiSettings;
  payments: PaymentSettings;
  /** Whether a subscription to the newsletter counts only once it was confirmed by a mailed link. */
  newsletterDoubleOptIn: boolean;
  /** Null keeps uploads in our own store (decisions §7). */
  cloudinary: { cloudName: string; uploadPreset: string } | null;
  /** Null keeps our own store in `mediaDir`. */
  s3: S3Settings | null;
  /** Absolute path of the folder for the files of our own store. */
  mediaDir: string;
  /** Null makes none. */
  backups: BackupSettings | null;
  /** Absolute path of the folder for uploads that have not arrived whole yet. */
  uploadsDir: string;
}

/** Where traces and metrics go, in the terms of OpenTelemetry. */
export interface TelemetrySettings {
  /** The address of a collector that takes OTLP over HTTP, without `/v1/traces`. */
  endpoint: string;
  serviceName: string;
  /** Which traces are kept; the ratio says of how many where the name does. */
  sampler: { name: (typeof SAMPLERS)[number]; ratio: number };
}

/** A bucket that any S3-compatible service holds. */
export interface S3Settings {
  /** Undefined is AWS's own address of the region. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Where somebody may have an account already; the names of the routes and of the database. */
export enum SocialProvider {
  GOOGLE = 'google',
  FACEBOOK = 'facebook',
  X = 'x',
  GITHUB = 'github',
}

/** The shop's registration with a provider of accounts. */
export interface SocialSettings {
  /** Null where the shop has not registered: the provider's button is disabled. */
  client: { id: string; secret: string } | null;
  /** Takes the place of scheme and host in all addresses of the provider. */
  baseUrl: string | undefined;
}

/** The provider of the AI helper (decisions §8). */
export interface GeminiSettings {
  /** Undefined where the shop has no account there: the helper says that it is not configured. */
  apiKey: string | undefined;
  model: string;
  /** Undefined is Google's own address. */
  baseUrl: string | undefined;
}

/** With whom customers can pay on the site; null where the shop has no account there. */
export interface PaymentSettings {
  esewa: EsewaSettings | null;
  khalti: KhaltiSettings | null;
}

/** The shop's account with eSewa (ePay v2). */
export interface EsewaSettings {
  productCode: string;
  secretKey: string;
  /** Where the form goes, and where the server asks. */
  formBaseUrl: string;
  statusBaseUrl: string;
}

/** The shop's account with Khalti (KPG-2). */
export interface KhaltiSettings {
  secretKey: string;
  /** With the version, as `https://khalti.com/api/v2/`. */
  baseUrl: string;
}

/** A backup a day. */
export interface BackupSettings {
  /** Absolute path. */
  folder: string;
  /** The hour in Kathmandu from which on it is made. */
  hour: number;
  /** How many are kept. */
  keep: number;
}

/** `shop@example.com` or `Parda <shop@example.com>`. */
const MAIL_FROM = /^([^<>\r\n]*<[^@<>\s]+@[^@<>\s]+>|[^@<>\s]+@[^@<>\s]+)$/;
/** `20:00-08:00` */
const HOURS = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/;
const TRUE = /^(1|true|yes|on)$/i;
const FALSE = /^(0|false|no|off)$/i;

/** Of a number: there `0` is one. */
const OFF = /^(false|no|off)$/i;

const onOff = (fallback: 'on' | 'off') =>
  z
    .string()
    .default(fallback)
    .refine((value) => TRUE.test(value) || FALSE.test(value), 'must be on or off')
    .transform((value) => TRUE.test(value));

const url = (protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

const isOrigin = ({ origin, href }: URL) => href === `${origin}/`;

/** `GOOGLE_CLIENT_ID`, `GOOGLE_CLIENT_SECRET`, `GOOGLE_BASE_URL`, and the same for each of the others. */
const socialEnvironment = Object.fromEntries(
  Object.keys(SocialProvider).flatMap((name) => [
    [`${name}_CLIENT_ID`, z.string().optional()],
    [`${name}_CLIENT_SECRET`, z.string().optional()],
    [`${name}_BASE_URL`, url(['http:', 'https:']).optional()],
  ]),
);

/** It becomes a part of addresses. */
const cloudinaryName = z.string().regex(/^[\w-]+$/, 'can have only letters, digits, _ and -');

const databaseUrl = url(['postgres:', 'postgresql:']).refine(
  (value) => !URL.canParse(value) || new URL(value).pathname.length > 1,
  { error: 'must name a database, as in postgres://user@host/parda' },
);

/** The names of the standard variable. */
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** The variables that are read, with their rules; docs/settings.md says what each means. */
export const environment = z.object({
  PORT: wholeNumberText('', 0, 65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  SECURITY_CONTACT: z
    .union(
      [z.email(), z.url({ protocol: /^https$/ })],
      'must be an e-mail address or an address that starts with https://',
    )
    .optional(),
  PUBLIC_URL: url(['http:', 'https:'])
    .refine((value) => !URL.canParse(value) || isOrigin(new URL(value)), {
      error: 'must be an address without a path, as https://tv.example: the site stands at the root of its host',
    })
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URLS: z
    .string()
    .default('')
    .transform((value) => value.split(',').map((part) => part.trim()))
    .transform((parts) => parts.filter((part) => part !== ''))
    .pipe(z.array(databaseUrl)),
  JWT_SECRET: z.string().min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`).optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').default('admin@example.com'),
  ADMIN_PASSWORD: z
    .string()
    .min(6, 'must have at least 6 characters')
    .max(128, 'can have at most 128 characters')
    .optional(),
  SEED: z.enum(['demo', 'starter', 'none'], { error: 'must be demo, starter or none' }).optional(),
  STATS_BASELINE: wholeNumberText('', 0, 1_000_000_000).default(5000),
  TRUST_PROXY: z
    .string()
    .default('off')
    .transform((value, context) => {
      if (FALSE.test(value)) return false;
      if (/^[1-9]\d?$/.test(value)) return Number(value);
      // one proxy in front: with Express's own `true` every caller could choose their address
      if (TRUE.test(value)) return 1;
      context.addIssue({ code: 'custom', message: 'must be on, off or the number of proxies' });
      return z.NEVER;
    }),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  SLOW_QUERY_MS: z
    .string()
    .default('500')
    .refine((value) => OFF.test(value) || /^\d{1,7}$/.test(value), 'must be off or a number of milliseconds')
    .transform((value) => (OFF.test(value) ? null : Number(value))),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:']).optional(),
  OTEL_SERVICE_NAME: z.string().default('parda'),
  OTEL_TRACES_SAMPLER: z
    .enum(SAMPLERS, { error: `must be one of ${SAMPLERS.join(', ')}` })
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0|1|0?\.\d+|1\.0+)$/, 'must be a number between 0 and 1')
    .default('1')
    .transform(Number),
  RATE_LIMITS: onOff('on'),
  ANSWER_CACHE: onOff('on'),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().regex(MAIL_FROM, 'must be an address, or a name with an address in angle brackets').optional(),
  MAIL_PER_SECOND: wholeNumberText('', 1, 10_000).default(20),
  MAIL_QUIET_HOURS: z
    .string()
    .default('20:00-08:00')
    .transform((value, context): QuietHours | null => {
      if (FALSE.test(value)) return null;
      const [, ...parts] = HOURS.exec(value) ?? [];
      if (parts.length === 0) context.addIssue({ code: 'custom', message: 'must be off or hours like 20:00-08:00' });
      const [fromHour, fromMinute, untilHour, untilMinute] = parts.map(Number) as [number, number, number, number];
      return { from: fromHour * 60 + fromMinute, until: untilHour * 60 + untilMinute };
    }),
  BACKUP_DIR: z.string().optional(),
  BACKUP_HOUR: wholeNumberText('', 0, 23).default(3),
  BACKUP_KEEP: wholeNumberText('', 1, 1000).default(14),
  STATUS_UNDO_SECONDS: wholeNumberText('', 0, 3600).default(120),
  WEBHOOK_PRIVATE_TARGETS: z.enum(['refuse', 'allow'], { error: 'must be refuse or allow' }).default('refuse'),
  ...socialEnvironment,
  GEMINI_API_KEY: z.string().optional(),
  GEMINI_MODEL: z
    .string()
    .regex(/^[\w.-]+$/, 'must be the name of a model like gemini-2.5-flash')
    .default('gemini-2.5-flash'),
  GEMINI_BASE_URL: url(['http:', 'https:']).optional(),
  ESEWA_PRODUCT_CODE: z.string().optional(),
  ESEWA_SECRET_KEY: z.string().optional(),
  ESEWA_FORM_BASE_URL: url(['http:', 'https:']).optional(),
  ESEWA_STATUS_BASE_URL: url(['http:', 'https:']).optional(),
  KHALTI_SECRET_KEY: z.string().optional(),
  KHALTI_BASE_URL: url(['http:', 'https:']).optional(),
  NEWSLETTER_DOUBLE_OPT_IN: onOff('off'),
  CLOUDINARY_CLOUD_NAME: cloudinaryName.optional(),
  CLOUDINARY_UPLOAD_PRESET: cloudinaryName.optional(),
  S3_ENDPOINT: url(['http:', 'https:']).optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'must be a name like us-east-1')
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[\w.-]{3,255}$/, 'must be the name of a bucket, without an address')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});

/** All variables that mean something; libraries read the last two. */
export const SETTING_NAMES: readonly string[] = [
  ...Object.keys(environment.shape),
  'OTEL_EXPORTER_OTLP_HEADERS',
  'NODE_ENV',
];

/** Sentences about variables that look like one of ours that is not set, and mean nothing. */
export function mistypedNames(env: NodeJS.ProcessEnv): string[] {
  const present = Object.keys(env).filter((name) => env[name]?.trim());
  const unset = SETTING_NAMES.filter((name) => !present.includes(name));
  return present
    .filter((name) => !SETTING_NAMES.includes(name))
    .flatMap((name) => {
      const meant = mistyped(name, unset);
      return meant ? [`${name} is no setting of Parda. Did you mean ${meant}?`] : [];
    });
}

/**
 * Reads the settings, and touches nothing. A blank variable counts as an absent one, as compose files and shells like to set them.
 * @throws ConfigError naming the variable that is wrong
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    // of a list, the variable is what can be put right
    throw new ConfigError(`${String(issue.path[0])} ${issue.message}.`);
  }
  const settings = parsed.data;
  const dataDir = path.resolve(settings.DATA_DIR);
  let secret = settings.JWT_SECRET;
  if (settings.DATABASE_URL && !settings.JWT_SECRET) {
    throw new ConfigError('JWT_SECRET is required with DATABASE_URL, so that all processes sign with the same secret.');
  }
  if (settings.DATABASE_REPLICA_URLS.length > 0 && !settings.DATABASE_URL) {
    throw new ConfigError('DATABASE_URL is missing: DATABASE_REPLICA_URLS says nothing without it.');
  }
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL,
    securityContact: settings.SECURITY_CONTACT,
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    databaseReplicaUrls: settings.DATABASE_REPLICA_URLS,
    get jwtSecret() {
      return (secret ??= keptSecret(dataDir));
    },
    adminEmail: settings.ADMIN_EMAIL,
    adminPassword: settings.ADMIN_PASSWORD,
    seed: settings.SEED ?? (settings.DATABASE_URL ? 'starter' : 'demo'),
    statsBaseline: settings.STATS_BASELINE,
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
    slowQueryMs: settings.SLOW_QUERY_MS,
    telemetry: settings.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
          serviceName: settings.OTEL_SERVICE_NAME,
          sampler: { name: settings.OTEL_TRACES_SAMPLER, ratio: settings.OTEL_TRACES_SAMPLER_ARG },
        }
      : null,
    rateLimits: settings.RATE_LIMITS,
    answerCache: settings.ANSWER_CACHE,
    smtpUrl: settings.SMTP_URL,
    outboxDir: path.join(dataDir, 'outbox'),
    mailFrom: settings.MAIL_FROM ?? `Parda <no-reply@${hostOf(settings.PUBLIC_URL)}>`,
    mailsPerSecond: settings.MAIL_PER_SECOND,
    mailQuietHours: settings.MAIL_QUIET_HOURS,
    statusUndoSeconds: settings.STATUS_UNDO_SECONDS,
    webhookPrivateTargets: settings.WEBHOOK_PRIVATE_TARGETS === 'allow',
    social: readSocial(present),
    gemini: { apiKey: settings.GEMINI_API_KEY, model: settings.GEMINI_MODEL, baseUrl: settings.GEMINI_BASE_URL },
    payments: { esewa: readEsewa(present), khalti: readKhalti(present) },
    newsletterDoubleOptIn: settings.NEWSLETTER_DOUBLE_OPT_IN,
    cloudinary: readCloudinary(present),
    s3: readS3(present),
    mediaDir: path.join(dataDir, 'media'),
    uploadsDir: path.join(dataDir, 'uploads'),
    backups: settings.BACKUP_DIR
      ? { folder: path.resolve(settings.BACKUP_DIR), hour: settings.BACKUP_HOUR, keep: settings.BACKUP_KEEP }
      : null,
  };
}

/** Names that only this machine answers to (RFC 6761 §6.3): whatever listens there, on any port, is one host for a browser. */
const LOCAL = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether browsers may be told to come by TLS alone: the address is encrypted, and not one that other programs share. */
export function isTlsForGood(config: Config): boolean {
  const { protocol, hostname } = new URL(siteUrl(config));
  return protocol === 'https:' && !LOCAL.test(hostname);
}

const hostOf = (publicUrl: string | undefined) => (publicUrl ? new URL(publicUrl).hostname : 'localhost');

type Environment = Record<string, string | undefined>;

/**
 * Reads settings that only work together.
 * @returns their values in order, or null where none is set
 * @throws ConfigError naming the first that is missing
 */
function together<const Names extends readonly string[]>(
  env: Environment,
  ...names: Names
): { [Index in keyof Names]: string } | null {
  const missing = names.find((name) => !env[name]);
  if (!missing) return names.map((name) => env[name]) as { [Index in keyof Names]: string };
  if (names.every((name) => !env[name])) return null;
  throw new ConfigError(`${missing} is missing: the ${names.length === 2 ? 'two' : 'three'} only work together.`);
}

function readCloudinary(env: Environment): Config['cloudinary'] {
  const names = together(env, 'CLOUDINARY_CLOUD_NAME', 'CLOUDINARY_UPLOAD_PRESET');
  return names && { cloudName: names[0], uploadPreset: names[1] };
}

function readS3(env: Environment): Config['s3'] {
  const access = together(env, 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY');
  if (!access) {
    const alone = ['S3_ENDPOINT', 'S3_REGION'].find((name) => env[name]);
    if (alone) throw new ConfigError(`S3_BUCKET is missing: ${alone} says nothing without it.`);
    return null;
  }
  const [bucket, accessKeyId, secretAccessKey] = access;
  return { endpoint: env.S3_ENDPOINT, region: env.S3_REGION ?? 'us-east-1', bucket, accessKeyId, secretAccessKey };
}

function readEsewa(env: Environment): EsewaSettings | null {
  const account = together(env, 'ESEWA_PRODUCT_CODE', 'ESEWA_SECRET_KEY');
  return (
    account && {
      productCode: account[0],
      secretKey: account[1],
      formBaseUrl: env.ESEWA_FORM_BASE_URL ?? 'https://epay.esewa.com.np',
      statusBaseUrl: env.ESEWA_STATUS_BASE_URL ?? 'https://esewa.com.np',
    }
  );
}

const readKhalti = ({ KHALTI_SECRET_KEY: secretKey, KHALTI_BASE_URL: baseUrl }: Environment): KhaltiSettings | null =>
  secretKey ? { secretKey, baseUrl: baseUrl ?? 'https://khalti.com/api/v2/' } : null;

function readSocial(env: Environment): Config['social'] {
  const settingsOf = (name: string): SocialSettings => {
    const client = together(env, `${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`);
    return { client: client && { id: client[0], secret: client[1] }, baseUrl: env[`${name}_BASE_URL`] };
  };
  return {
    [SocialProvider.GOOGLE]: settingsOf('GOOGLE'),
    [SocialProvider.FACEBOOK]: settingsOf('FACEBOOK'),
    [SocialProvider.X]: settingsOf('X'),
    [SocialProvider.GITHUB]: settingsOf('GITHUB'),
  };
}
