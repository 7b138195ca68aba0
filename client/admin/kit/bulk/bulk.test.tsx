import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../../testing/accounts';
import { fakeServer, refusal } from '../../../testing/fakeServer';
import { renderPart } from '../../../testing/renderPart';
import { BulkDialogs } from './BulkDialogs';
import { UndoBar } from './UndoBar';
import { type BulkPlan, useBulkChange } from './useBulkChange';

interface Shown {
  id: string;
  isShown: boolean;
}

const plan: BulkPlan<Shown> = {
  title: 'Publish 2 products?',
  rows: [
    { id: 'a', label: 'Sony 43', before: 'Draft', after: 'Published' },
    { id: 'b', label: 'LG 32', before: 'Published', after: 'Published' },
  ],
  note: 'Visitors see them within a minute.',
  changes: [{ id: 'a', isShown: true }],
  done: '1 product published.',
};

const back: readonly Shown[] = [{ id: 'a', isShown: false }];

/** A list with one button for each plan; what was applied is kept in order. */
async function show(plans: readonly BulkPlan<Shown>[] = [plan], apply = () => Promise.resolve(back)) {
  const applied: (readonly Shown[])[] = [];
  const onDone = vi.fn<() => void>();
  function Screen() {
    const bulk = useBulkChange<Shown>({
      apply(changes) {
        applied.push(changes);
        return apply();
      },
      undone: 'As it was.',
      onDone,
    });
    return (
      <>
        {plans.map((one, at) => (
          <button key={at} type="button" onClick={() => bulk.begin(one)}>
            Begin {at}
          </button>
        ))}
        <BulkDialogs bulk={bulk} />
      </>
    );
  }
  const app = await renderPart(<Screen />, { link: fakeServer({}) });
  const press = (name: string) => app.user.click(screen.getByRole('button', { name }));
  return { ...app, applied, onDone, press };
}

const preview = () => screen.queryByRole('dialog', { name: plan.title });
const undoBar = () => screen.queryByText(plan.done);

describe('a change of many things', () => {
  it('is looked at first: what will become of each, and what to know', async () => {
    const { press, applied } = await show();
    await press('Begin 0');
    const rows = within(within(preview()!).getByRole('list', { name: 'What will change' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Sony 43DraftPublished', 'LG 32Published, unchanged']);
    expect(within(preview()!).getByText(plan.note!)).toBeTruthy();
    await press('Cancel');
    expect(preview()).toBeNull();
    expect(applied).toEqual([]);
    expect(undoBar()).toBeNull();
  });

  it('is made of those alone that change, and undone with what the server gave back', async () => {
    const { press, applied, onDone } = await show();
    await press('Begin 0');
    expect(onDone).not.toHaveBeenCalled();
    await press('Do it');
    await waitFor(() => expect(preview()).toBeNull());
    expect(applied).toEqual([plan.changes]);
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(undoBar()).toBeTruthy();

    await press('Undo');
    await waitFor(() => expect(undoBar()).toBeNull());
    expect(applied).toEqual([plan.changes, back]);
    expect(toasts()).toEqual(['As it was.']);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('that changes nothing says so, warns of nothing, and only closes', async () => {
    const { press, applied } = await show([{ ...plan, rows: plan.rows.slice(1), changes: [] }]);
    await press('Begin 0');
    expect(screen.getByText('Nothing will change: all of them are like this already.')).toBeTruthy();
    expect(screen.queryByText(plan.note!)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Do it' })).toBeNull();
    fireEvent.submit(preview()!.querySelector('form')!);
    expect(preview()).toBeNull();
    expect(applied).toEqual([]);
    expect(undoBar()).toBeNull();
  });

  it('that is refused says why and stays to be tried again', async () => {
    let reason: string | null = 'One of them was changed by someone else.';
    const { press, applied, onDone } = await show([plan], () =>
      reason ? Promise.reject(refusal('CONFLICT', reason)) : Promise.resolve(back),
    );
    await press('Begin 0');
    await press('Do it');
    await waitFor(() => expect(toasts()).toEqual(['One of them was changed by someone else.']));
    expect(preview()).toBeTruthy();
    expect(undoBar()).toBeNull();
    expect(onDone).not.toHaveBeenCalled();
    reason = null;
    await press('Do it');
    await waitFor(() => expect(undoBar()).toBeTruthy());
    reason = 'One of them was deleted.';
    await press('Undo');
    await waitFor(() => expect(toasts()).toHaveLength(2));
    // the way back is still there
    expect(undoBar()).toBeTruthy();
    expect(applied).toHaveLength(3);
  });

  it('cannot be made twice by two presses', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly Shown[]>();
    const { press, applied } = await show([plan], () => promise);
    await press('Begin 0');
    const form = preview()!.querySelector('form')!;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await act(async () => resolve(back));
    expect(applied).toEqual([plan.changes]);
  });
});

describe('the way back', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const SECOND = 1_000;
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  async function stand(busy = false) {
    const onDismiss = vi.fn<() => void>();
    const bar = (isBusy: boolean) => (
      <UndoBar message={plan.done} busy={isBusy} onUndo={() => undefined} onDismiss={onDismiss} />
    );
    const view = await renderPart(bar(busy), { link: fakeServer({}) });
    return { ...view, onDismiss, bar: screen.getByText(plan.done).parentElement! };
  }

  it('is told to ears, and stands for ten seconds', async () => {
    const { onDismiss, bar } = await stand();
    expect(bar.getAttribute('role')).toBe('status');
    await pass(10 * SECOND - 1);
    expect(onDismiss).not.toHaveBeenCalled();
    await pass(1);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a hand', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['the keyboard', fireEvent.focus, fireEvent.blur],
  ])('waits for as long as %s is at it, and then another ten seconds', async (_who, come, go) => {
    const { onDismiss, bar } = await stand();
    await pass(9 * SECOND);
    come(bar);
    await pass(60 * SECOND);
    expect(onDismiss).not.toHaveBeenCalled();
    go(bar);
    await pass(10 * SECOND - 1);
    expect(onDismiss).not.toHaveBeenCalled();
    await pass(1);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('does not go while it is taken', async () => {
    const { onDismiss } = await stand(true);
    await pass(60 * SECOND);
    expect(onDismiss).not.toHaveBeenCalled();
  });

  it('goes at a press', async () => {
    const { onDismiss } = await stand();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});

it('another change has ten seconds of its own', async () => {
  const { press } = await show([plan, { ...plan, done: '3 products published.' }]);
  await press('Begin 0');
  await press('Do it');
  const first = (await screen.findByText(plan.done)).parentElement;
  await press('Begin 1');
  await press('Do it');
  const second = (await screen.findByText('3 products published.')).parentElement;
  expect(undoBar()).toBeNull();
  expect(second).not.toBe(first);
});
