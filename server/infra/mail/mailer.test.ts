import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Config, readConfig } from '../../core/config/config.js';
import { silentLog } from '../../testing/database.js';
import { SmtpSink } from '../../testing/smtpServer.js';
import { composeMail } from './content.js';
import { type Mailer, type MailMessage, openMailer } from './mailer.js';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'parda-mail-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const settings = (env: NodeJS.ProcessEnv = {}): Config =>
  readConfig({ DATA_DIR: folder, JWT_SECRET: 'x'.repeat(32), ...env });

const mail = composeMail(
  'sita@example.com',
  {
    language: 'ne',
    subject: 'Your <television> बनियो',
    greeting: 'Hello सीता & "friends",',
    paragraphs: ['It is ready.'],
    button: { label: 'Open', url: 'https://parda.example/#/track/X?a=1&b=2' },
    closing: [],
  },
  {
    address: 'New Road',
    hours: null,
    phone: '+977 9841-000000',
    email: 'shop@parda.example',
    site: 'https://parda.example',
  },
);

describe('without a mail server', () => {
  it('mails become private files that a mail program opens', async () => {
    const mailer = openMailer(settings(), silentLog);
    await mailer.send({ ...mail, subject: 'Your <television>' });
    const outbox = path.join(folder, 'outbox');
    const [name] = readdirSync(outbox);
    const text = readFileSync(path.join(outbox, name!), 'utf8');
    expect(text).toMatch(
      /^From: Parda <no-reply@localhost>\r\nTo: sita@example.com\r\nReply-To: shop@parda.example\r\nSubject: Your <television>\r\n/m,
    );
    expect(name).toMatch(/\.eml$/);
    expect([statSync(outbox).mode & 0o777, statSync(path.join(outbox, name!)).mode & 0o777]).toEqual([0o700, 0o600]);
  });
});

describe('with a mail server', () => {
  let sink: SmtpSink;
  let mailer: Mailer;

  beforeEach(async () => {
    sink = new SmtpSink();
    await sink.start();
    mailer = openMailer(settings({ SMTP_URL: sink.url, MAIL_FROM: 'Parda <shop@parda.example>' }), silentLog);
  });
  afterEach(async () => {
    mailer.close();
    await sink.stop();
  });

  const send = (overrides: Partial<MailMessage> = {}) => mailer.send({ ...mail, ...overrides });

  it('a mail program reads who wrote to whom, in both forms', async () => {
    await send({ replyTo: 'desk@parda.example', messageId: '<one@parda.example>' });
    expect(sink.received).toMatchObject([{ from: 'shop@parda.example', to: ['sita@example.com'] }]);
    const read = await sink.read();
    expect(read).toMatchObject({
      from: { name: 'Parda', address: 'shop@parda.example' },
      to: [{ address: 'sita@example.com' }],
      replyTo: [{ address: 'desk@parda.example' }],
      subject: 'Your <television> बनियो',
      messageId: '<one@parda.example>',
    });
    expect(new Date(read.date!).getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(read.text).toContain('Hello सीता & "friends",');
    expect(read.html).toContain('Hello सीता &amp; &quot;friends&quot;,');
    expect(sink.received[0]!.raw.toString()).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
    const headers = new Map(read.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect([...headers.keys()].filter((key) => key.startsWith('list-'))).toEqual([]);
  });

  it('one to many says how it is ended with one click (RFC 8058)', async () => {
    await send({ unsubscribe: `https://parda.example/unsubscribe/${'t'.repeat(180)}` });
    const headers = new Map((await sink.read()).headers.map(({ key, value }) => [key, value.replace(/\s+/g, '')]));
    expect(headers.get('list-unsubscribe')).toBe(`<https://parda.example/unsubscribe/${'t'.repeat(180)}>`);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(headers.get('list-id')).toContain('<newsletter.parda.example>');
  });

  it.each([
    ['refused for good where the mailbox is not there', { code: 550, text: '5.1.1 No such user' }, 'refused'],
    ['to be tried later where the mailbox is full', { code: 452, text: '4.2.2 Mailbox full' }, 'later'],
    ['to be tried later where the server is busy', { code: 421, text: '4.3.2 Try again' }, 'unreachable'],
    ['unknown where the line breaks after the mail was read', 'break the line', 'unknown'],
  ] as const)('a mail is %s', async (_what, answer, outcome) => {
    sink.answers.set('sita@example.com', answer);
    await expect(send()).rejects.toMatchObject({ outcome });
    expect(sink.received).toHaveLength(answer === 'break the line' ? 1 : 0);
    // the next one goes
    await send({ to: 'ram@example.com' });
    expect(sink.received.at(-1)).toMatchObject({ to: ['ram@example.com'] });
  });

  it('nobody there is told from a mail that cannot go', async () => {
    await sink.stop();
    await expect(send()).rejects.toMatchObject({ outcome: 'unreachable' });
    sink = new SmtpSink();
    await sink.start();
  });

  it('an address that is more than one goes nowhere', async () => {
    await send({ to: 'a@example.com, b@example.com' }).catch(() => undefined);
    await send({ to: 'a@example.com\r\nBcc: c@example.com' }).catch(() => undefined);
    for (const { to } of sink.received) expect(to).toHaveLength(1);
    expect(sink.received.map(({ raw }) => raw.toString()).join()).not.toMatch(/^Bcc:/im);
  });
});
