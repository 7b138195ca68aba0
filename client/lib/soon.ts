/** A device that is slower than this is not waited for: the page goes on without its memory. */
const PATIENCE_MS = 2_000;

/** What the device's store says, if it says it soon: one that hangs must keep nobody waiting. @throws also where it does not */
export const soon = <Value>(work: Promise<Value>): Promise<Value> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS, new Error('The store of this device is slow.'))),
  ]);
