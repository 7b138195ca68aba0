/** So many levels may JSON from outside have; a page's text, the deepest that we know, has about ten. Whatever walks through it calls itself. */
export const MAX_JSON_LEVELS = 100;

/** Whether a value has more levels of lists and objects than anything of ours. */
export const isTooDeep = (value: unknown, levels = MAX_JSON_LEVELS): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inside) => isTooDeep(inside, levels - 1)));
