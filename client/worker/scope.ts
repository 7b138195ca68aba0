/**
 * The part of a service worker's own world that ours uses. TypeScript's `webworker` library would bring the whole of it, and take the
 * page's away from the files that both share.
 */
export interface WorkerScope {
  readonly clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
}

interface WorkerEvents {
  activate: LastingEvent;
  message: MessageEvent;
  /** Background Sync, where there is one: the connection is back. */
  sync: LastingEvent & { readonly tag: string };
}

/** Work that the browser lets the worker finish. */
interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
