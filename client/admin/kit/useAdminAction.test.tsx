import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toasts } from '../../testing/accounts';
import { fakeServer, refusal } from '../../testing/fakeServer';
import { renderPart } from '../../testing/renderPart';
import { Button } from '../../ui';
import { useAdminAction } from './useAdminAction';

function Screen({ work, results }: { work: () => Promise<unknown>; results: boolean[] }) {
  const { act, isBusy } = useAdminAction();
  const press = (key: string) => async () => {
    const failed = key === 'b' ? (reason: string) => `Not b: ${reason}` : undefined;
    results.push(await act(work, { done: `Done ${key}.`, key, ...(failed && { failed }) }));
  };
  return ['a', 'b'].map((key) => (
    <Button key={key} busy={isBusy(key)} onClick={() => void press(key)()}>
      {key}
    </Button>
  ));
}

const button = (name: string) => screen.getByRole('button', { name });

it('does a thing once at a time, shows where, and says when it is done', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const results: boolean[] = [];
  let times = 0;
  const work = () => {
    times++;
    return promise;
  };
  const { user } = await renderPart(<Screen work={work} results={results} />, { link: fakeServer({}) });
  act(() => {
    button('a').click();
    button('a').click();
  });
  await waitFor(() => expect(button('a').getAttribute('aria-busy')).toBe('true'));
  expect(button('b').getAttribute('aria-busy')).toBeNull();
  await user.click(button('b'));
  expect(times).toBe(2);
  await act(async () => resolve());
  expect(toasts()).toEqual(['Done a.', 'Done b.']);
  expect(results).toEqual([false, true, true]);
  expect(button('a').getAttribute('aria-busy')).toBeNull();
});

it('says why it failed, in the sentence that belongs to it, and can be tried again', async () => {
  const results: boolean[] = [];
  const work = () => Promise.reject(refusal('FORBIDDEN', 'Cannot delete the main admin account.'));
  const { user } = await renderPart(<Screen work={work} results={results} />, { link: fakeServer({}) });
  await user.click(button('a'));
  await user.click(button('b'));
  expect(toasts()).toEqual(['Cannot delete the main admin account.', 'Not b: Cannot delete the main admin account.']);
  expect(results).toEqual([false, false]);
  expect(button('a').getAttribute('aria-busy')).toBeNull();
});
