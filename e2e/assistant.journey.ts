import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { GEMINI_KEY, scripts, useGeminiServer } from '../server/testing/geminiServer.js';
import { takenOver, type Visitor, useVisit } from './support/browser.js';
import { atAdmin } from './support/admin.js';
import { violationsOn } from './support/faults.js';
import { adminHeaders, call } from './support/server.js';
import { main } from './support/shell.js';
import { expectToast } from './support/toasts.js';

const QUESTION = 'Is there a warranty on repairs?';

/** The part of the FAQ page that asks the assistant. */
const section = (page: Page) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Ask Our AI Assistant' }) });

const chat = (page: Page) => page.getByRole('dialog', { name: 'AI Assistant' });

async function openChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Chat with the AI Assistant' }).click();
  await chat(page).getByRole('textbox', { name: 'Your message' }).waitFor();
}

/** Sends a message; whoever is quicker than the chat tries again. */
async function say(page: Page, text: string): Promise<void> {
  const field = page.getByRole('dialog').locator('textarea');
  await field.fill(text);
  await expect
    .poll(async () => {
      if ((await field.inputValue()) !== '') await field.press('Enter');
      return field.inputValue();
    })
    .toBe('');
}

describe('with a key', () => {
  const gemini = useGeminiServer();
  const visit = useVisit(() => ({ GEMINI_API_KEY: GEMINI_KEY, GEMINI_BASE_URL: gemini.url, RATE_LIMITS: 'off' }));

  const numberOf = (title: string): string =>
    new RegExp(`<passage number="(\\d+)" title="${title.replaceAll('?', '\\?')}`).exec(gemini.instruction)![1]!;

  it('a visitor asks on the FAQ page, reads the answer, and follows it to the question that it rests on', async () => {
    const page = await visit.open('/faq');
    const ask = section(page);
    const field = ask.getByLabel('Your question');
    await field.press('Enter');
    await expectToast(page, 'warning', 'Please enter a question.');

    let answer!: () => void;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    gemini.script = async (request, response) => {
      await asked;
      await scripts.says(`Yes, six months.\nOn parts and work. [${numberOf(QUESTION)}]`)(request, response);
    };
    await field.fill('How long is');
    await field.press('Shift+Enter');
    await field.pressSequentially('the warranty?');
    expect(await field.inputValue()).toBe('How long is\nthe warranty?');
    await field.press('Enter');
    await ask.getByRole('button', { name: 'Getting Answer...' }).waitFor();
    answer();
    await expectToast(page, 'success', 'Answer retrieved successfully!');
    await ask.getByText('Yes, six months. On parts and work.').waitFor();
    await ask.getByRole('link', { name: QUESTION }).click();
    await expect.poll(() => page.getByRole('button', { name: QUESTION }).getAttribute('aria-expanded')).toBe('true');
    expect(gemini.asked[0]!.key).toBe(GEMINI_KEY);
  });

  it.each([
    ['a wrong key', scripts.refusesKey, 'There seems to be an issue with the API configuration.'],
    [
      'a busy provider',
      scripts.isBusy,
      'Sorry, I had trouble fetching an answer. Details: The assistant is busy right now. Please try again in a minute.',
    ],
  ])('of %s the FAQ page says what is specified', async (_case, script, sentence) => {
    gemini.script = script;
    const page = await visit.open('/faq', { size: 'desktop' });
    await section(page).getByLabel('Your question').fill(QUESTION);
    await section(page).getByRole('button', { name: 'Get Answer' }).click();
    await expectToast(page, 'error', sentence);
    await section(page).getByText(sentence).waitFor();
    expect(await section(page).getByLabel('Your question').inputValue()).toBe(QUESTION);
    expect(await page.content()).not.toContain(GEMINI_KEY);
  });

  it.each([{ size: 'phone' }, { size: 'desktop' }] satisfies Visitor[])(
    'a visitor on a $size reads a reply as it is written, and finds it again after a reload',
    async (visitor) => {
      let goOn!: () => void;
      const asked = new Promise<void>((resolve) => (goOn = resolve));
      gemini.script = async (_request, response) => {
        const piece = (text: string, more: object = {}) =>
          `data: ${JSON.stringify({ candidates: [{ content: { parts: [{ text }] }, ...more }] })}\r\n\r\n`;
        response.writeHead(200, { 'Content-Type': 'text/event-stream' });
        response.write(piece('Namaste! Yes, '));
        await asked;
        response.end(piece(`six months. [${numberOf(QUESTION)}]`, { finishReason: 'STOP' }));
      };
      const page = await visit.open('/products', visitor);
      await openChat(page);
      const field = chat(page).getByRole('textbox', { name: 'Your message' });
      await field.fill('   ');
      await field.press('Enter');
      expect(gemini.asked).toEqual([]);
      await say(page, QUESTION);
      await chat(page).getByText('Namaste! Yes,').waitFor();
      expect(await field.isDisabled()).toBe(true);
      goOn();
      await chat(page).getByRole('log').getByText('Namaste! Yes, six months.').waitFor();
      await page.reload();
      await takenOver(page);
      await openChat(page);
      await chat(page).getByRole('log').getByText('Namaste! Yes, six months.').waitFor();
      await chat(page).getByRole('link', { name: QUESTION }).click();
      await page.waitForURL(/#\/faq\?item=/);
      await expect.poll(() => page.getByRole('button', { name: QUESTION }).getAttribute('aria-expanded')).toBe('true');
      // beside the page it stays, over the page it goes
      expect(await chat(page).count()).toBe(visitor.size === 'desktop' ? 1 : 0);
    },
  );

  it('who closes the window stops the answer, and keeps what came of it', async () => {
    gemini.script = scripts.hangsAfter('Well, it depends on');
    const page = await visit.open('/');
    await openChat(page);
    await say(page, 'How much will it cost?');
    await chat(page).getByText('Well, it depends on').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => gemini.hungUp).toBe(1);
    await openChat(page);
    await chat(page).getByRole('log').getByText('Well, it depends on').waitFor();
  });

  it('a reply that does not come is told, and asked for once more', async () => {
    gemini.script = scripts.fails;
    const page = await visit.open('/', { size: 'desktop' });
    await openChat(page);
    await say(page, QUESTION);
    await expectToast(page, 'error', 'Sorry, there was an error getting a response.');
    await chat(page).getByText("I'm having trouble connecting right now.").waitFor();
    gemini.script = scripts.says('Yes, ', 'six months.');
    await chat(page).getByRole('button', { name: 'Try again' }).click();
    await chat(page).getByText('Yes, six months.').waitFor();
    expect(gemini.asked.at(-1)!.body.contents).toEqual([{ role: 'user', parts: [{ text: QUESTION }] }]);
  });

  it('a conversation goes along to a person of the shop', async () => {
    gemini.script = scripts.says('I do not know that.');
    const page = await visit.open('/', { size: 'desktop' });
    await openChat(page);
    await say(page, 'के तपाईं प्रोजेक्टर बनाउनुहुन्छ?');
    await chat(page).getByRole('log').getByText('I do not know that.').waitFor();
    expect(gemini.instruction).toContain('it looks like Nepali in Devanagari script');
    await chat(page).getByRole('button', { name: 'Talk to a person' }).click();
    const transcript = 'Me: के तपाईं प्रोजेक्टर बनाउनुहुन्छ?\nAssistant: I do not know that.';
    const whatsapp = new URL((await chat(page).getByRole('link', { name: 'WhatsApp' }).getAttribute('href'))!);
    expect([whatsapp.origin + whatsapp.pathname, whatsapp.searchParams.get('text')]).toEqual([
      'https://wa.me/9779800000250',
      transcript,
    ]);
    const messenger = new URL((await chat(page).getByRole('link', { name: 'Messenger' }).getAttribute('href'))!);
    expect([messenger.href.split('?')[0], messenger.searchParams.get('text')]).toEqual([
      'https://m.me/parda.tvrepair',
      transcript,
    ]);
    await chat(page).getByRole('button', { name: 'Contact form' }).click();
    await page.waitForURL(/#\/contact$/);
    await expect
      .poll(() =>
        main(page)
          .getByRole('textbox', { name: /^Message/ })
          .inputValue(),
      )
      .toBe(transcript);
  });

  it('where a repair stands is told to whoever gives its id, without name, phone and address', async () => {
    const booking = {
      userName: 'Maya Gurung',
      contactNumber: '9812345678',
      tvType: 'OLED',
      brand: 'LG',
      issueDescription: 'It smells of smoke',
      pickupAddress: 'Gairidhara 7',
      preferredPickupTime: new Date(Date.now() + 86_400_000).toISOString(),
    };
    const { body } = await call<{ id: string }>(visit.url, 'POST', '/api/content/repair-request', booking);
    gemini.script = (request, response) =>
      scripts.says(`We have your request. [${numberOf(`Repair ${body.id}`)}]`)(request, response);
    const page = await visit.open('/', { size: 'desktop' });
    await openChat(page);
    await say(page, `Where is my TV? ${body.id.slice(0, 4)}-${body.id.slice(4, 8)}-${body.id.slice(8)}`);
    await chat(page)
      .getByRole('link', { name: `Repair ${body.id}` })
      .click();
    await page.waitForURL(new RegExp(`#/track/${body.id}$`));
    expect(gemini.instruction).toContain('Device: LG OLED.\nStatus: Requested');
    for (const secret of ['Maya', '9812345678', 'Gairidhara', 'smoke'])
      expect(gemini.instruction).not.toContain(secret);
  });

  it('the owner finds what was asked and answered in the activity log', async () => {
    gemini.script = scripts.says('Yes, on Sundays, too.');
    await call(visit.url, 'POST', '/api/assistant/ask', { question: 'Are you open on Sundays this year?' });
    await atAdmin(visit, 'activityLog?actionType=GEMINI_QUERY', async (page) => {
      const line = page.getByRole('row').filter({ hasText: 'Are you open on Sundays this year?' });
      await line.getByText('Are you open on Sundays this year?').click();
      await line.getByText('Yes, on Sundays, too.').waitFor();
    });
  });

  it.each([
    { size: 'phone', theme: 'dark' },
    { size: 'desktop', theme: 'light' },
    { size: 'desktop', theme: 'dark', language: 'ne' },
  ] satisfies Visitor[])('the open window on a $size, $theme, has no fault', async (visitor) => {
    gemini.script = scripts.says('Yes. [1, 2, 3]');
    const page = await visit.open('/warranty', visitor);
    await page.locator('button[aria-haspopup="dialog"]').last().click();
    await say(page, 'वारेन्टी कति हुन्छ?');
    await page.getByRole('log').getByText('Yes.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  it('the key stands in no bundle, no answer and no line of the log', async () => {
    for (const script of [scripts.refusesKey, scripts.suspendsKey, scripts.fails]) {
      gemini.script = script;
      const { body } = await call(visit.url, 'POST', '/api/assistant/ask', { question: QUESTION });
      expect(JSON.stringify(body)).not.toContain(GEMINI_KEY);
    }
    const config = await call(visit.url, 'GET', '/api/config', undefined, await adminHeaders(visit.url));
    expect(JSON.stringify(config.body)).not.toContain(GEMINI_KEY);
    expect(visit.output).toContain('the provider of the assistant failed');
    expect(visit.output).not.toContain(GEMINI_KEY);
    const built = path.join(import.meta.dirname, '..', 'dist', 'client');
    const files = readdirSync(built, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    expect(files.length).toBeGreaterThan(100);
    const telling = files.filter(({ parentPath, name }) => {
      const content = readFileSync(path.join(parentPath, name), 'latin1');
      return content.includes(GEMINI_KEY) || content.includes('generativelanguage.googleapis.com');
    });
    expect(telling).toEqual([]);
  });
});

describe('without a key', () => {
  const visit = useVisit();

  it('the FAQ page says so, and offers the questions that may help', async () => {
    const page = await visit.open('/faq');
    const ask = section(page);
    await expect.poll(() => ask.getByRole('button', { name: 'Get Answer' }).isDisabled()).toBe(true);
    await ask.getByText(/configuration issue/).waitFor();
    await ask.getByLabel('Your question').fill('What does a repair cost?');
    await ask.getByLabel('Your question').press('Enter');
    await expectToast(page, 'error', 'The AI Assistant is not configured. Please contact support.');
    await ask.getByText('Sorry, I am currently unavailable. Please try again later.').waitFor();
    await ask.getByRole('link', { name: 'How much will it cost?' }).waitFor();
  });

  it('the chat says so, and leads to a person', async () => {
    const page = await visit.open('/');
    await page.getByRole('button', { name: 'Chat with the AI Assistant' }).click();
    await chat(page).getByText('AI Assistant is not available due to missing API Key.').waitFor();
    expect(await chat(page).getByRole('textbox', { name: 'Your message' }).isDisabled()).toBe(true);
    await chat(page).getByRole('button', { name: 'Talk to a person' }).click();
    await chat(page).getByRole('link', { name: 'WhatsApp' }).waitFor();
  });
});
