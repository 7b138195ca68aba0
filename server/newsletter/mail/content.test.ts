import { afterEach, beforeEach, expect, it } from 'vitest';
import { Language } from '../../accounts/enums.js';
import { openMailer } from '../../infra/mail/mailer.js';
import { silentLog } from '../../testing/database.js';
import { SmtpSink } from '../../testing/smtpServer.js';
import { useTestApp } from '../../testing/testApp.js';
import { sendNewCampaign } from '../campaigns/sending.service.js';
import { buildSubscription } from '../factory.js';
import { openUnsubscribeToken } from '../links/links.js';

const app = useTestApp(() => ({ publicUrl: 'https://parda.example' }));

let sink: SmtpSink;
beforeEach(async () => {
  sink = new SmtpSink();
  await sink.start();
});
afterEach(() => sink.stop());

/** A campaign as somebody's mail program reads it. */
async function received(language: Language | null) {
  const { ctx } = await app.admin();
  await app.save(buildSubscription({ email: 'Sita@example.com', language }));
  await sendNewCampaign(ctx, { subject: 'Dashain <offers>', body: 'Come **and** [see](/products).' });
  const mailer = openMailer({ ...app.deps.config, smtpUrl: sink.url }, silentLog);
  await app.runDue({ mailer });
  mailer.close();
  return sink.read();
}

it('says what was written, and how to end it in one step', async () => {
  const mail = await received(null);
  expect(mail.subject).toBe('Dashain <offers>');
  expect(mail.to).toMatchObject([{ address: 'Sita@example.com' }]);
  expect(mail.html).toMatch(/Come <strong>and<\/strong> <a [^>]*href="https:\/\/parda\.example\/#\/products"/);
  expect(mail.text).toContain('Come and see (https://parda.example/#/products).');
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const [, token] = /^<https:\/\/parda\.example\/unsubscribe\/([\w-]+)>$/.exec(header('list-unsubscribe')!)!;
  expect(openUnsubscribeToken(app.deps.config, token!)).toBe('Sita@example.com');
  expect(mail.html).toContain('>Unsubscribe from these emails</a>');
  const [, page] = /Unsubscribe from these emails:\s+https:\/\/parda\.example\/#\/unsubscribe\/([\w-]+)/.exec(
    mail.text!,
  )!;
  expect(openUnsubscribeToken(app.deps.config, page!)).toBe('Sita@example.com');
});

it('is in Nepali around what was written, for whoever subscribed on a Nepali page', async () => {
  const { html, text } = await received(Language.NE);
  expect(html).toContain('<html lang="ne">');
  expect(text).toContain('यस्ता इमेल अब नपठाउनुहोस्:');
});
