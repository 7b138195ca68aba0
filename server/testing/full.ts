/** Whether there is time for trials of many minutes (`bash .ci/run --full`); else a small piece of each is tried. */
export const FULL = process.env.TRIALS === 'full';
