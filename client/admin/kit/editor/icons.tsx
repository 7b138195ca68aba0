import { icon } from '../../../ui/icons';

export const NumbersIcon = /* @__PURE__ */ icon(
  <path d="M10 6h10M10 12h10M10 18h10M3.5 4.5 5 4v5M3.5 15.5c0-2 3-2 3 0 0 1.5-3 2.5-3 4h3" />,
);
export const QuotationIcon = /* @__PURE__ */ icon(
  <path d="M4 17c2-1 3-3 3-5H4V7h6v5c0 3-2 5-4 6m8-1c2-1 3-3 3-5h-3V7h6v5c0 3-2 5-4 6" />,
);
export const LinkIcon = /* @__PURE__ */ icon(
  <path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 6 6l1-1" />,
);
export const AlignLeftIcon = /* @__PURE__ */ icon(<path d="M4 6h16M4 12h10M4 18h13" />);
export const AlignCenterIcon = /* @__PURE__ */ icon(<path d="M4 6h16M7 12h10M5.5 18h13" />);
export const AlignRightIcon = /* @__PURE__ */ icon(<path d="M4 6h16M10 12h10M7 18h13" />);
export const LineIcon = /* @__PURE__ */ icon(<path d="M4 12h16" />);
