/** The sheet that goes with a set: a page of its own, for the printer. */
export const jobSheetPath = '/admin/repairs/:id/sheet';
export const jobSheetUrl = (id: string) => `/admin/repairs/${encodeURIComponent(id)}/sheet`;
