import { icon } from '../icons';

/* One's own account. */

export const EyeIcon = /* @__PURE__ */ icon(
  <>
    <path d="M2.5 12c2-4.2 5.3-6.5 9.5-6.5s7.5 2.3 9.5 6.5c-2 4.2-5.3 6.5-9.5 6.5S4.5 16.2 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
  </>,
);
export const EyeOffIcon = /* @__PURE__ */ icon(
  <path d="M4 4l16 16M9.8 5.7A9.6 9.6 0 0 1 12 5.5c4.2 0 7.5 2.3 9.5 6.5a14 14 0 0 1-2.4 3.5M6.2 7.3A13 13 0 0 0 2.5 12c2 4.2 5.3 6.5 9.5 6.5a9.6 9.6 0 0 0 4.5-1.1M9.9 10a3 3 0 0 0 4.1 4.2" />,
);
export const KeyIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="8" cy="15.5" r="4.5" />
    <path d="M11.3 12.2 20 3.5m-4.5 4.5 3 3" />
  </>,
);
export const BellIcon = /* @__PURE__ */ icon(
  <path d="M12 3.5a6 6 0 0 0-6 6c0 5-2.2 6.7-2.2 7.5h16.4c0-.8-2.2-2.5-2.2-7.5a6 6 0 0 0-6-6ZM9.8 20.5a2.5 2.5 0 0 0 4.4 0" />,
);
