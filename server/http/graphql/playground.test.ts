import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import {
  BOOK_REPAIR,
  examples,
  MY_RECORDS,
  PRODUCTS,
  SIGN_IN,
  TRACK_REPAIR,
} from '../../../client/playground/examples.js';
import { buildProduct } from '../../products/factory.js';
import { useTestApp } from '../../testing/testApp.js';
import { playgroundRouter } from './playground.js';

const BROWSER = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const app = useTestApp();

describe('the page', () => {
  let folder: string;
  let server: Server;

  /** Serves the playground of a build, with an interface behind it that says 'asked'. */
  async function built(): Promise<string> {
    folder = mkdtempSync(path.join(tmpdir(), 'parda-playground-'));
    mkdirSync(path.join(folder, 'playground'));
    writeFileSync(path.join(folder, 'playground', 'index.html'), '<title>Playground</title>');
    const http = express().use(
      '/graphql',
      playgroundRouter(folder),
      (_request, response) => void response.send('asked'),
    );
    server = createServer(http);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  }
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true });
  });

  it('opens in a browser, with a policy of its own that lets in only our own files', async () => {
    const url = await built();
    const response = await fetch(url, { headers: BROWSER });
    expect([response.status, await response.text()]).toEqual([200, '<title>Playground</title>']);
    expect(response.headers.get('Content-Type')).toContain('text/html');
    expect(response.headers.get('Vary')).toBe('Accept');
    const policy = response.headers.get('Content-Security-Policy')!.split(';');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("connect-src 'self'");
    const known = { ...BROWSER, 'If-None-Match': response.headers.get('ETag')! };
    expect((await fetch(url, { headers: known })).status).toBe(304);
  });

  it.each<[string, string, RequestInit]>([
    ['a program', '', {}],
    ['a program that asks for JSON', '', { headers: { Accept: 'application/json' } }],
    ['a query in the address, from a browser too', '?query={contentVersion}', { headers: BROWSER }],
    ['a persisted query', '?extensions={}', { headers: BROWSER }],
    ['a POST', '', { method: 'POST', headers: BROWSER }],
  ])('leaves %s to the interface', async (_who, search, init) => {
    const response = await fetch((await built()) + search, init);
    expect([await response.text(), response.headers.get('Content-Security-Policy')]).toEqual(['asked', null]);
  });
});

it('without a built client a sentence says how to ask', async () => {
  const { status, headers, body } = await app.viaRest<string>('GET', '/graphql', undefined, { headers: BROWSER });
  expect([status, headers.get('Content-Type'), body]).toEqual([
    404,
    'text/plain; charset=utf-8',
    expect.stringContaining('GraphQL is asked here by POST'),
  ]);
});

describe('the examples', () => {
  const variablesOf = (query: string) => examples(app.now).find((example) => example.query === query)?.variables;

  it('tell what is for sale', async () => {
    await app.save(buildProduct());
    const { data } = await app.viaGraphql<{ products: { totalCount: number } }>(PRODUCTS);
    expect(data.products.totalCount).toBe(1);
  });

  it('book a repair and track it', async () => {
    const { data: booked } = await app.viaGraphql<{ bookRepair: { id: string } }>(
      BOOK_REPAIR,
      variablesOf(BOOK_REPAIR),
    );
    const { id } = booked.bookRepair;
    expect(Object.keys(variablesOf(TRACK_REPAIR)!)).toEqual(['id']);
    expect((await app.viaGraphql(TRACK_REPAIR, { id })).data).toMatchObject({
      trackRepair: { id, status: 'REQUESTED' },
    });
  });

  it('sign in, and then show the repairs of whoever did', async () => {
    // a token ends by the clock on the wall
    app.now = new Date();
    const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }';
    const account = { username: 'sita', email: 'sita@example.com', name: 'Sita', password: 'a long one' };
    await app.viaGraphql(REGISTER, { input: account });
    const input = {
      ...(variablesOf(SIGN_IN) as { input: object }).input,
      identifier: 'sita',
      password: account.password,
    };
    const { data } = await app.viaGraphql<{ signIn: { token: string } }>(SIGN_IN, { input });
    const mine = await app.viaGraphql(MY_RECORDS, {}, data.signIn);
    expect(mine).toMatchObject({ data: { viewer: { name: 'Sita' }, repairs: { totalCount: 0 } } });
    expect(mine.errors).toBeUndefined();
  });

  it('are all tried here', () => {
    const tried = [PRODUCTS, TRACK_REPAIR, BOOK_REPAIR, SIGN_IN, MY_RECORDS];
    expect(examples(app.now).map(({ query }) => query)).toEqual(tried);
  });
});
