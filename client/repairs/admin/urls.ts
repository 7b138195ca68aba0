/** The sheet that goes with a set: a page of its own, for the printer. */
export const jobSheetPath = '/admin/repairs/:id/sheet';
export const jobSheetUrl = (id: string) => `/admin/repairs/${encodeURIComponent(id)}/sheet`;

/** The list of the workshop's records, filtered as `REPAIR_LIST` knows it; days are `2026-11-22`. */
export const repairListUrl = (filters: Readonly<Record<string, string>> = {}) =>
  `/admin/repairs?${new URLSearchParams(filters).toString()}`;

/** The form of a new record. Whoever leads to it may say in the state of the link, as `newRepair`, what it begins with. */
export const newRepairUrl = '/admin/repairs?edit=new';
