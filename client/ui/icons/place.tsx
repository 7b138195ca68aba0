import { icon } from '../icons';

/* Where and when. */

export const PinIcon = /* @__PURE__ */ icon(
  <>
    <path d="M12 21s7-6.2 7-11.5a7 7 0 1 0-14 0C5 14.8 12 21 12 21Z" />
    <circle cx="12" cy="9.5" r="2.5" />
  </>,
);
export const ClockIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3.5 2" />
  </>,
);
export const CalendarIcon = /* @__PURE__ */ icon(<path d="M4 6h16v14H4V6Zm0 4.5h16M8 3.5V6m8-2.5V6" />);
