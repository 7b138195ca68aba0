import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetDraftOf, newDraft, readDraft, saveDraft } from '../draft';
import { filledIn, forgetBookings, waitingRequest } from '../testing/waiting';
import { forgetDraft } from '../traces';
import { mendDraft } from './mendDraft';
import { clearForm, latestStanding, stand, standingRequest, wasSentOtherwise } from './standing';
import { outbox } from './store';

const NOW = new Date('2026-07-04T08:45:00Z');
const after = (seconds: number) => NOW.getTime() + seconds * 1000;
const brand = () => readDraft(new Date())?.values.brand ?? null;

/** A draft that was written at a time, as the browser brings it back. */
function typed(at: number, text: string, id = 'draft-0'): void {
  vi.setSystemTime(at);
  saveDraft({ ...newDraft(NOW), id, values: { ...filledIn(), brand: text } });
}

beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(async () => {
  await forgetBookings();
  forgetDraft();
  localStorage.clear();
  vi.useRealTimers();
});

it('brings back what stands in the form where the browser lost the draft, or has an older one', async () => {
  const request = waitingRequest({ place: 'form', since: after(10), draft: 'draft-0' });
  await stand(request);
  await mendDraft();
  expect(brand()).toBe('Samsung');
  typed(after(5), 'Sam');
  await mendDraft();
  expect(brand()).toBe('Samsung');
  expect(standingRequest('draft-0')).toEqual(request);
});

it('leaves the text of another form, though it is older', async () => {
  await stand(waitingRequest({ place: 'form', since: after(10), draft: 'draft-7' }));
  typed(after(5), 'Sony', 'draft-8');
  expect(await mendDraft()).toBeNull();
  expect(brand()).toBe('Sony');
  forgetDraftOf('draft-8');
  await mendDraft();
  expect(brand()).toBe('Samsung');
});

it('leaves what was typed since then', async () => {
  await stand(waitingRequest({ place: 'form', since: after(10) }));
  typed(after(11), 'Sony');
  await mendDraft();
  expect(brand()).toBe('Sony');
});

it('drops a draft that came back although it is done with, and no other', async () => {
  typed(after(9), 'Sony', 'draft-1');
  const left = localStorage.getItem('parda.repair.draft')!;
  await clearForm('draft-1');
  forgetDraftOf('draft-1');
  localStorage.setItem('parda.repair.draft', left);
  await mendDraft();
  expect(brand()).toBeNull();
  typed(after(5), 'LG', 'draft-2');
  await mendDraft();
  expect(brand()).toBe('LG');
});

it.each(['outbox', 'underWay'] as const)('drops the draft of what went out of the form, which is %s', async (place) => {
  await outbox.put(waitingRequest({ place, draft: 'draft-3', since: after(30) }));
  typed(after(29), 'Samsung', 'draft-3');
  await mendDraft();
  expect(brand()).toBeNull();
  expect(standingRequest('draft-3')).toBeNull();
});

it('keeps what was typed after another tab was done with the draft', async () => {
  vi.setSystemTime(after(10));
  await clearForm('draft-6');
  typed(after(11), 'Sony', 'draft-6');
  await mendDraft();
  expect(brand()).toBe('Sony');
});

it.each([['draft-5'], [undefined]])(
  'makes a form of its own of a request whose draft (%s) is done with, and keeps what is typed there',
  async (draft) => {
    await clearForm('draft-5');
    const { key, input } = waitingRequest();
    await outbox.put(waitingRequest({ place: 'form', since: after(-9), draft, firstTriedAt: after(-9) }));
    const mended = await mendDraft();
    expect(mended?.values.brand).toBe('Samsung');
    // in each tab the same
    expect(mended?.id).toBe(`${draft ?? key}+`);
    expect(standingRequest(mended!.id)?.key).toBe(key);
    expect(wasSentOtherwise({ ...input, brand: 'LG' }, mended!.id)).toBe(true);
    typed(after(20), 'Sony', mended!.id);
    expect(await mendDraft()).toBeNull();
    expect(brand()).toBe('Sony');
    expect(await outbox.all()).toHaveLength(1);
  },
);

it('brings back what the browser was killed before it wrote down', async () => {
  typed(after(1), 'Sony', 'draft-4');
  localStorage.clear();
  await mendDraft();
  expect(brand()).toBe('Sony');
  forgetDraftOf('draft-4');
  await mendDraft();
  expect(brand()).toBeNull();
});

it('shows nobody what stands in the form of somebody else', async () => {
  await outbox.put(waitingRequest({ place: 'form', owner: 'somebody-else', since: after(1) }));
  await mendDraft();
  expect([brand(), latestStanding()]).toEqual([null, null]);
});

it('leaves the draft where the browser can keep nothing else', async () => {
  vi.stubGlobal('indexedDB', undefined);
  vi.resetModules();
  const fresh = await import('./mendDraft');
  typed(after(1), 'Sony');
  await fresh.mendDraft();
  expect(brand()).toBe('Sony');
  vi.unstubAllGlobals();
});

it('keeps nobody waiting where the store of the device hangs', async () => {
  typed(after(1), 'Sony');
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  vi.resetModules();
  const fresh = await import('./mendDraft');
  vi.useFakeTimers({ now: after(2), toFake: ['Date', 'setTimeout'] });
  const mended = fresh.mendDraft();
  await vi.advanceTimersByTimeAsync(2_000);
  await mended;
  expect(brand()).toBe('Sony');
  vi.unstubAllGlobals();
});
