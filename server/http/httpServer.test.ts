import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { useTestApp } from '../testing/testApp.js';

const app = useTestApp();

async function offering(upgrade: string, method: string, path: string, body?: string) {
  const headers = {
    Connection: 'Upgrade, HTTP2-Settings',
    Upgrade: upgrade,
    'HTTP2-Settings': 'AAMAAABkAAQAoAAAAAIAAAAA',
  };
  const sent = request(app.url + path, { method, headers: { ...headers, 'Content-Type': 'application/json' } });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [Parameters<typeof text>[0] & { statusCode: number }];
  return { status: response.statusCode, body: await text(response) };
}

const QUESTION = JSON.stringify({ query: '{ __typename }' });

it.each(['h2c', 'TLS/1.2', 'h2c, websocket', 'nonsense'])(
  'answers who offers %s as if they had not',
  async (upgrade) => {
    expect(await offering(upgrade, 'GET', '/api/products')).toEqual({ status: 200, body: '[]' });
    expect(await offering(upgrade, 'GET', '/api/nothing')).toMatchObject({
      status: 404,
      body: expect.stringContaining('NOT_FOUND'),
    });
    for (let time = 0; time < 2; time++) {
      const answer = await offering(upgrade, 'POST', '/graphql', QUESTION);
      expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { data: { __typename: 'Query' } }]);
    }
  },
);
