import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config.js';
import type { Logger } from '../log.js';

/** One mail, ready to go. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** @throws the server's answer where it does not take the mail */
  send(message: MailMessage): Promise<void>;
  close(): void;
}

/** Longer than this, and the queue tries again. */
const TIMEOUT_MS = 20_000;

/** Sends through SMTP, or writes `.eml` files to a folder where no server is configured (decisions §9). */
export function openMailer(config: Config, log: Logger): Mailer {
  if (config.smtpUrl) return smtpMailer(config, config.smtpUrl);
  log.warn({ folder: config.outboxDir }, 'SMTP_URL is not set: mails are written to the outbox folder');
  return outboxMailer(config);
}

function smtpMailer(config: Config, url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    send: async (message) => void (await transport.sendMail(envelopeOf(config, message))),
    close: () => transport.close(),
  };
}

function outboxMailer(config: Config): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (message) => {
      const mail = await transport.sendMail(envelopeOf(config, message));
      await mkdir(config.outboxDir, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${mail.messageId.replace(/[^\w-]/g, '').slice(0, 12)}.eml`;
      await writeFile(path.join(config.outboxDir, name), mail.message as Buffer, { mode: 0o600 });
    },
    close: () => undefined,
  };
}

/** The address is an object, so that no comma or line break in it makes a second one. */
const envelopeOf = (config: Config, { to, subject, text, html }: MailMessage): SendMailOptions => ({
  from: config.mailFrom,
  to: { name: '', address: to },
  subject,
  text,
  html,
  headers: { 'Auto-Submitted': 'auto-generated' },
});
