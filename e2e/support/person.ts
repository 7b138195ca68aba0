import type { Locator, Page } from 'playwright-core';
import type { Visit } from './browser.js';
import { call } from './server.js';

export interface Person {
  username: string;
  name: string;
  email: string;
  password: string;
}

let made = 0;

/** A person whom the shop does not know yet. */
export function newPerson(name = 'Sita Sharma'): Person {
  made += 1;
  const username = `person_${made}`;
  return { username, name, email: `${username}@example.com`, password: 'namaste 1' };
}

/** Opens an account without a browser, for journeys about something else. */
export async function registered(visit: Visit, person = newPerson()): Promise<Person & { token: string }> {
  const { status, body } = await call<{ token: string }>(visit.url, 'POST', '/api/auth/register', person);
  if (status !== 201) throw new Error(`registering answered ${status}`);
  return { ...person, token: body.token };
}

/** Fills in what must be filled in of the registration, on the login page. @returns the form, to go on with */
export async function fillInRegistration(page: Page, { username, name, email, password }: Person): Promise<Locator> {
  await page.getByRole('tab', { name: 'Register' }).click();
  const form = page.getByRole('tabpanel', { name: 'Register' });
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Full name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Confirm password').fill(password);
  return form;
}

/** Logs in as a person does, on the page that is open; it ends where the login page leads. */
export async function logIn(page: Page, visit: Visit, { email, password }: Person, redirect = '/'): Promise<void> {
  await page.goto(visit.address(`/login?redirect=${encodeURIComponent(redirect)}`));
  await page.getByLabel('Email or username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(`**/#${redirect}`);
}

const TOKEN = 'parda.token';

/** What the device remembers of a session. */
export const tokenOf = (page: Page) => page.evaluate((key) => localStorage.getItem(key), TOKEN);

/** Done in the page: keeps the token, and names the next address without letting the open page learn of it. */
function rememberQuietly([key, token, address]: [string, string, string]) {
  localStorage.setItem(key, token);
  history.replaceState(null, '', address);
}

/** Opens a page anew on a device that remembers this token; the open page must not take a guest to the login before. */
export async function comeBackWith(page: Page, visit: Visit, token: string, route: string): Promise<void> {
  await page.evaluate(rememberQuietly, [TOKEN, token, visit.address(route)] as [string, string, string]);
  await page.reload();
}

/** Somebody at a desk whose device remembers this token; the test can move its clock. */
export async function openWith(visit: Visit, token: string, route: string): Promise<Page> {
  const page = await visit.open('/404', { size: 'desktop' });
  await page.clock.install();
  await comeBackWith(page, visit, token, route);
  return page;
}

/** The headers of whoever has the token. */
export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Reads through REST what is open to everybody, or to whoever has the token. */
export async function reads<Body>(visit: Visit, path: string, token?: string): Promise<Body> {
  return (await call<Body>(visit.url, 'GET', `/api${path}`, undefined, token ? bearer(token) : undefined)).body;
}

/** What the server knows of an account. */
export const accountOf = (visit: Visit, token: string) => reads<Record<string, unknown>>(visit, '/auth/me', token);
