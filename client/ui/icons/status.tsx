import { icon } from '../icons';

/* Where a repair stands. */

export const InboxIcon = /* @__PURE__ */ icon(
  <path d="M3.5 13.5 6 5h12l2.5 8.5V19h-17v-5.5Zm0 0H9c0 1.6 1.2 2.7 3 2.7s3-1.1 3-2.7h5.5" />,
);
export const TruckIcon = /* @__PURE__ */ icon(
  <>
    <path d="M2.5 6H14v10H2.5V6ZM14 9.5h4l3.5 3.5v3H14" />
    <circle cx="7" cy="17.5" r="1.8" fill="var(--icon-ground, none)" />
    <circle cx="17.5" cy="17.5" r="1.8" fill="var(--icon-ground, none)" />
  </>,
);
export const PulseIcon = /* @__PURE__ */ icon(<path d="M2.5 12H7l2.5-6 4.5 12 2.5-6h5" />);
export const QuoteIcon = /* @__PURE__ */ icon(<path d="M6 3h12v18l-3-2-3 2-3-2-3 2V3Zm3 5h6M9 12h6" />);
export const ThumbUpIcon = /* @__PURE__ */ icon(
  <path d="M7 11v9H3.5v-9H7Zm0 0 4-7.5c1.5 0 2.5 1 2.5 2.5v3.5H19a1.8 1.8 0 0 1 1.8 2.1l-1.1 6.9A1.8 1.8 0 0 1 17.9 20H7" />,
);
