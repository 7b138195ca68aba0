import { expect, it } from 'vitest';
import { useTestApp } from '../testing/testApp.js';
import { describeError } from './log.js';

const app = useTestApp();

it('keeps nothing of the values that a failed statement was to write', async () => {
  const failed = app.em.execute('insert into faq_item (id, question) values (?, ?)', [
    'not a uuid',
    'A secret question',
  ]);
  const error: unknown = await failed.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const line = describeError(error);
  expect(line).toMatchObject({ code: '22P02', stack: expect.stringContaining(' at ') });
  expect(JSON.stringify(line)).not.toMatch(/secret|not a uuid/);
});

it('keeps what is needed of any other error', () => {
  expect(describeError(new TypeError('x is not a function'))).toMatchObject({
    type: 'TypeError',
    message: 'x is not a function',
  });
});
