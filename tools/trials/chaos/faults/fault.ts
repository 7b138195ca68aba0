import { setTimeout as wait } from 'node:timers/promises';
import type { Need } from '../../load/ledger.js';
import type { TrialShop } from '../trialShop.js';

/** Something that goes wrong, and is put right again without a hand in the shop. */
export interface Fault {
  name: string;
  /** What may fail meanwhile; whatever does not need it goes on. */
  breaks: Need | 'everything' | 'nothing';
  /** Why a shop, or this machine, cannot have it; undefined where it can. */
  missing?: (shop: TrialShop) => string | undefined;
  happen: (shop: TrialShop, random: () => number) => Promise<void>;
}

export const someSeconds = (random: () => number): Promise<void> => wait(1_000 + random() * 4_000);
/** Longer than the shop waits for anybody. */
export const longSeconds = (random: () => number): Promise<void> => wait(15_000 + random() * 10_000);

export const seatOf = ({ servers }: TrialShop, random: () => number): number => Math.floor(random() * servers.length);
