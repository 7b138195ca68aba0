/** Whether a statement only asks how many rows a screen speaks of (core/read/totals.ts): it reads no further than it must, whichever way. */
export const isTotal = (sql: string): boolean => /^explain| as counted/.test(sql);
