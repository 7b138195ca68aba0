import { icon } from '../icons';

/* What a television suffers from. */

export const SurgeIcon = /* @__PURE__ */ icon(<path d="M13 2.5 5 13.5h6l-1 8 8-11h-6l1-8Z" />);
export const AirIcon = /* @__PURE__ */ icon(
  <path d="M3 9h11a2.8 2.8 0 1 0-2.7-3.5M3 13h15a2.8 2.8 0 1 1-2.7 3.5M3 17h7.5a2.2 2.2 0 1 1-2.1 2.8" />,
);
