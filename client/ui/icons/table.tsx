import { icon } from '../icons';

/* The order of a table. */

export const SortIcon = /* @__PURE__ */ icon(<path d="m8 9 4-4 4 4M8 15l4 4 4-4" />);
export const SortUpIcon = /* @__PURE__ */ icon(<path d="m7 14 5-5 5 5" />);
export const SortDownIcon = /* @__PURE__ */ icon(<path d="m7 10 5 5 5-5" />);
