import { describe, expect, it } from 'vitest';
import { useLogLines } from '../../testing/logLines.js';
import { APART, useTestApp } from '../../testing/testApp.js';

/** What nobody means well by, and nobody of the house has to look at: a clear answer, and no line in the log that calls it our failure. */

const lines = useLogLines();
const app = useTestApp(APART);

interface Answer {
  code?: string;
  message?: string;
  errors?: { message: string; extensions: { code: string } }[];
}

const failures = () => lines.map((line) => JSON.parse(line) as { level: number }).filter(({ level }) => level >= 50);

const nested = (levels: number) => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);
const WRITE_PAGE = 'mutation ($content: JSONObject!) { savePage(slug: ABOUT_US, content: $content) { version } }';
const TOO_DEEP = 'The request can be at most 100 levels deep.';
const HASH = '0'.repeat(64);

const json = { headers: { 'Content-Type': 'application/json' } };
const post = (body: string) => app.viaRest<Answer>('POST', '/graphql', body, json);
const get = (query: string, variables: string) =>
  app.viaRest<Answer>('GET', `/graphql?${new URLSearchParams({ query, variables }).toString()}`);

describe('JSON within JSON', () => {
  it.each([101, 5_000, 50_000])('of %s levels is refused by both doors', async (levels) => {
    const variables = `{"content":${nested(levels)}}`;
    const answers = [
      await post(`{"query":${JSON.stringify(WRITE_PAGE)},"variables":${variables}}`),
      await post(`[{"query":${JSON.stringify(WRITE_PAGE)},"variables":${variables}}]`),
      await post(`{"query":"{ __typename }","extensions":${nested(levels)}}`),
    ];
    for (const { status, body } of answers) {
      expect([status, body.errors]).toEqual([400, [{ message: TOO_DEEP, extensions: { code: 'BAD_INPUT' } }]]);
    }
    const { status, body } = await app.viaRest('POST', '/api/content/repair-request', nested(levels), json);
    expect([status, body]).toEqual([400, { code: 'BAD_INPUT', message: TOO_DEEP }]);
    expect(failures()).toEqual([]);
  });

  it('is refused in the address of a question, and in a subscription', async () => {
    const query = 'query ($id: ID!) { product(id: $id) { id } }';
    const refusal = { message: 'Variables can be at most 100 levels deep.', extensions: { code: 'BAD_INPUT' } };
    const { status, body } = await get(query, `{"id":${nested(300)}}`);
    expect([status, body.errors]).toMatchObject([400, [refusal]]);
    const subscription = 'subscription ($id: String!) { trackedRepair(id: $id) { status } }';
    const answers = app.viaSocket(subscription, { id: JSON.parse(nested(300)) as object });
    expect((await answers.next()).value).toMatchObject({ errors: [refusal] });
    await answers.return();
    expect(failures()).toEqual([]);
  });

  it('of the usual levels is left to the rules', async () => {
    const { body } = await post(`{"query":${JSON.stringify(WRITE_PAGE)},"variables":{"content":${nested(50)}}}`);
    expect(body.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});

describe('more than fifty mistakes', () => {
  const repair = { query: 'mutation ($input: BookRepairInput!) { bookRepair(input: $input) { id } }' };

  it('in variables are as much the caller’s as one', async () => {
    const input = { issueImageUrls: Array.from({ length: 60 }, () => ({})) };
    const { status, body } = await post(JSON.stringify({ ...repair, variables: { input } }));
    expect([status, body.errors?.length]).toEqual([400, 51]);
    expect(new Set(body.errors?.map(({ extensions }) => extensions.code))).toEqual(new Set(['BAD_INPUT']));
    expect(body.errors?.at(-1)?.message).toBe('More of the variables do not fit than are named here.');
    expect(failures()).toEqual([]);
  });

  it('in a document are, too', async () => {
    const query = `{ ${Array.from({ length: 200 }, (_, at) => `no${at}`).join(' ')} }`;
    const { status, body } = await post(JSON.stringify({ query }));
    expect([status, new Set(body.errors?.map(({ extensions }) => extensions.code))]).toEqual([
      400,
      new Set(['BAD_INPUT']),
    ]);
    expect(failures()).toEqual([]);
  });
});

describe('a persisted query', () => {
  it('that is not known yet leaves no failure in the log', async () => {
    const { status, body } = await post(`{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"${HASH}"}}}`);
    expect([status, body.errors]).toMatchObject([200, [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }]]);
    expect(failures()).toEqual([]);
  });
});
