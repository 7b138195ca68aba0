import { expect, it } from 'vitest';
import { useVisit } from './support/browser.js';
import { bearer, logIn, registered } from './support/person.js';
import { graphql } from './support/server.js';
import { expectToast } from './support/toasts.js';

const visit = useVisit();

it('a person makes a token, a program acts with it within its scopes, and is a guest once it is revoked (decisions §3)', async () => {
  const person = await registered(visit);
  const page = await visit.open('/', { size: 'desktop' });
  await logIn(page, visit, person, '/settings');
  await page.getByRole('link', { name: 'Manage tokens' }).click();
  await page.getByRole('heading', { level: 1, name: 'Access tokens' }).waitFor();
  const main = page.getByRole('main');
  await main.getByText('You have no access tokens.').waitFor();
  expect(await main.getByRole('checkbox', { name: /people:read/ }).count()).toBe(0);

  await main.getByLabel('Name').fill('Stock list');
  await main.getByRole('checkbox', { name: /products:read/ }).check();
  await main.getByRole('checkbox', { name: /account:read/ }).check();
  await main.getByRole('button', { name: 'Create token' }).click();
  const token = await main.getByLabel('Token', { exact: true }).inputValue();
  expect(token).toMatch(/^parda_pat_[\w-]{43}$/);
  await main.getByRole('button', { name: 'I have saved it' }).click();
  expect(await page.content()).not.toContain(token);

  const headers = bearer(token);
  const rest = async (method: string, path: string, body?: string) => {
    const answer = await fetch(`${visit.url}/api${path}`, {
      method,
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body }),
    });
    return { status: answer.status, session: answer.headers.get('X-Session'), body: await answer.json() };
  };
  expect((await rest('GET', '/products')).status).toBe(200);
  expect(await rest('GET', '/auth/me')).toMatchObject({ status: 200, body: { email: person.email } });
  expect(await rest('PUT', '/auth/profile', '{"name":"Somebody"}')).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN', message: 'This token lacks the scope account:write.' },
  });
  const VIEWER = '{ viewer { name } products(first: 1) { edges { node { name } } } }';
  expect(await graphql(visit.url, VIEWER, {}, headers)).toMatchObject({ viewer: { name: person.name } });
  await expect(
    graphql(visit.url, '{ products { edges { node { rating { average } } } } }', {}, headers),
  ).rejects.toThrow('This token lacks the scope reviews:read.');
  await expect(graphql(visit.url, '{ myAccessTokens { id } }', {}, headers)).rejects.toThrow(
    'This cannot be done with an access token.',
  );

  await page.reload();
  const row = main.getByRole('listitem').filter({ hasText: 'Stock list' });
  await expect.poll(() => row.textContent()).not.toContain('Never');
  await row.getByRole('button', { name: 'Revoke Stock list' }).click();
  await row.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expectToast(page, 'success', 'Stock list was revoked.');
  await main.getByText('You have no access tokens.').waitFor();
  expect(await rest('GET', '/products')).toMatchObject({ status: 200, session: 'ended' });
  expect(await rest('GET', '/auth/me')).toMatchObject({ status: 401, session: 'ended' });

  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByText('A new access token was made for your account: Stock list').waitFor();
});
