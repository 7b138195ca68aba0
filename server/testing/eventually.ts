import { vi } from 'vitest';

/** Tries until it holds, as long as a busy machine needs. */
export const eventually = <T>(work: () => T | Promise<T>): Promise<T> => vi.waitFor(work, { timeout: 20_000 });
