import type { BrowserContext } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { FULL } from '../server/testing/full.js';
import { useSharedVisit } from './support/browser.js';
import { ownerEnters, TABS } from './support/admin.js';
import { faultless, faultsOf } from './support/faults.js';

const visit = useSharedVisit();

/** Each size and each theme, the long Devanagari words as well. */
const OWNERS = [
  { size: 'phone', theme: 'dark', language: 'en' },
  { size: 'desktop', theme: 'light', language: 'en' },
  { size: 'desktop', theme: 'dark', language: 'ne' },
] as const;

const seats = OWNERS.map((owner, seat) => ({ owner, seat, ...owner }));
/** Where there is no time for all: each tab on the phone, and on one of the desktops. */
const openedFrom = (seat: number) => TABS.filter((_, index) => FULL || seat === 0 || index % 2 === seat - 1);

describe.each(seats)('the admin on a $size, $theme, in $language', ({ owner, seat }) => {
  let browser: BrowserContext;
  beforeAll(async () => {
    browser = await ownerEnters(visit, owner);
  });

  it.concurrent.each(openedFrom(seat))('%s is accessible, fits the screen, and breaks nothing', async (tab) => {
    const route = `/admin/${tab}`;
    expect(await faultsOf(browser, visit.address(route))).toEqual(faultless(route, owner.language));
  });
});
