const isBlank = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A part that a page may do without: null once nothing is written in it any more. */
export const orNull = <Part extends object>(part: Part): Part | null =>
  Object.values(part).every(isBlank) ? null : part;
