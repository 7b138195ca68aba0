import { afterEach, vi } from 'vitest';

/** What `window.confirm` asks, which happy-dom lacks: `confirmation.mockReturnValue(true)` agrees; without it the answer is no. */
export const confirmation = vi.fn<(question?: string) => boolean>(() => false);
window.confirm = confirmation;

afterEach(() => confirmation.mockReset().mockReturnValue(false));
