import 'fake-indexeddb/auto';
import { gql } from '@apollo/client';
import { get, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../graphql/client';
import { sessionToken } from '../lib/token';
import { fakeServer } from '../testing/fakeServer';
import { signInOnDevice } from '../testing/session';
import { keepReading, readingPlace, restoreReading } from './reading';
import { selectReading } from './selectReading';

describe('what is kept', () => {
  const cache = {
    ROOT_QUERY: {
      __typename: 'Query',
      'blogPost({"id":"p1"})': { __ref: 'BlogPost:p1' },
      viewer: { __ref: 'User:u1' },
      'trackRepair({"id":"r1"})': { __ref: 'TrackedRepair:r1' },
      'products({"first":12})': { edges: [{ node: { __ref: 'Product:1' } }] },
    },
    'BlogPost:p1': {
      __typename: 'BlogPost',
      id: 'p1',
      title: 'Lines',
      comments: { nodes: [{ __ref: 'BlogComment:c1' }] },
    },
    'BlogComment:c1': { __typename: 'BlogComment', id: 'c1', post: { __ref: 'BlogPost:p1' } },
    'User:u1': { __typename: 'User', id: 'u1', email: 'sita@example.com' },
    'TrackedRepair:r1': { __typename: 'TrackedRepair', id: 'r1', contactNumber: '9841234567' },
    'Product:1': { __typename: 'Product', id: '1', name: 'Sony' },
  };

  it('is what everybody may read, with all that it refers to', () => {
    expect(Object.keys(selectReading(cache, 10_000)).toSorted()).toEqual([
      'BlogComment:c1',
      'BlogPost:p1',
      'Product:1',
      'ROOT_QUERY',
    ]);
    expect(JSON.stringify(selectReading(cache, 10_000))).not.toMatch(/sita@|984123/);
  });

  it('ends where the room does, with whole answers', () => {
    const { ROOT_QUERY: root, ...records } = selectReading(cache, 250);
    expect(Object.keys(root!)).toEqual(['__typename', 'products({"first":12})']);
    expect(Object.keys(records)).toEqual(['Product:1']);
  });
});

const STATS = gql`
  query Stats {
    siteStats {
      totalRequests
    }
  }
`;
const answering = (totalRequests: number) =>
  fakeServer({ Stats: { siteStats: { __typename: 'SiteStats', totalRequests } } });
const onDevice = () => get<{ cache: object }>('reading', readingPlace);

/** A visit that asks once; what is kept is there at its end. */
async function visit(totalRequests: number) {
  const client = createClient(answering(totalRequests));
  keepReading(client);
  await restoreReading(client);
  await client.query({ query: STATS });
  document.dispatchEvent(new Event('visibilitychange'));
  return client;
}

describe('the next visit', () => {
  beforeEach(async () => {
    sessionToken.reload();
    await visit(5001);
    await vi.waitUntil(onDevice);
  });
  afterEach(() => {
    localStorage.clear();
    sessionToken.reload();
  });

  it('has the answers before it asks, and asks for newer ones', async () => {
    const client = createClient(answering(5002));
    keepReading(client);
    await restoreReading(client);
    const seen: unknown[] = [];
    await new Promise<void>((resolve) => {
      client.watchQuery<{ siteStats: { totalRequests: number } }>({ query: STATS }).subscribe(({ data, loading }) => {
        seen.push(data?.siteStats?.totalRequests);
        if (!loading) resolve();
      });
    });
    expect(seen).toEqual([5001, 5002]);
  });

  it('of somebody who is signed in has nothing of it, and leaves nothing', async () => {
    const kept = await onDevice();
    signInOnDevice();
    await vi.waitUntil(async () => !(await onDevice()));
    // as a page leaves it that was killed at the sign-in
    await set('reading', kept, readingPlace);
    const client = createClient(answering(5003));
    keepReading(client);
    await restoreReading(client);
    expect(client.cache.extract()).toEqual({});
    await client.query({ query: STATS });
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(async () => expect(await onDevice()).toBeUndefined());
  });

  it('has nothing after a sign-in in between', async () => {
    signInOnDevice();
    await vi.waitFor(async () => expect(await onDevice()).toBeUndefined());
  });
});

it('a browser that can keep nothing opens the page as ever', async () => {
  vi.stubGlobal('indexedDB', undefined);
  vi.resetModules();
  const fresh = await import('./reading');
  const client = createClient(fakeServer({}));
  await expect(fresh.restoreReading(client)).resolves.toBeUndefined();
  fresh.keepReading(client, { hasAnswers: true });
  signInOnDevice();
  vi.unstubAllGlobals();
});
