import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../../testing/database.js';
import { type Config, readConfig } from '../config.js';
import { composeMail } from './letter.js';
import { openMailer } from './mailer.js';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'parda-mail-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const settings = (env: NodeJS.ProcessEnv = {}): Config =>
  readConfig({ DATA_DIR: folder, JWT_SECRET: 'x'.repeat(32), ...env });

const mail = composeMail(
  'sita@example.com',
  {
    language: 'en',
    subject: 'Your <television>',
    greeting: 'Hello सीता & "friends",',
    paragraphs: ['<script>alert(1)</script>'],
    button: { label: 'Open', url: 'https://parda.example/#/track/X?a=1&b=2' },
    closing: [],
  },
  {
    address: 'New Road, Kathmandu',
    phone: '+977 9841-000000',
    email: 'shop@parda.example',
    site: 'https://parda.example',
  },
);

describe('without a mail server', () => {
  it('mails become private files that a mail program opens', async () => {
    const mailer = openMailer(settings(), silentLog);
    await mailer.send(mail);
    const outbox = path.join(folder, 'outbox');
    const [name] = readdirSync(outbox);
    const text = readFileSync(path.join(outbox, name!), 'utf8');
    expect(text).toMatch(
      /^From: Parda <no-reply@localhost>\r\nTo: sita@example.com\r\nSubject: Your <television>\r\n/m,
    );
    expect(name).toMatch(/\.eml$/);
    expect([statSync(outbox).mode & 0o777, statSync(path.join(outbox, name!)).mode & 0o777]).toEqual([0o700, 0o600]);
  });
});

describe('with a mail server', () => {
  let server: SMTPServer;
  let received: { from: string; to: string[]; text: string }[];
  let refusal: Error | undefined;
  let url: string;

  beforeEach(async () => {
    received = [];
    refusal = undefined;
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, callback) {
        const pieces: Buffer[] = [];
        stream.on('data', (piece: Buffer) => pieces.push(piece));
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope;
          received.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            text: Buffer.concat(pieces).toString(),
          });
          callback(refusal);
        });
      },
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

  it('mails are handed over, in both forms', async () => {
    const mailer = openMailer(settings({ SMTP_URL: url, MAIL_FROM: 'Parda <shop@parda.example>' }), silentLog);
    await mailer.send(mail);
    mailer.close();
    expect(received).toMatchObject([{ from: 'shop@parda.example', to: ['sita@example.com'] }]);
    expect(received[0]!.text).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
  });

  it('a refusal is an error, so that the queue tries again', async () => {
    refusal = Object.assign(new Error('mailbox full'), { responseCode: 452 });
    const mailer = openMailer(settings({ SMTP_URL: url }), silentLog);
    await expect(mailer.send(mail)).rejects.toThrow('mailbox full');
    mailer.close();
  });

  it('an address that is more than one goes nowhere', async () => {
    const mailer = openMailer(settings({ SMTP_URL: url }), silentLog);
    await mailer.send({ ...mail, to: 'a@example.com, b@example.com' }).catch(() => undefined);
    await mailer.send({ ...mail, to: 'a@example.com\r\nBcc: c@example.com' }).catch(() => undefined);
    mailer.close();
    for (const { to } of received) expect(to).toHaveLength(1);
    expect(received.map(({ text }) => text).join()).not.toMatch(/^Bcc:/im);
  });
});

it('what people typed is text in the HTML, too', () => {
  expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(mail.html).toContain('Hello सीता &amp; &quot;friends&quot;,');
  expect(mail.html).toContain('href="https://parda.example/#/track/X?a=1&amp;b=2"');
  expect(mail.text).toContain('https://parda.example/#/track/X?a=1&b=2');
});
