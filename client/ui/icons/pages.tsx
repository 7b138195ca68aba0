import { icon } from '../icons';

/* The pages of the site. */

export const TvIcon = /* @__PURE__ */ icon(
  <>
    <rect x="2.5" y="4" width="19" height="13" rx="2.5" />
    <path d="M8 20.5h8" />
  </>,
);
export const WrenchIcon = /* @__PURE__ */ icon(
  <path d="M14.5 6.5a4.5 4.5 0 0 1 5.7-1l-3 3 .3 2.5 2.5.3 1-1a4.5 4.5 0 0 1-6.2 3.7L8.5 20.3a2 2 0 0 1-2.8-2.8l6.3-6.3a4.5 4.5 0 0 1 2.5-4.7Z" />,
);
export const DashboardIcon = /* @__PURE__ */ icon(
  <path d="M4 4h7v9H4V4Zm0 13h7v3H4v-3Zm11-6h5v9h-5v-9Zm0-7h5v3h-5V4Z" />,
);
export const QuestionIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M9.5 9.5c.2-1.5 1.2-2.3 2.6-2.3 1.5 0 2.6.9 2.6 2.3 0 1.8-2.6 2-2.6 4.2M12.1 16.9v.1" />
  </>,
);
export const ListIcon = /* @__PURE__ */ icon(<path d="M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1" />);
export const RouteIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="6" cy="18.5" r="2" />
    <circle cx="18" cy="5.5" r="2" />
    <path d="M8 18.5h7.5a3.25 3.25 0 0 0 0-6.5h-7a3.25 3.25 0 0 1 0-6.5H16" />
  </>,
);
export const FileIcon = /* @__PURE__ */ icon(<path d="M6 3h8l4.5 4.5V21H6V3Zm7.5.5V8h4.5M9 12.5h6M9 16h6" />);
export const BulbIcon = /* @__PURE__ */ icon(
  <path d="M9 17.5h6M10 20.5h4M12 3a6.5 6.5 0 0 0-4 11.6c.8.7 1 1.6 1 2.9h6c0-1.3.2-2.2 1-2.9A6.5 6.5 0 0 0 12 3Z" />,
);
export const CartIcon = /* @__PURE__ */ icon(
  <>
    <path d="M2.5 4h3l2.4 11.5h10.6L21 7.5H6.2" />
    <circle cx="9" cy="19.3" r="1.4" />
    <circle cx="17" cy="19.3" r="1.4" />
  </>,
);
export const HeartIcon = /* @__PURE__ */ icon(
  <path d="M12 20S3.5 15 3.5 9A4.6 4.6 0 0 1 12 6.6 4.6 4.6 0 0 1 20.5 9c0 6-8.5 11-8.5 11Z" />,
);
export const NewsIcon = /* @__PURE__ */ icon(<path d="M4 5h16v14H4V5Zm3.5 4h5v4h-5V9ZM15 9h2M15 12.5h2M7.5 16H17" />);
export const ShieldIcon = /* @__PURE__ */ icon(
  <path d="M12 3.5 5 6v5.5c0 4.4 2.8 7.6 7 9 4.2-1.4 7-4.6 7-9V6l-7-2.5Zm-3 8.8 2.2 2.2 4-4.5" />,
);
export const StarIcon = /* @__PURE__ */ icon(
  <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8L12 3.5Z" />,
);
