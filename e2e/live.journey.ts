import { randomUUID } from 'node:crypto';
import type { Page, WebSocket } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser, useVisit } from './support/browser.js';
import { ownerEnters } from './support/admin.js';
import { withoutLine } from './support/line.js';
import { emptyDatabase, postgresUrl } from './support/postgres.js';
import { booked } from './support/repairs.js';
import { adminHeaders, call, launch, shutDown } from './support/server.js';

const visit = useVisit();

async function save(url: string, id: string, status: string): Promise<void> {
  const answer = await call(url, 'PUT', `/api/admin/repairs/${id}`, { status }, await adminHeaders(url));
  expect(answer.status).toBe(200);
}

interface Line {
  socket: WebSocket;
  /** How many answers have come. */
  received: number;
}

/** The connections for live updates that a page opens from now on. */
function linesOf(page: Page): Line[] {
  const lines: Line[] = [];
  page.on('websocket', (socket) => {
    if (new URL(socket.url()).pathname !== '/graphql') return;
    const line = { socket, received: 0 };
    lines.push(line);
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"next"')) line.received++;
    });
  });
  return lines;
}

/** Pages ask by themselves every 30 s; what is seen sooner was told. */
const SOON = { timeout: 15_000 };

const seen = (page: Page, text: string) =>
  page.getByRole('main').getByText(text, { exact: true }).first().waitFor(SOON);

/** Waits until the newest line has given its first answer: what changes now is told. */
async function watching(lines: Line[], ms = SOON.timeout): Promise<void> {
  await expect.poll(() => lines.at(-1)?.received ?? 0, { timeout: ms }).toBeGreaterThan(0);
}

describe('a tracked repair', () => {
  it('moves on the customer’s screen when the workshop moves it, and no other page of a guest opens a line', async () => {
    const id = await booked(visit);
    const page = await visit.open('/');
    const lines = linesOf(page);
    await page.getByRole('heading').first().waitFor();
    await page.goto(visit.address('/products'));
    await page.getByRole('main').getByRole('heading').first().waitFor();
    expect(lines).toEqual([]);
    await page.goto(visit.address(`/track/${id}`));
    await seen(page, 'Requested');
    await watching(lines);
    await save(visit.url, id, 'PICKED_UP');
    await seen(page, 'Picked Up');
    await page.goto(visit.address('/products'));
    await expect.poll(() => lines.every(({ socket }) => socket.isClosed()), SOON).toBe(true);
  });

  it('is asked for where no line can be had', async () => {
    const id = await booked(visit);
    const context = await visit.enter();
    const page = await context.newPage();
    await withoutLine(page);
    await page.goto(visit.address(`/track/${id}`));
    await seen(page, 'Requested');
    await save(visit.url, id, 'PICKED_UP');
    await page.getByRole('main').getByText('Picked Up', { exact: true }).first().waitFor({ timeout: 60_000 });
    await context.close();
  });

  it('is asked for once the client takes it over, where it has moved since it was drawn', async () => {
    const id = await booked(visit);
    const context = await visit.enter();
    const page = await context.newPage();
    await withoutLine(page);
    let letCodeCome = (): void => undefined;
    const moved = new Promise<void>((resolve) => (letCodeCome = resolve));
    await page.route('**/assets/vendor*', async (route) => {
      await moved;
      await route.continue();
    });
    await page.goto(visit.address(`/track/${id}`));
    await seen(page, 'Requested');
    await save(visit.url, id, 'PICKED_UP');
    letCodeCome();
    await seen(page, 'Picked Up');
    await context.close();
  });
});

it('the bell rings at once', async () => {
  const context = await ownerEnters(visit, { size: 'desktop' });
  const page = await context.newPage();
  const lines = linesOf(page);
  await page.goto(visit.address('/'));
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.waitFor();
  await watching(lines);
  const before = await bell.getAttribute('aria-label');
  await booked(visit);
  await expect.poll(() => bell.getAttribute('aria-label'), SOON).not.toBe(before);
  await context.close();
});

describe.runIf(postgresUrl)('of two processes', () => {
  it('one tells what the other did, and a page goes over to the one that is left', async () => {
    const { url, drop } = await emptyDatabase('parda_journey_live');
    const env = { DATABASE_URL: url, JWT_SECRET: randomUUID(), SEED: 'none', RATE_LIMITS: 'off' };
    const [first, second] = [await launch(env), await launch(env)];
    const browser = await openBrowser();
    const id = await booked(first);
    const page = await browser.newPage();
    const lines = linesOf(page);
    await page.goto(`${first.url}/#/track/${id}`);
    await seen(page, 'Requested');
    await watching(lines);
    await save(second.url, id, 'PICKED_UP');
    await seen(page, 'Picked Up');

    // the same address again, as behind a proxy
    await shutDown(first);
    await expect.poll(() => lines[0]!.socket.isClosed(), SOON).toBe(true);
    const again = await launch({ ...env, PORT: new URL(first.url).port });
    await expect.poll(() => lines.length, { timeout: 60_000 }).toBeGreaterThan(1);
    await watching(lines, 60_000);
    await save(second.url, id, 'DELIVERED');
    await seen(page, 'Delivered');
    await browser.close();
    await Promise.all([shutDown(again), shutDown(second)]);
    await drop();
  });
});
