import { EventEmitter } from 'node:events';

interface Wait {
  /** Ends it at once. */
  signal: AbortSignal;
  /** Whether ringing ends it. */
  isWoken?: boolean;
}

/** Wakes whatever waits for work in this process; a job rings it in whichever process learns of the work first. */
export class Doorbell {
  readonly #bell = new EventEmitter();

  ring(): void {
    this.#bell.emit('ring');
  }

  /** Waits so long, or until it rings. */
  wait(ms: number, { signal, isWoken = true }: Wait): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#bell.off('ring', wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      if (isWoken) this.#bell.on('ring', wake);
      signal.addEventListener('abort', wake);
      if (signal.aborted) wake();
    });
  }
}
