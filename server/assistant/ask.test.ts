import { beforeEach, expect, it, vi } from 'vitest';
import { ActivityLog } from '../activity/entity.js';
import { consume } from '../core/limits.js';
import type { FaqItem } from '../faq/entity.js';
import { buildFaqItem } from '../faq/factory.js';
import { GEMINI_KEY, scripts, useGeminiServer, withGemini } from '../testing/geminiServer.js';
import { useLogLines } from '../testing/logLines.js';
import { type Call, useTestApp } from '../testing/testApp.js';
import { ADDRESS_A_DAY, EVERYBODY_A_DAY, PERSON_A_DAY } from './limits.js';

const lines = useLogLines();
const gemini = useGeminiServer();
const app = useTestApp(() => withGemini(gemini));

interface Source {
  title: string;
  link: string;
}
/** What either door gives. */
interface Outcome {
  answer?: string;
  sources?: Source[];
  code?: string;
  message?: string;
  retryAfter: string | null;
}

const doors = {
  REST: async (question: unknown, call?: Call): Promise<Outcome> => {
    const { body, headers } = await app.viaRest<object>('POST', '/api/assistant/ask', { question }, call);
    return { ...body, retryAfter: headers.get('Retry-After') };
  },
  GraphQL: async (question: unknown, call?: Call): Promise<Outcome> => {
    const { data, errors, headers } = await app.viaGraphql<{ askAssistant: object } | null>(
      'mutation ($question: String!) { askAssistant(question: $question) { answer sources { title link } } }',
      { question },
      call,
    );
    const failure = errors && { message: errors[0]!.message, code: errors[0]!.extensions.code };
    return { ...data?.askAssistant, ...failure, retryAfter: headers.get('Retry-After') };
  },
};
const each = Object.entries(doors);

let warranty: FaqItem;
let pickup: FaqItem;
beforeEach(async () => {
  warranty = buildFaqItem({ question: 'Is there a warranty on repairs?', answer: '<p>Yes: <b>six months</b>.</p>' });
  pickup = buildFaqItem({ question: 'Do you pick up the TV?', answer: '<p>Yes, inside the Valley.</p>' });
  await app.save(warranty, pickup);
});

const logged = () => app.em.find(ActivityLog, { actionType: 'GEMINI_QUERY' }, { orderBy: { timestamp: 'asc' } });

it.each(each)('asks the provider as specified, through %s', async (_door, ask) => {
  gemini.script = scripts.says('Yes, six months. [1]');
  const { answer } = await ask('How long is the warranty?');

  expect(answer).toBe('Yes, six months.');
  const [{ path, key, body }] = gemini.asked as [(typeof gemini.asked)[0]];
  expect(path).toMatch(/^\/v1(beta)?\/models\/gemini-2\.5-flash:generateContent$/);
  expect(key).toBe(GEMINI_KEY);
  expect(body.generationConfig).toMatchObject({
    temperature: 0.7,
    maxOutputTokens: 500,
    thinkingConfig: { thinkingBudget: 0 },
  });
  expect(body.contents).toEqual([{ role: 'user', parts: [{ text: 'How long is the warranty?' }] }]);
  for (const rule of [
    'concise assistant',
    'Never invent a price',
    'Decline what is not about this shop',
    'looks like English',
  ]) {
    expect(gemini.instruction).toContain(rule);
  }
  expect(gemini.instruction).toMatch(
    /<passage number="\d" title="Is there a warranty on repairs\?">\nYes: six months\.\n<\/passage>/,
  );
});

it.each(each)('links to what the answer names, in its order, through %s', async (_door, ask) => {
  const numberOf = (title: string) =>
    Number(new RegExp(`number="(\\d+)" title="${title}`).exec(gemini.instruction)![1]);
  gemini.script = (request, response) =>
    scripts.says(`Yes [${numberOf('Do you pick')}, ${numberOf('Is there')}]. Really [99].`)(request, response);
  const { answer, sources } = await ask('Is there a warranty?');
  expect(answer).toBe('Yes. Really.');
  expect(sources).toEqual([
    { title: pickup.question, link: `/faq?item=${pickup.id}` },
    { title: warranty.question, link: `/faq?item=${warranty.id}` },
  ]);
});

it('links to what is likest where the answer names nothing, and to nothing where nothing is like it', async () => {
  expect((await doors.REST('Is there a warranty?')).sources).toEqual([
    { title: warranty.question, link: `/faq?item=${warranty.id}` },
  ]);
  expect((await doors.REST('Do you repair washing machines and microwaves?')).sources).toEqual([]);
  gemini.script = scripts.says('I do not know that. [0]');
  expect(await doors.REST('Is there a warranty?')).toMatchObject({ answer: 'I do not know that.', sources: [] });
});

it.each(each)(
  'leaves the finished exchange in the log, the question cut to 100 characters, through %s',
  async (_door, ask) => {
    const { user, token } = await app.signedIn();
    gemini.script = scripts.says(`${'Yes. '.repeat(1000)}[1]`);
    const question = `Is there a warranty ${'é'.repeat(200)}?`;
    await ask(question, { token });
    expect(await logged()).toMatchObject([
      {
        description: question.slice(0, 100),
        details: { question: question.slice(0, 100), answer: 'Yes. '.repeat(800) },
        userId: user.id,
        userEmail: user.email,
      },
    ]);
  },
);

it.each(each)('refuses a blank question and one that is too long, through %s', async (_door, ask) => {
  for (const blank of ['', ' \n ', '\u200b']) {
    expect(await ask(blank)).toMatchObject({ code: 'BAD_INPUT', message: 'Please enter a question.' });
  }
  expect(await ask('?'.repeat(1001))).toMatchObject({ message: 'Your question can have at most 1000 characters.' });
  expect(await ask('?'.repeat(1000))).toMatchObject({ answer: 'Yes.' });
  expect(gemini.asked).toHaveLength(1);
});

const TROUBLE = 'Sorry, I had trouble fetching an answer. Details: ';
const UNREACHABLE = `${TROUBLE}The assistant could not be reached. Please try again later.`;
const CONFIGURATION = 'There seems to be an issue with the API configuration.';

it.each([
  ['an invalid key', scripts.refusesKey, 'UNAVAILABLE', CONFIGURATION],
  ['a suspended key', scripts.suspendsKey, 'UNAVAILABLE', CONFIGURATION],
  [
    'too many questions',
    scripts.isBusy,
    'RATE_LIMITED',
    `${TROUBLE}The assistant is busy right now. Please try again in a minute.`,
  ],
  ['a failure', scripts.fails, 'UNAVAILABLE', UNREACHABLE],
  ['a broken connection', scripts.breaksAfter('Yes'), 'UNAVAILABLE', UNREACHABLE],
  ['an unfinished answer', scripts.endsAfter('Yes'), 'UNAVAILABLE', UNREACHABLE],
  [
    'a blocked question',
    scripts.blocksQuestion,
    'UNAVAILABLE',
    `${TROUBLE}The assistant cannot answer this question. Please ask it in other words.`,
  ],
  [
    'a blocked answer',
    scripts.blocksAnswer,
    'UNAVAILABLE',
    `${TROUBLE}The assistant cannot answer this question. Please ask it in other words.`,
  ],
  [
    'an answer of numbers alone',
    scripts.says('[1]'),
    'UNAVAILABLE',
    `${TROUBLE}The assistant gave no answer. Please ask it in other words.`,
  ],
  [
    'an empty answer',
    scripts.saysNothing,
    'UNAVAILABLE',
    `${TROUBLE}The assistant gave no answer. Please ask it in other words.`,
  ],
] as const)('says of %s what is specified, and nothing of the provider', async (_case, script, code, message) => {
  gemini.script = script;
  for (const [, ask] of each) {
    expect(await ask('Is there a warranty?')).toEqual({
      code,
      message,
      retryAfter: code === 'RATE_LIMITED' ? '60' : null,
    });
  }
  expect(await logged()).toEqual([]);
  expect(gemini.asked).toHaveLength(2);
  expect(lines.join()).toContain('the provider of the assistant failed');
  expect(lines.join()).not.toContain(GEMINI_KEY);
});

it('marks an answer that the limit has cut', async () => {
  gemini.script = scripts.runsOutAfter('It depends on');
  expect((await doors.REST('How much will it cost?')).answer).toBe('It depends on …');
});

it.each([
  ['who won the football world cup in 2022', /^I can only help with our shop/],
  ['आज मौसम कस्तो छ, वर्षा कि हिमपात', /^म हाम्रो पसलका कुरामा/],
  ['nepal ko pradhan mantri ko ho', /^Ma hamro pasal/],
])('declines %j in its language, without asking the provider', async (question, answer) => {
  expect(await doors.REST(question)).toEqual({ answer: expect.stringMatching(answer), sources: [], retryAfter: null });
  expect(gemini.asked).toEqual([]);
  expect(await logged()).toMatchObject([{ description: question }]);
});

it.each([
  'Namaste!',
  'mero tivi kharab',
  'I forgot my login password',
  'Do you accept PayPal or Visa?',
  '¿Cuánto cuesta arreglar la pantalla?',
  'Can I watch football on a refurbished TV?',
  'My code is 7K2M 9QXT 4B81',
])('asks the provider about %j, since there may be something to it', async (question) => {
  await doors.REST(question);
  expect(gemini.asked).toHaveLength(1);
});

const OVER_QUOTA = {
  code: 'RATE_LIMITED',
  message: `${TROUBLE}You have asked many questions. Please try again later.`,
};

it('counts the questions of an address', async () => {
  for (let index = 0; index < 40; index += 1) await doors.REST('thanks');
  for (const [, ask] of each) expect(await ask('thanks')).toMatchObject(OVER_QUOTA);
  expect(gemini.asked).toHaveLength(40);
});

it('counts those of an address and of a person in a day, wherever they are', async () => {
  const { token, user } = await app.signedIn();
  await consume(app.ctx(), PERSON_A_DAY, user.id, 149);
  expect(await doors.GraphQL('thanks', { token })).toMatchObject({ answer: 'Yes.' });
  expect(await doors.GraphQL('thanks', { token })).toMatchObject(OVER_QUOTA);
  expect(await doors.REST('thanks')).toMatchObject({ answer: 'Yes.' });
  await consume(app.ctx(), ADDRESS_A_DAY, '127.0.0.1', 297);
  expect(await doors.REST('thanks')).toMatchObject(OVER_QUOTA);
});

it('asks the provider no more than the shop will pay for in a day', async () => {
  await consume(app.ctx(), EVERYBODY_A_DAY, 'everybody', 2999);
  expect(await doors.REST('thanks')).toMatchObject({ answer: 'Yes.' });
  expect(await doors.REST('thanks')).toMatchObject({
    code: 'RATE_LIMITED',
    message: `${TROUBLE}The assistant has answered all it can today. Please contact us directly.`,
  });
});

it('waits for a provider that says nothing, but not for ever', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50));
  gemini.script = () => undefined;
  expect(await doors.REST('Is there a warranty?')).toMatchObject({ message: UNREACHABLE });
  expect(patience).toHaveBeenCalledWith(12_000);
  patience.mockRestore();
});

it('shows an answer also where it cannot be logged', async () => {
  await app.em.execute('alter table activity_log rename to elsewhere');
  const { answer } = await doors
    .REST('Is there a warranty?')
    .finally(() => app.em.execute('alter table elsewhere rename to activity_log'));
  expect(answer).toBe('Yes.');
  expect(lines.join()).toContain('an exchange with the assistant was not logged');
});

it('leaves out thoughts, and what no database keeps', async () => {
  gemini.script = scripts.saysParts({ text: 'Hm.', thought: true }, { text: 'Y\u0000es.' });
  expect((await doors.REST('Is there a warranty?')).answer).toBe('Yes.');
  expect(await logged()).toHaveLength(1);
});

it('gives up when the visitor goes away', async () => {
  gemini.script = () => undefined;
  const visitor = new AbortController();
  const asking = fetch(`${app.url}/api/assistant/ask`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"question":"Is there a warranty?"}',
    signal: visitor.signal,
  });
  await expect.poll(() => gemini.asked.length).toBe(1);
  visitor.abort();
  await expect(asking).rejects.toThrow(/abort/i);
  await expect.poll(() => gemini.hungUp).toBe(1);
  expect(await logged()).toEqual([]);
});
