/** Where this room lives (public-site §2). */
export const requestRepairUrl = '/repair';
export const trackUrl = '/track';
export const trackRepairUrl = (id: string) => `/track/${encodeURIComponent(id)}`;
/** The certificate of warranty: a page of its own, for the printer. */
export const certificatePath = '/track/:requestId/warranty';
export const certificateUrl = (id: string) => `${trackRepairUrl(id)}/warranty`;
export const recordsUrl = '/records';
/** The record as the workshop has it: for admins. */
export const repairRecordUrl = (id: string) => `/admin/repairs?view=${encodeURIComponent(id)}`;
