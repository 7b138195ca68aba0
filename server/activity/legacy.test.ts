import { expect, it } from 'vitest';
import { useTestApp } from '../testing/testApp.js';
import { ActivityLog } from './entity.js';

const app = useTestApp();

const post = (body: object, call = {}) =>
  app.viaRest<Record<string, unknown>>('POST', '/api/content/activity-log', body, call);

const ENTRY = {
  actionType: 'GEMINI_QUERY',
  description: 'AI query: Are you open?',
  details: { question: 'Are you open?', answer: 'Yes.' },
};

it('keeps what the legacy client asked the AI helper, for guests and for people', async () => {
  const { user, token } = await app.signedIn();
  const { status, body } = await post({ ...ENTRY, userId: 'somebody', timestamp: '1999-01-01T00:00:00Z' });
  expect([status, body]).toEqual([201, expect.objectContaining({ ...ENTRY, userId: null, userEmail: null })]);
  expect((await post(ENTRY, { token })).body).toMatchObject({ userId: user.id, userEmail: user.email });
  expect(new Date(body.timestamp as string)).toEqual(app.now);
});

it('cuts the texts to 100 and 4,000 characters, whole ones', async () => {
  const long = '📺'.repeat(5000);
  await post({ actionType: 'GEMINI_QUERY', description: long, details: { question: long, answer: long } });
  const [line] = await app.em.find(ActivityLog, {});
  const of = (count: number) => '📺'.repeat(count);
  expect(line).toMatchObject({ description: of(100), details: { question: of(100), answer: of(4000) } });
});

it.each(['USER_LOGIN', 'gemini_query', 'REPAIR_STATUS_UPDATE'])('lets nobody write a %s', async (actionType) => {
  const { token } = await app.admin();
  expect((await post({ ...ENTRY, actionType })).status).toBe(403);
  expect((await post({ ...ENTRY, actionType }, { token })).status).toBe(403);
  expect(await app.em.count(ActivityLog)).toBe(0);
});

it.each([
  [{ description: 'x' }, 'Action is required.'],
  [[], 'Action is required.'],
  [{ actionType: 'GEMINI_QUERY' }, 'Description is required.'],
  [{ actionType: 'GEMINI_QUERY', description: '\u200b' }, 'Description is required.'],
  [{ ...ENTRY, details: { question: ' ', answer: 'x' } }, 'Question is required.'],
  [{ ...ENTRY, details: { question: 'x' } }, 'Answer must be text.'],
  [{ ...ENTRY, details: 'x' }, 'Details must have a question and an answer.'],
  [{ ...ENTRY, description: 'a\u0000b' }, 'Description contains a character that cannot be stored.'],
])('refuses %j', async (body, message) => {
  expect((await post(body)).body).toMatchObject({ code: 'BAD_INPUT', message });
});

it('takes 60 an hour from an address', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 61; index += 1) statuses.push((await post(ENTRY)).status);
  expect(statuses).toEqual([...Array<number>(60).fill(201), 429]);
});

it('shows question and answer to admins, through both doors', async () => {
  await post(ENTRY);
  const { token } = await app.admin();
  const viaRest = await app.viaRest<{ details: object }[]>('GET', '/api/admin/activity-log', undefined, { token });
  const viaGraphql = await app.viaGraphql<{ activityTable: { items: { details: object }[] } }>(
    '{ activityTable { items { details { question answer } } } }',
    {},
    { token },
  );
  expect(viaRest.body[0]!.details).toEqual(ENTRY.details);
  expect(viaGraphql.data.activityTable.items[0]!.details).toEqual(ENTRY.details);
  const { data } = await app.viaGraphql<{ activityActionTypes: string[] }>('{ activityActionTypes }', {}, { token });
  expect(data.activityActionTypes).toContain('GEMINI_QUERY');
});
