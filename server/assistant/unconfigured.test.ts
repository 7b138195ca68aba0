import { beforeEach, expect, it } from 'vitest';
import { ActivityLog } from '../activity/entity.js';
import { starterFaqItems } from '../faq/starter.js';
import { useTestApp } from '../testing/testApp.js';

/** A shop without a key. */
const app = useTestApp();

beforeEach(() => app.save(...starterFaqItems()));

const titles = (sources: { title: string }[]) => sources.map(({ title }) => title);

it('tells clients that there is no key', async () => {
  const { data } = await app.viaGraphql('{ assistant { configured } }');
  expect(data).toEqual({ assistant: { configured: false } });
});

it('answers with the specified sentence and the best questions of the FAQ', async () => {
  const ask = (question: string) =>
    app.viaRest<{ answer: string; sources: { title: string; link: string }[] }>('POST', '/api/assistant/ask', {
      question,
    });
  const { status, body } = await ask('what does a repair cost?');
  expect(status).toBe(200);
  expect(body.answer).toBe('Sorry, I am currently unavailable. Please try again later.');
  expect(titles(body.sources)).toContain('How much will it cost?');
  expect(body.sources[0]!.link).toMatch(/^\/faq\?item=[0-9a-f-]{36}$/);
  expect(titles((await ask('बिजुली आउँदा जाँदा टिभी जोगाउन के गर्ने?')).body.sources)[0]).toBe(
    'How do I protect my TV from voltage swings?',
  );
  expect(titles((await ask('tapai haru ghar ma aayera tv lanuhuncha?')).body.sources)[0]).toBe(
    'Do you pick up the TV from my home?',
  );
  expect((await ask('xyzzy')).body.sources).toEqual([]);
  const questions = await app.em.find(ActivityLog, {});
  expect(questions).toEqual([]);
});

it('says the same in a conversation', async () => {
  const { body } = await app.viaRest<string>('POST', '/api/assistant/chat', {
    messages: [{ sender: 'user', text: 'Is there a warranty?' }],
  });
  const events = body
    .trim()
    .split('\n\n')
    .map((event) => JSON.parse(event.slice('data: '.length)) as { text?: string; sources?: { title: string }[] });
  expect(events[0]).toEqual({ text: 'AI Assistant is not available due to missing API Key.' });
  expect(titles(events[1]!.sources!)[0]).toBe('Is there a warranty on repairs?');
});
