import { KATHMANDU_AHEAD_MS } from '../../core/fields/moment.js';
import type { Repair } from '../entity.js';
import type { QuoteLine } from './inputs.js';
import { approvedOf } from './versions.js';

/** How long the lines of an approved quote are warranted (decisions §14). */

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The last moment of a warranty: the end of the same day so many months later, in Kathmandu; of the last day of a month that
 * has no such day.
 */
export function warrantyEnd(from: Date, months: number): Date {
  const local = new Date(from.getTime() + KATHMANDU_AHEAD_MS);
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Date.UTC(year, month, Math.min(local.getUTCDate(), lastDay));
  return new Date(day + DAY_MS - 1 - KATHMANDU_AHEAD_MS);
}

/**
 * The last moment of the warranty of an approved line, or null where it has none, or none yet. One that an earlier job's warranty
 * covers keeps that end, unless the shop has said that it begins again.
 */
export function warrantyEndOf({ warrantyFrom }: Pick<Repair, 'warrantyFrom'>, line: QuoteLine): Date | null {
  const { warrantyMonths, coveredUntil, startsWarrantyAgain } = line;
  if (coveredUntil && !startsWarrantyAgain) return new Date(coveredUntil);
  return warrantyFrom && warrantyMonths > 0 ? warrantyEnd(warrantyFrom, warrantyMonths) : null;
}

/** Whether a line gets a warranty of its own with the delivery. */
const isWarranted = ({ warrantyMonths, coveredUntil, startsWarrantyAgain }: QuoteLine): boolean =>
  warrantyMonths > 0 && (!coveredUntil || startsWarrantyAgain === true);

/** Whether a warranty begins with the delivery of a repair. Its quotes are loaded. */
export function hasWarranty(repair: Repair): boolean {
  const approved = approvedOf(repair);
  return approved?.lines.some((line, index) => isWarranted(line) && !approved.leftOut.includes(index + 1)) ?? false;
}
