import { icon } from '../icons';

/* To give something on. */

export const CopyIcon = /* @__PURE__ */ icon(<path d="M9 9h11v11H9V9Zm-3 6H4V4h11v2" />);
export const ShareIcon = /* @__PURE__ */ icon(<path d="M12 15V3.5m-4.5 4L12 3.5l4.5 4M6 11.5H4.5v9h15v-9H18" />);
