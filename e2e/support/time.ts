import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { takenOver, type Visit, type Visitor } from './browser.js';
import { sentWith } from './operations.js';

/** A new visitor whose clock the test can move on; it goes on by itself as well. */
export async function openTimed(visit: Visit, route: string, visitor?: Visitor): Promise<Page> {
  const page = await visit.open('/', visitor);
  await page.clock.install();
  await page.goto(visit.address(route));
  await page.reload();
  await takenOver(page);
  return page;
}

/** The time trap takes anyone for a program who is quicker than this (decisions §5). */
const SLOW_ENOUGH_MS = 3_000;
export const takeTime = (page: Page) => page.clock.fastForward(SLOW_ENOUGH_MS);

/** The client asks for the content version so often (public-site §9). */
const POLL_MS = 30_000;

/**
 * Lets the client ask whether anything has changed, and waits until it has. One that was about to ask, or still waits for the answer
 * to its last question, asks only some time after.
 */
export async function nextPoll(page: Page): Promise<void> {
  const asked = sentWith(page, 'ContentVersion');
  const look = async () => {
    if (asked.length === 0) await page.clock.fastForward(POLL_MS);
    return asked.length;
  };
  await expect.poll(look, { interval: 500 }).toBeGreaterThan(0);
}

/** Stops the clock of a page: from now on it moves by the test alone. */
export const stopClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));

/**
 * Lets a second pass, again and again, until something was tried so often. Between two looks more than one attempt may have been made,
 * since a clock that was not stopped goes on by itself as well.
 */
export async function untilTried(page: Page, tries: () => number, times: number): Promise<void> {
  const look = async () => {
    if (tries() < times) await page.clock.runFor(1_000);
    return tries();
  };
  await expect.poll(look).toBe(times);
}
