import { type Pace, shoot, type Shot } from './load.js';
import { startParda } from './parda.js';
import type { Shop } from './shop.js';
import { startSubject, type Subject } from './subject.js';
import { median } from './table.js';

/** So many requests go before those that count: by then code is compiled, statements are prepared, documents kept. */
const WARM_UP = 2_000;

/** What is measured on, and for how long. */
export interface Run {
  shop: Shop;
  /** Of each round of each contender. */
  seconds: number;
  rounds: number;
}

/** One who answers in a comparison. */
export interface Contender {
  name: string;
  subject: Subject;
  shot: Shot;
  /** 200 if not given. */
  status?: number;
}

/** Starts the built server on the data of a run, with the log that it has in a shop. */
export const startOnShop = async (shop: Shop, env: NodeJS.ProcessEnv = {}): Promise<Subject> =>
  startParda({ ...(await shop.env()), LOG_LEVEL: 'info', ...env });

/** Starts one of references/, on the data of a run if it needs any. */
export const startReference = (name: string, location?: string): Promise<Subject> =>
  startSubject([`tools/bench/references/${name}.ts`, ...(location === undefined ? [] : [location])]);

/** Runs `work` with servers that are stopped afterwards, whatever becomes of it. */
export async function withSubjects<T>(
  starting: Promise<Subject>[],
  work: (subjects: Subject[]) => Promise<T>,
): Promise<T> {
  const started = await Promise.allSettled(starting);
  const subjects = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  try {
    const failed = started.find((each) => each.status === 'rejected');
    if (failed) throw failed.reason;
    return await work(subjects);
  } finally {
    await Promise.all(subjects.map((subject) => subject.stop()));
  }
}

/** Lets the contenders answer by turns, so that what slows the machine down meets all of them. @returns the medians */
export async function compare({ seconds, rounds }: Run, contenders: readonly Contender[]): Promise<Pace[]> {
  const found = contenders.map((): Pace[] => []);
  for (const { subject, shot, status } of contenders) await shoot(subject, shot, { requests: WARM_UP }, status);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, { subject, shot, status }] of contenders.entries()) {
      found[at]!.push(await shoot(subject, shot, { seconds }, status));
    }
  }
  return found.map((paces) => ({
    perSecond: median(paces.map(({ perSecond }) => perSecond)),
    cpuMicros: median(paces.map(({ cpuMicros }) => cpuMicros)),
  }));
}
