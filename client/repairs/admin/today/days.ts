import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { startOfDay } from '../../../admin/kit/days';
import { toKathmanduInput } from '../../../lib/dates';

const HALF_A_DAY_MS = 12 * 60 * 60 * 1000;

/** A moment of a day, `2026-11-22`, by which it can be written down: noon in Kathmandu. */
export const noonOf = (day: string): string => new Date(Date.parse(startOfDay(day)!) + HALF_A_DAY_MS).toISOString();

/** The day of a moment in Kathmandu. */
export const dayOf = (moment: string): string => toKathmanduInput(moment).slice(0, 10);

/** The day before. */
export const dayBefore = (day: string): string => dayOf(new Date(Date.parse(startOfDay(day)!) - 1).toISOString());

const WEEKDAYS: readonly MessageDescriptor[] = [
  msg`Sunday`,
  msg`Monday`,
  msg`Tuesday`,
  msg`Wednesday`,
  msg`Thursday`,
  msg`Friday`,
  msg`Saturday`,
];

/** What the day of the week is called. */
export const weekdayOf = (day: string): MessageDescriptor => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]!;
