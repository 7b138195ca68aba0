import { databaseFaults } from './databases.js';
import { diskFaults } from './disks.js';
import type { Fault } from './fault.js';
import { outsideFaults } from './outside.js';
import { processFaults } from './processes.js';
import { storms } from './storms.js';

/** All that goes wrong. */
export const faults: readonly Fault[] = [
  ...processFaults,
  ...databaseFaults,
  ...outsideFaults,
  ...storms,
  ...diskFaults,
];
