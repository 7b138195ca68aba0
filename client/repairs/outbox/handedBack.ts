import type { RepairDraft } from '../draft';

/** A request on its way from the outbox back into the form. */
export interface HandedBack {
  draft: RepairDraft;
  /** Why the shop did not take it; null when a person asked for it. */
  refusal: { message: string; fields: Record<string, string> } | null;
}

let waiting: HandedBack | null = null;
let round = 0;
const listeners = new Set<() => void>();

/** Hands requests over to the form, whether it is open already or opens now. */
export const handedBack = {
  give(request: HandedBack): void {
    waiting = request;
    round += 1;
    for (const listener of listeners) listener();
  },
  /** Whether the form's page is there to take it. */
  isAwaited: (): boolean => listeners.size > 0,
  now: (): HandedBack | null => waiting,
  take(): HandedBack | null {
    const taken = waiting;
    waiting = null;
    return taken;
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Counts them: another number is another form. */
  round: (): number => round,
};
