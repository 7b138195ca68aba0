import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NOT_THROUGH, type Passage, UploadError } from './transport';
import { type QueueListener, UploadQueue } from './uploadQueue';

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const files = (...names: string[]) => names.map(file);
const offline = () => new UploadError(NOT_THROUGH, true);

/** A queue whose files travel as the test says. */
function setUp({ initial = [] as string[], isReadable = true, isSingle = false } = {}) {
  const sent: ({ name: string; arrive: (url?: string) => void; fail: (error: unknown) => void } & Passage)[] = [];
  const prepared: string[] = [];
  const listener = {
    onUrls: vi.fn<QueueListener['onUrls']>(),
    onDone: vi.fn<QueueListener['onDone']>(),
    onFailed: vi.fn<QueueListener['onFailed']>(),
  };
  const queue = new UploadQueue(
    {
      isSingle,
      isVisible: true,
      prepare: (file) => {
        prepared.push(file.name);
        return Promise.resolve({ file, isReadable });
      },
      send: ({ name }, passage) =>
        new Promise((resolve, reject) => {
          passage.signal.addEventListener('abort', () => reject(passage.signal.reason as Error));
          sent.push({ name, ...passage, arrive: (url = `/media/${name}`) => resolve(url), fail: reject });
        }),
    },
    initial,
  );
  const disconnect = queue.connect(listener);
  const states = () => queue.now().items.map(({ state }) => state);
  const names = () => sent.map(({ name }) => name);
  return { queue, sent, prepared, listener, disconnect, states, names };
}

/** Lets everything happen that needs no time. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('files', () => {
  test('travel two at a time, in order', async () => {
    const { queue, sent, names, states } = setUp();
    queue.add(files('a', 'b', 'c'));
    await settle();
    expect(names()).toEqual(['a', 'b']);
    expect(states()).toEqual(['sending', 'sending', 'waiting']);
    sent[1]!.arrive();
    await settle();
    expect(names()).toEqual(['a', 'b', 'c']);
    sent[2]!.arrive();
    sent[0]!.arrive();
    await settle();
    expect(queue.now().urls).toEqual(['/media/a', '/media/b', '/media/c']);
    expect(queue.now().isBusy).toBe(false);
  });

  test('show how far they are, and what they look like', async () => {
    const { queue, sent } = setUp();
    queue.add(files('a'));
    expect(queue.now().items[0]).toMatchObject({ name: 'a', state: 'preparing', url: null, progress: 0 });
    await settle();
    sent[0]!.onProgress(0.5);
    expect(queue.now().items[0]).toMatchObject({ state: 'sending', progress: 0.5 });
    expect(queue.now().items[0]!.preview).toMatch(/^blob:/);
    sent[0]!.arrive();
    await settle();
    expect(queue.now().items[0]).toMatchObject({ state: 'done', progress: 1, url: '/media/a', error: null });
  });

  test('that cannot be read here show nothing', async () => {
    const { queue } = setUp({ isReadable: false });
    queue.add(files('a.heic'));
    await settle();
    expect(queue.now().items[0]!.preview).toBeNull();
  });

  test('stand behind what was there before, and changes are told once', async () => {
    const { queue, sent, listener } = setUp({ initial: ['/media/old'] });
    expect(queue.now().items[0]).toMatchObject({ state: 'done', preview: '/media/old', name: '' });
    const urls = queue.now().urls;
    queue.add(files('a'));
    await settle();
    expect(queue.now().urls).toBe(urls);
    sent[0]!.arrive();
    await settle();
    queue.addUrl('/media/recent');
    expect(listener.onUrls.mock.calls).toEqual([
      [['/media/old', '/media/a']],
      [['/media/old', '/media/a', '/media/recent']],
    ]);
    expect(listener.onDone.mock.calls).toEqual([['/media/a']]);
  });
});

describe('a failure', () => {
  test('that may pass is tried again after one second and after three, then stands', async () => {
    const { queue, sent, states, listener, prepared } = setUp();
    queue.add(files('a'));
    await settle();
    sent[0]!.fail(offline());
    await settle();
    expect(states()).toEqual(['waiting']);
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    sent[1]!.fail(offline());
    await vi.advanceTimersByTimeAsync(2999);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    sent[2]!.fail(offline());
    await settle();
    expect(states()).toEqual(['failed']);
    expect(listener.onFailed).toHaveBeenCalledOnce();
    expect(listener.onFailed.mock.calls[0]![0]).toMatchObject({ name: 'a', error: NOT_THROUGH });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(3);
    expect(prepared).toEqual(['a']);
  });

  test('is tried again at once when the browser is online again', async () => {
    const { queue, sent, states } = setUp();
    queue.add(files('a'));
    await settle();
    sent[0]!.fail(offline());
    await settle();
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(sent).toHaveLength(2);
    sent[1]!.arrive();
    await settle();
    expect(states()).toEqual(['done']);
  });

  test('waits for as long as the store asks, if that is not long', async () => {
    const { queue, sent, states } = setUp();
    queue.add(files('a'));
    await settle();
    sent[0]!.fail(new UploadError('Too many uploads. Please try again later.', true, 20));
    await vi.advanceTimersByTimeAsync(19_000);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    sent[1]!.fail(new UploadError('Too many uploads. Please try again later.', true, 3600));
    await settle();
    expect(states()).toEqual(['failed']);
  });

  test('for good is said at once, and the others go on', async () => {
    const { queue, sent, states, listener } = setUp();
    queue.add(files('a', 'b', 'c'));
    await settle();
    sent[0]!.fail(new UploadError('The file is damaged or incomplete.', false));
    await settle();
    expect(states()).toEqual(['failed', 'sending', 'sending']);
    expect(listener.onFailed.mock.calls[0]![0].error).toBe('The file is damaged or incomplete.');
  });

  test('that nobody foresaw has words, too', async () => {
    const { queue, sent } = setUp();
    queue.add(files('a'));
    await settle();
    sent[0]!.fail(new TypeError('x is undefined'));
    await settle();
    expect(queue.now().items[0]!.error).toBe(NOT_THROUGH);
  });

  test('keeps its file: one or all are sent again', async () => {
    const { queue, sent, prepared, names, states } = setUp();
    queue.add(files('a', 'b'));
    await settle();
    for (const passage of sent) passage.fail(new UploadError('No.', false));
    await settle();
    queue.retry(queue.now().items[1]!.id);
    expect(queue.now().items[1]).toMatchObject({ error: null, progress: 0 });
    await settle();
    expect(names()).toEqual(['a', 'b', 'b']);
    sent[2]!.fail(new UploadError('No.', false));
    await settle();
    queue.retry();
    await settle();
    expect(names()).toEqual(['a', 'b', 'b', 'a', 'b']);
    expect(prepared).toEqual(['a', 'b']);
    expect(states()).toEqual(['sending', 'sending']);
  });
});

describe('taking one away', () => {
  test('cancels it, gives its preview back and lets the next one go', async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const { queue, sent, names, listener } = setUp();
    queue.add(files('a', 'b', 'c'));
    await settle();
    const { id, preview } = queue.now().items[0]!;
    queue.remove(id);
    await settle();
    expect(sent[0]!.signal.aborted).toBe(true);
    expect(revoke).toHaveBeenCalledWith(preview);
    expect(names()).toEqual(['a', 'b', 'c']);
    expect(queue.now().items.map(({ name }) => name)).toEqual(['b', 'c']);
    expect(listener.onFailed).not.toHaveBeenCalled();
  });

  test('while it waits for another try ends the waiting', async () => {
    const { queue, sent } = setUp();
    queue.add(files('a'));
    await settle();
    sent[0]!.fail(offline());
    await settle();
    queue.remove(queue.now().items[0]!.id);
    await vi.advanceTimersByTimeAsync(10_000);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(sent).toHaveLength(1);
    expect(queue.now().isBusy).toBe(false);
  });

  test('or all of them, to start over, tells nobody', async () => {
    const { queue, sent, listener } = setUp();
    queue.add(files('a'));
    await settle();
    queue.reset(['/media/old']);
    await settle();
    expect(sent[0]!.signal.aborted).toBe(true);
    expect(queue.now().urls).toEqual(['/media/old']);
    expect(listener.onUrls).not.toHaveBeenCalled();
  });
});

describe('where there is room for one only', () => {
  const single = async () => {
    const all = setUp({ initial: ['/media/old'], isSingle: true });
    all.queue.add(files('a'));
    await settle();
    return { ...all, shown: () => all.queue.now().items.map(({ name, url }) => name || url) };
  };

  test('the old one counts until the new one has arrived', async () => {
    const { queue, sent, shown, listener } = await single();
    expect(shown()).toEqual(['a']);
    expect(queue.now().urls).toEqual(['/media/old']);
    sent[0]!.arrive();
    await settle();
    expect(queue.now().urls).toEqual(['/media/a']);
    expect(listener.onUrls.mock.calls).toEqual([[['/media/a']]]);
    queue.remove(queue.now().items[0]!.id);
    expect(queue.now().urls).toEqual([]);
    expect(shown()).toEqual([]);
  });

  test('the old one is back when the new one is taken away, however many were tried', async () => {
    const { queue, sent, shown, listener } = await single();
    sent[0]!.fail(new UploadError('No.', false));
    await settle();
    expect((await queue.settled()).urls).toEqual(['/media/old']);
    queue.add(files('b'));
    await settle();
    expect(shown()).toEqual(['b']);
    queue.remove(queue.now().items[0]!.id);
    await settle();
    expect(shown()).toEqual(['/media/old']);
    expect(listener.onUrls).not.toHaveBeenCalled();
  });

  test('a stored one takes the place at once', async () => {
    const { queue, sent, shown, listener } = await single();
    queue.addUrl('/media/recent');
    await settle();
    expect(sent[0]!.signal.aborted).toBe(true);
    expect(shown()).toEqual(['/media/recent']);
    expect(listener.onUrls.mock.calls).toEqual([[['/media/recent']]]);
  });

  test('starting over forgets the old one, too', async () => {
    const { queue } = await single();
    queue.reset([]);
    expect(queue.now()).toMatchObject({ items: [], urls: [] });
  });
});

describe('waiting for all', () => {
  test('ends when the last one has arrived or failed', async () => {
    const { queue, sent } = setUp({ initial: ['/media/old'] });
    queue.add(files('a', 'b', 'c'));
    let result: Awaited<ReturnType<UploadQueue['settled']>> | null = null;
    const all = (async () => (result = await queue.settled()))();
    await settle();
    sent[0]!.fail(new UploadError('No.', false));
    sent[1]!.arrive();
    await settle();
    expect(result).toBeNull();
    sent[2]!.arrive();
    const { urls, failed } = await all;
    expect(urls).toEqual(['/media/old', '/media/b', '/media/c']);
    expect(failed.map(({ name }) => name)).toEqual(['a']);
  });

  test('is over at once when nothing is under way', async () => {
    const { queue } = setUp({ initial: ['/media/old'] });
    expect(await queue.settled()).toEqual({ urls: ['/media/old'], failed: [] });
  });

  test('never ends for somebody who has left: their form must not go on without the pictures', async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const { queue, sent, disconnect } = setUp();
    queue.add(files('a'));
    await settle();
    const { preview } = queue.now().items[0]!;
    let isOver = false;
    void (async () => {
      await queue.settled();
      isOver = true;
    })();
    disconnect();
    await settle();
    expect(sent[0]!.signal.aborted).toBe(true);
    expect(revoke).toHaveBeenCalledWith(preview);
    expect(isOver).toBe(false);
  });
});

test('whoever watches hears of every change', async () => {
  const { queue } = setUp();
  const watcher = vi.fn<() => void>();
  const stop = queue.subscribe(watcher);
  queue.addUrl('/media/a');
  expect(watcher).toHaveBeenCalledOnce();
  stop();
  queue.addUrl('/media/b');
  expect(watcher).toHaveBeenCalledOnce();
});
