import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../../core/config/config.js';
import { lazily } from '../../core/lazily.js';
import type { Logger } from '../log.js';

/** One mail, ready to go. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string | undefined;
  /** The address that ends such mails with one post (RFC 8058). */
  unsubscribe?: string | undefined;
  /** The same for each attempt, so that a program that gets it twice can tell. Made up if not given. */
  messageId?: string | undefined;
}

export interface Mailer {
  /** @throws DeliveryError where the mail was not taken, or nobody knows */
  send(message: MailMessage): Promise<void>;
  close(): void;
}

/**
 * What may be done about a mail that did not go:
 * `refused`: not at all, to this address; `later`: again after a while; `unreachable`: the server itself is away, so
 * none goes; `unknown`: it was being handed over when the line broke, and may have arrived.
 */
export type Outcome = 'refused' | 'later' | 'unreachable' | 'unknown';

export class DeliveryError extends Error {
  constructor(
    readonly outcome: Outcome,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Longer than this without a word from the server, and the line counts as broken. */
const TIMEOUT_MS = 20_000;
/** So many mails are handed over at the same time by one process. */
export const LANES = 5;

/** Sends through SMTP, or writes `.eml` files to a folder where no server is configured (decisions §9). */
export function openMailer(config: Config, log: Logger): Mailer {
  if (config.smtpUrl) return smtpMailer(config, config.smtpUrl);
  log.warn({ folder: config.outboxDir }, 'SMTP_URL is not set: mails are written to the outbox folder');
  return outboxMailer(config);
}

function smtpMailer(config: Config, url: string): Mailer {
  /** What is being handed over; a server that has begun to read may have taken it, whatever comes after. */
  const contents = new Map<string, Readable>();
  let close: (() => void) | undefined;
  const transport = lazily(async () => {
    const opened = await openTransport(url, contents);
    close = () => opened.close();
    return opened;
  });
  return {
    send: async (message) => {
      const messageId = message.messageId ?? newMessageId(config);
      const opened = await transport();
      try {
        await opened.sendMail(envelopeOf(config, { ...message, messageId }));
      } catch (error) {
        throw toDeliveryError(error as SmtpError, contents.get(messageId)?.readableDidRead ?? false);
      } finally {
        contents.delete(messageId);
      }
    },
    close: () => close?.(),
  };
}

/** @param contents gets what is being handed over, by the id of the mail */
async function openTransport(url: string, contents: Map<string, Readable>) {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: LANES,
    // the queue tries again, and knows when it must not
    maxRequeues: 0,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  transport.use('stream', ({ message }, done) => {
    const open = message.createReadStream.bind(message);
    message.createReadStream = (options) => {
      const content = open(options);
      contents.set(message.messageId(), content);
      return content;
    };
    done();
  });
  return transport;
}

/** What nodemailer says of a failure. */
interface SmtpError extends Error {
  code?: string;
  command?: string;
  /** The server's own; absent where it said nothing. */
  responseCode?: number;
  response?: string;
}

/** RFC 5321 §4.2.1: 4yz is for now, 5yz for good. What the server says of us, not of the recipient, is for now. */
function toDeliveryError(error: SmtpError, hasBegun: boolean): DeliveryError {
  const { responseCode, command, code } = error;
  const message = error.response ?? error.message;
  const because = (outcome: Outcome) => new DeliveryError(outcome, message, { cause: error });
  if (responseCode === undefined) {
    if (hasBegun) return because('unknown');
    // an address that cannot be one, a mail that is too large: found out before it is offered
    return because(code === 'EENVELOPE' || code === 'EMESSAGE' ? 'refused' : 'unreachable');
  }
  if (code === 'EAUTH' || responseCode === 421) return because('unreachable');
  const isOfMail = command === 'RCPT TO' || command === 'DATA';
  return because(responseCode >= 500 && isOfMail ? 'refused' : 'later');
}

function outboxMailer(config: Config): Mailer {
  const transport = lazily(async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  });
  return {
    send: async (message) => {
      const mail = await (await transport()).sendMail(envelopeOf(config, message));
      await mkdir(config.outboxDir, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${mail.messageId.replace(/[^\w-]/g, '').slice(0, 12)}.eml`;
      await writeFile(path.join(config.outboxDir, name), mail.message as Buffer, { mode: 0o600 });
    },
    close: () => undefined,
  };
}

/** The domain that the shop's mails come from. */
export const mailDomain = ({ mailFrom }: Config): string => /@([^@<>\s]+)>?$/.exec(mailFrom)![1]!;

const newMessageId = (config: Config): string => `<${crypto.randomUUID()}@${mailDomain(config)}>`;

/** The address is an object, so that no comma or line break in it makes a second one. */
const envelopeOf = (config: Config, { to, replyTo, unsubscribe, ...content }: MailMessage): SendMailOptions => ({
  ...content,
  from: config.mailFrom,
  to: { name: '', address: to },
  ...(replyTo && { replyTo: { name: '', address: replyTo } }),
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribe && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  },
  ...(unsubscribe && {
    list: { unsubscribe: { url: unsubscribe }, id: { url: `newsletter.${mailDomain(config)}`, comment: 'Parda' } },
  }),
});
