/** The sheet that goes with a set: a page of its own, for the printer. */
export const jobSheetPath = '/admin/repairs/:id/sheet';
export const jobSheetUrl = (id: string) => `/admin/repairs/${encodeURIComponent(id)}/sheet`;

/** The list of the workshop's records, filtered as `REPAIR_LIST` knows it; days are `2026-11-22`. */
export const repairListUrl = (filters: Readonly<Record<string, string>> = {}) =>
  `/admin/repairs?${new URLSearchParams(filters).toString()}`;

/** One record, open over that list. */
export const repairRecordUrl = (id: string) => repairListUrl({ view: id });
