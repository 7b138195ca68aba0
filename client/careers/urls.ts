/** Where this room lives (public-site §2). */
export const careersUrl = '/careers';

/** By which an opening is known to others; it leads a person to the opening on the careers page. */
export const jobUrl = (id: string): string => `${careersUrl}/${id}`;

/** The careers page with one opening open. */
export const openedJobUrl = (id: string): string => `${careersUrl}?job=${id}`;
