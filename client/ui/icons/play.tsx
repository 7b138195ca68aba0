import { icon } from '../icons';

/* What moves by itself. */

export const PlayIcon = /* @__PURE__ */ icon(<path d="M7 4.5v15l12-7.5L7 4.5Z" />);
export const PauseIcon = /* @__PURE__ */ icon(<path d="M8 5v14M16 5v14" />);
