import { createHash } from 'node:crypto';
import { HttpLink } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BlogPostsDocument } from '../blog/blog.gen';
import { sessionToken } from '../lib/token';
import { NewsletterSubscriptionDocument } from '../newsletter/newsletter.gen';
import { TrackRepairDocument } from '../repairs/repairs.gen';
import { createClient } from './client';
import { ContentVersionDocument } from './content.gen';
import { persistedLink } from './persistedLink';

const fetched = vi.fn<typeof fetch>();
const answers = (body: object, headers = {}) =>
  fetched.mockImplementationOnce(async () => Response.json(body, { headers }));
const ok = { data: { contentVersion: 3 } };

beforeEach(() => void fetched.mockReset());
afterEach(() => {
  localStorage.clear();
  sessionToken.reload();
});

const client = () => createClient(persistedLink.concat(new HttpLink({ uri: 'http://shop/graphql', fetch: fetched })));
const ask = () => client().query({ query: ContentVersionDocument, fetchPolicy: 'no-cache' });
const sent = (at: number) => {
  const [address, options] = fetched.mock.calls[at]!;
  return { address: new URL(address as string), options: options! };
};

test('a guest asks by GET and the hash alone', async () => {
  answers(ok);
  expect((await ask()).data).toEqual({ contentVersion: 3 });
  const { address, options } = sent(0);
  expect(options.method).toBe('GET');
  expect(address.searchParams.get('query')).toBeNull();
  expect(JSON.parse(address.searchParams.get('extensions')!)).toMatchObject({
    persistedQuery: { version: 1, sha256Hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
});

test('a server that does not know the hash is sent the text of which it is', async () => {
  answers({ errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] });
  answers({ data: { blogPosts: null } });
  await client()
    .query({ query: BlogPostsDocument, variables: {}, errorPolicy: 'all' })
    .catch(() => undefined);
  const { options } = sent(1);
  const { query, extensions } = JSON.parse(options.body as string) as {
    query: string;
    extensions: { persistedQuery: object };
  };
  expect(options.method).toBe('POST');
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  expect(extensions.persistedQuery).toEqual({ version: 1, sha256Hash });
});

test('who is signed in asks by POST', async () => {
  sessionToken.set('abc');
  answers(ok);
  await ask();
  expect(sent(0).options.method).toBe('POST');
  expect(JSON.parse(sent(0).options.body as string)).toMatchObject({ operationName: 'ContentVersion' });
});

test('a contact number, and what stands in a mailed link, are in no address', async () => {
  const track = { id: '0123-4567-89AB', contactNumber: '9841234567' };
  const link = { token: 'out-of-a-mail' };
  for (const asked of [
    () => client().query({ query: TrackRepairDocument, variables: track }),
    () => client().query({ query: NewsletterSubscriptionDocument, variables: link }),
    () => client().query({ query: TrackRepairDocument, variables: { ...track, contactNumber: null } }),
  ]) {
    answers({ data: null });
    await asked().catch(() => undefined);
  }
  expect([0, 1, 2].map((at) => sent(at).options.method)).toEqual(['POST', 'POST', 'GET']);
  expect(sent(0).address.search + sent(1).address.search).toBe('');
  expect(JSON.parse(sent(1).options.body as string)).toMatchObject({ variables: link });
});

test('tells the greatest content version that it has heard of', async () => {
  const versionOf = (at: number) => new Headers(sent(at).options.headers).get('Content-Version');
  for (const version of ['8', '7', 'x']) answers(ok, { 'Content-Version': version });
  answers(ok);
  for (let times = 0; times < 4; times++) await ask();
  expect([1, 2, 3].map(versionOf)).toEqual(['8', '8', '8']);
});
