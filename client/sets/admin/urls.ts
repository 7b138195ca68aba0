/** The label that is stuck on a set: a page of its own, for the printer. */
export const setLabelPath = '/admin/repairs/:id/label';
export const setLabelUrl = (id: string) => `/admin/repairs/${encodeURIComponent(id)}/label`;
