import { patiently } from './patience';
import { NOT_THROUGH, type Passage, UploadError } from './transport';
import { newUpload, releasePreview, storedUpload, type Upload, type UploadsNow, uploadsNow } from './uploads';

/** How many travel at the same time: more of them share the same line. */
const AT_ONCE = 2;

/** What the queue cannot do itself. */
export interface QueueTools {
  /** Whether there is room for one only, so that a newer one takes its place. */
  isSingle: boolean;
  /** Whether a file of this kind can be looked at. */
  isVisible: boolean;
  /** Makes a file ready to travel. */
  prepare: (file: File) => Promise<{ file: File; isReadable: boolean }>;
  /** @returns the stored address; @throws UploadError, or the signal's reason */
  send: (file: File, passage: Passage) => Promise<string>;
}

/** Who hears what happens. */
export interface QueueListener {
  onUrls: (urls: readonly string[]) => void;
  onDone: (url: string) => void;
  onFailed: (upload: Upload) => void;
}

interface Work {
  file: File;
  /** Ready to travel; a second try need not prepare it anew. */
  prepared?: File;
  controller: AbortController;
  isRunning: boolean;
}

/**
 * The files of one field on their way to the store: in order, two at a time. What fails for a moment is tried again twice
 * by itself; what fails for good stays, with its file, until somebody retries or removes it. Knows nothing of React.
 */
export class UploadQueue {
  readonly #tools: QueueTools;
  readonly #work = new Map<string, Work>();
  readonly #watchers = new Set<() => void>();
  #waitingForAll: (() => void)[] = [];
  #listener: QueueListener | null = null;
  /** The stored one whose place another is to take, once that has arrived. */
  #behind: Upload | null = null;
  #now: UploadsNow;

  constructor(tools: QueueTools, initial: readonly string[] = []) {
    this.#tools = tools;
    this.#now = uploadsNow(initial.map(storedUpload), null);
  }

  readonly now = (): UploadsNow => this.#now;

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** @returns a function that ends it all: what is under way is cancelled, previews are given back. */
  connect(listener: QueueListener): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = null;
      // Whoever waits for them all has gone, too, and must not go on as if these had never been.
      this.#waitingForAll = [];
      this.#replace(this.#now.urls);
    };
  }

  add(files: readonly File[]): void {
    const added = files.map((file) => {
      const upload = newUpload(file, this.#tools.isVisible);
      this.#work.set(upload.id, { file, controller: new AbortController(), isRunning: false });
      return upload;
    });
    if (this.#tools.isSingle) this.#stepBehind();
    this.#change([...(this.#tools.isSingle ? [] : this.#now.items), ...added]);
    this.#pump();
  }

  addUrl(url: string): void {
    if (this.#tools.isSingle) this.#letAllGo();
    this.#change([...(this.#tools.isSingle ? [] : this.#now.items), storedUpload(url)]);
  }

  /** One that failed, or all that failed. */
  readonly retry = (id?: string): void => {
    this.#change(
      this.#now.items.map((item) =>
        item.state === 'failed' && (id === undefined || item.id === id)
          ? { ...item, state: 'waiting', progress: 0, error: null }
          : item,
      ),
    );
    this.#pump();
  };

  readonly remove = (id: string): void => {
    const item = this.#now.items.find((each) => each.id === id);
    if (!item) return;
    this.#letGo(item);
    const others = this.#now.items.filter((each) => each !== item);
    // What was to be replaced by one that never arrived is there again.
    const back = this.#behind ? [this.#behind] : [];
    this.#behind = null;
    this.#change([...back, ...others]);
    this.#pump();
  };

  /** Starts over with these addresses; nobody is told what they just said. */
  readonly reset = (urls: readonly string[]): void => this.#replace(urls);

  /** When nothing is under way any more: what is done and what failed, in order. */
  readonly settled = async (): Promise<{ urls: string[]; failed: Upload[] }> => {
    if (this.#now.isBusy) await new Promise<void>((resolve) => this.#waitingForAll.push(resolve));
    return { urls: [...this.#now.urls], failed: this.#now.items.filter(({ state }) => state === 'failed') };
  };

  /** The files that are not stored yet, ready to travel where they have been made so. */
  readonly unsent = (): File[] => {
    return this.#now.items.flatMap(({ id }) => {
      const work = this.#work.get(id);
      return work ? [work.prepared ?? work.file] : [];
    });
  };

  #replace(urls: readonly string[]): void {
    this.#letAllGo();
    this.#show(uploadsNow(urls.map(storedUpload), null));
  }

  #letAllGo(): void {
    for (const item of this.#now.items) this.#letGo(item);
    if (this.#behind) releasePreview(this.#behind);
    this.#behind = null;
  }

  /** Makes room for the next one: what is stored counts until that has arrived, anything else goes. */
  #stepBehind(): void {
    for (const item of this.#now.items) {
      if (item.state === 'done') this.#behind = item;
      else this.#letGo(item);
    }
  }

  #letGo(item: Upload): void {
    this.#work.get(item.id)?.controller.abort();
    this.#work.delete(item.id);
    releasePreview(item);
  }

  #change(items: readonly Upload[]): void {
    const before = this.#now;
    this.#show(uploadsNow(items, this.#behind, before));
    if (this.#now.urls !== before.urls) this.#listener?.onUrls(this.#now.urls);
  }

  #show(now: UploadsNow): void {
    this.#now = now;
    for (const watcher of this.#watchers) watcher();
    if (now.isBusy) return;
    for (const resolve of this.#waitingForAll.splice(0)) resolve();
  }

  /** Always from the latest list: others may have changed it while a file was under way. */
  #update(id: string, change: Partial<Upload>): void {
    this.#change(this.#now.items.map((item) => (item.id === id ? { ...item, ...change } : item)));
  }

  #pump(): void {
    for (const { id, state } of this.#now.items) {
      const running = [...this.#work.values()].filter(({ isRunning }) => isRunning).length;
      if (running >= AT_ONCE) return;
      const work = this.#work.get(id);
      if (state === 'waiting' && work && !work.isRunning) void this.#run(id, work);
    }
  }

  async #run(id: string, work: Work): Promise<void> {
    work.isRunning = true;
    const { signal } = work.controller;
    try {
      const file = work.prepared ?? (await this.#prepare(id, work));
      signal.throwIfAborted();
      const url = await patiently({
        signal,
        onWait: () => this.#update(id, { state: 'waiting', progress: 0 }),
        attempt: () => {
          this.#update(id, { state: 'sending', progress: 0 });
          return this.#tools.send(file, { signal, onProgress: (progress) => this.#update(id, { progress }) });
        },
      });
      signal.throwIfAborted();
      // The file is stored: nothing of it needs to be kept but its preview.
      this.#work.delete(id);
      this.#update(id, { state: 'done', progress: 1, url });
      if (this.#behind) releasePreview(this.#behind);
      this.#behind = null;
      this.#listener?.onDone(url);
    } catch (error) {
      if (!signal.aborted) this.#fail(id, error);
    } finally {
      work.isRunning = false;
      this.#pump();
    }
  }

  async #prepare(id: string, work: Work): Promise<File> {
    this.#update(id, { state: 'preparing' });
    const { file, isReadable } = await this.#tools.prepare(work.file);
    work.prepared = file;
    const item = this.#now.items.find((each) => each.id === id);
    if (item && !isReadable) {
      releasePreview(item);
      this.#update(id, { preview: null });
    }
    return file;
  }

  #fail(id: string, error: unknown): void {
    this.#update(id, {
      state: 'failed',
      progress: 0,
      error: error instanceof UploadError ? error.message : NOT_THROUGH,
    });
    const item = this.#now.items.find((each) => each.id === id);
    if (item) this.#listener?.onFailed(item);
  }
}
