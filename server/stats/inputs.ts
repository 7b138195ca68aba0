import { z } from 'zod';

export const MAX_REPORT_DAYS = 365;
export const DEFAULT_REPORT_DAYS = 30;

const WRONG_DAYS = `A report covers 1 to ${MAX_REPORT_DAYS} days.`;

/** What a report is asked for. */
export const workshopReportSchema = z.object({
  days: z.int(WRONG_DAYS).min(1, WRONG_DAYS).max(MAX_REPORT_DAYS, WRONG_DAYS).default(DEFAULT_REPORT_DAYS),
});
