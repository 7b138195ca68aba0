import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import PostalMime, { type Email } from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { openBrowser, useVisit, type Visit } from './support/browser.js';
import { Owner } from './support/owner.js';
import { call, graphql } from './support/server.js';

/** The mails of the house as their readers get them: written to the outbox, and opened on small and large screens. */

const visit = useVisit(() => ({ RATE_LIMITS: 'off' }));

const READERS = { en: 'sita', ne: 'maya' } as const;

/** Everything that a person with an account can be written to about, in one language. */
async function makeMails(at: Visit, owner: Owner, language: 'en' | 'ne'): Promise<string> {
  const name = READERS[language];
  const email = `${name}@example.com`;
  const account = { username: name, name: `${name} sharma`, email, password: 'only for the journeys', language };
  const { body } = await call<{ token: string }>(at.url, 'POST', '/api/auth/register', account);
  const own = { Authorization: `Bearer ${body.token}` };
  await call(at.url, 'POST', '/api/auth/password-reset', { email });
  const booking = {
    userName: account.name,
    contactNumber: '9841234567',
    brand: 'Samsung',
    model: 'A-very-long-model-name-without-a-space-UA43T5770AUBXL',
    issueDescription: 'No picture',
    pickupAddress: 'Baneshwor, Kathmandu',
    preferredPickupTime: new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString(),
  };
  const repair = await call<{ id: string }>(at.url, 'POST', '/api/content/repair-request', booking, own);
  const { id } = repair.body;
  await owner.does('PUT', `/admin/repairs/${id}`, { status: 'PICKED_UP', note: 'टिभी पसलमा आइपुग्यो।' });
  await mailsTo(at, email, 4);
  await owner.does('PUT', `/admin/repairs/${id}`, { status: 'DIAGNOSED', estimatedCost: 12500 });
  const [post] = await owner.reads<{ id: string }[]>('/blog/posts');
  const comment = { content: 'How long does it last?' };
  const said = await call<{ id: string }>(at.url, 'POST', `/api/blog/posts/${post!.id}/comments`, comment, own);
  await owner.does('POST', `/admin/comments/${said.body.id}/reply`, { reply: 'Some ten years,\nwith a stabiliser.' });
  const ask = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }';
  await graphql(at.url, ask, { input: { subject: 'Saturday?', message: 'Are you open?' } }, own);
  const admin = await owner.headers();
  const inbox = 'query ($search: String) { inboxTable(search: $search) { items { id } } }';
  type Inbox = { inboxTable: { items: { id: string }[] } };
  const { inboxTable } = await graphql<Inbox>(at.url, inbox, { search: email }, admin);
  const answer = 'mutation ($id: ID!) { replyToInboxMessage(id: $id, text: "Yes, until six.") { id } }';
  await graphql(at.url, answer, { id: inboxTable.items[0]!.id }, admin);
  await call(at.url, 'POST', '/api/newsletter', { email, language });
  return email;
}

const KINDS = 8;

/** Waits for so many mails to an address, and reads them. */
async function mailsTo(at: Visit, address: string, count: number): Promise<Email[]> {
  const outbox = path.join(at.folder, 'outbox');
  const find = () =>
    readdirSync(outbox)
      .map((name) => readFileSync(path.join(outbox, name)))
      .filter((mail) => mail.includes(`To: ${address}`));
  await expect.poll(() => find().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count);
  return Promise.all(find().map((mail) => PostalMime.parse(mail)));
}

const CAMPAIGN = {
  subject: 'Before the monsoon',
  body: [
    '<h2>Voltage</h2><p>A stabiliser costs less than a <a href="/products">power board</a>.</p>',
    '<p><img src="/icons/icon-512.png" alt="A stabiliser beside a television" width="900"></p>',
    '<table><tr><th>Size</th><th>Price</th></tr><tr><td>Small</td><td>Rs. 3,500</td></tr></table>',
  ].join(''),
};

it('every mail can be read on a phone and at a desk, with pictures off, in both languages, and as plain text', async () => {
  const owner = new Owner(visit);
  const addresses = [await makeMails(visit, owner, 'en'), await makeMails(visit, owner, 'ne')];
  await owner.does('POST', '/admin/email-campaigns', CAMPAIGN);
  const browser = await openBrowser();
  // no picture is ever loaded
  const context = await browser.newContext();
  await context.route('**/*', (route) => route.abort());
  for (const [index, language] of (['en', 'ne'] as const).entries()) {
    const mails = await mailsTo(visit, addresses[index]!, KINDS);
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(KINDS);
    for (const { subject, html, text } of mails) {
      expect(`${subject}\n${text}`).toMatch(/\n-- \n/);
      expect(`${subject}\n${text}`).not.toMatch(/<\/?[a-z]+[ >]|undefined|null|\[object/);
      for (const width of [320, 600]) {
        const page = await context.newPage();
        await page.setViewportSize({ width, height: 800 });
        await page.setContent(html!);
        const { lang, scrollWidth, links } = await page.evaluate(() => ({
          lang: document.documentElement.lang,
          scrollWidth: document.documentElement.scrollWidth,
          links: [...document.links].map(({ href }) => href),
        }));
        expect([subject, lang, scrollWidth]).toEqual([subject, language, width]);
        expect(links.filter((link) => !/^(tel:|mailto:)/.test(link) && !link.startsWith(visit.url))).toEqual([]);
        const { violations } = await new AxeBuilder({ page })
          .setLegacyMode()
          // a mail is no page: it has no landmarks
          .disableRules(['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order'])
          .analyze();
        expect(violations.map(({ id, nodes }) => [subject, id, nodes.map((node) => node.html)])).toEqual([]);
        await page.close();
      }
    }
  }
  await browser.close();
});

describe('the links of a mail', () => {
  it('lead to the repair, and end the newsletter', async () => {
    const mails = await mailsTo(visit, 'sita@example.com', KINDS);
    const linkIn = (subject: RegExp, link: RegExp) =>
      link.exec(mails.find((mail) => subject.test(mail.subject!))!.text!)![0];
    const context = await visit.enter({ size: 'phone' });
    const page = await context.newPage();
    await page.goto(linkIn(/quote/i, /http\S+\/#\/track\/\w+/));
    await page.getByText('Rs. 12,500').first().waitFor();
    await page.goto(linkIn(/monsoon/, /http\S+\/#\/unsubscribe\/\S+/));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByText('You have been unsubscribed.').first().waitFor();
    const [subscription] = (
      await new Owner(visit).reads<{ email: string; isActive: boolean }[]>(
        '/admin/newsletter-subscriptions?search=sita',
      )
    ).filter(({ email }) => email === 'sita@example.com');
    expect(subscription).toMatchObject({ isActive: false });
  });
});
