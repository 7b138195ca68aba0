import { describe, expect, it } from 'vitest';
import { takenOver, useSharedVisit } from './support/browser.js';
import { fillIn } from './support/routes.js';
import { fieldOf, letIn, type Moment, PUBLIC_FORMS, type Stranger, tapField, typeKeys } from './support/typing.js';

const visit = useSharedVisit();

const SENTENCE = 'Ram Bahadur Thapa Magar';

interface Typing {
  slowdown?: number;
  /** Between the page and the first touch, in milliseconds. */
  wait?: number;
  stranger?: Stranger;
  moment?: Moment;
}

/** Types into each of the fields, in a hurry, and gives what they hold in the end. */
async function type(route: string, fields: readonly string[], { slowdown = 1, wait = 0, stranger, moment }: Typing) {
  const context = await visit.enter();
  const page = await context.newPage();
  if (stranger && moment) await letIn(page, stranger, moment);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(visit.url + (await fillIn(visit, route)), { waitUntil: 'commit' });
  await fieldOf(page, fields[0]!).waitFor();
  await page.waitForTimeout(wait);
  for (const field of fields) {
    await tapField(page, field);
    await typeKeys(session, SENTENCE, 20);
  }
  if (stranger) await page.waitForFunction(() => document.readyState === 'complete');
  else await takenOver(page);
  const held = await Promise.all(fields.map((field) => fieldOf(page, field).inputValue()));
  await context.close();
  return held;
}

const whole = (fields: readonly string[]) => fields.map(() => SENTENCE);

describe('no letter is lost in a form that is typed into at once', () => {
  for (const { route, fields } of PUBLIC_FORMS) {
    it(`on ${route}`, async () => {
      expect(await type(route, fields, {})).toEqual(whole(fields));
    });
  }

  it.each([0, 200, 400, 800, 3000])('on a slow phone, %i ms after the page', async (wait) => {
    expect(await type('/repair', ['userName'], { slowdown: 4, wait })).toEqual([SENTENCE]);
    expect(await type('/contact', ['name'], { slowdown: 4, wait })).toEqual([SENTENCE]);
  });
});

it.each([
  ['/repair', 'userName'],
  ['/contact', 'name'],
  ['/leave-review', 'comment'],
  ['/login?tab=register', 'name'],
])('what was typed into %s before it was taken over is there again after the page was left', async (route, field) => {
  const context = await visit.enter();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(visit.url + route, { waitUntil: 'commit' });
  await fieldOf(page, field).waitFor();
  await tapField(page, field);
  await typeKeys(session, SENTENCE, 0);
  await takenOver(page);
  await page.goto(`${visit.url}/#/faq`);
  await page.goto(`${visit.url}/#${route}`);
  await expect.poll(() => fieldOf(page, field).inputValue()).toBe(SENTENCE);
  await context.close();
});

describe('somebody else’s elements in the page cost no letter', () => {
  const strangers: Stranger[] = ['password manager', 'grammar checker', 'translator'];
  const moments: Moment[] = ['at once', 'meanwhile', 'at the first touch'];
  for (const stranger of strangers) {
    for (const moment of moments) {
      it(`a ${stranger} that comes ${moment}`, async () => {
        const [booking, contact] = [
          ['userName', 'issueDescription', 'pickupAddress'],
          ['name', 'email', 'message'],
        ];
        expect(await type('/repair', booking, { stranger, moment })).toEqual(whole(booking));
        expect(await type('/contact', contact, { stranger, moment, wait: 200 })).toEqual(whole(contact));
        expect(await type('/faq', ['question'], { stranger, moment })).toEqual([SENTENCE]);
      });
    }
  }
});
