import { icon } from '../../../ui';

export const CrackedScreenIcon = /* @__PURE__ */ icon(
  <>
    <rect x="2.5" y="4" width="19" height="13" rx="2.5" />
    <path d="M8 20.5h8M13.5 4l-3 4 4 2.5-3.5 6.5" />
  </>,
);
export const PowerIcon = /* @__PURE__ */ icon(<path d="M12 3v8M6.5 6.2a8 8 0 1 0 11 0" />);
export const SoftwareIcon = /* @__PURE__ */ icon(
  <path d="M3 5h18v14H3V5Zm0 4.5h18M8 12.5l2.5 2L8 16.5M13 16.5h3.5M6 7.3v.1M8.5 7.3v.1" />,
);
export const WallMountIcon = /* @__PURE__ */ icon(
  <>
    <rect x="2.5" y="3.5" width="19" height="11.5" rx="2.5" />
    <path d="M12 15v3.5M7 21l5-2.5 5 2.5M9 9.2h6M12 6.3v5.9" />
  </>,
);
export const DiagnosticsIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="10.5" cy="10.5" r="7" />
    <path d="m15.7 15.7 5 5M6.2 11h2.1l1.6-3.2 2 5.2 1.3-2h1.6" />
  </>,
);
export const RemoteIcon = /* @__PURE__ */ icon(
  <>
    <rect x="7.5" y="2.5" width="9" height="19" rx="3" />
    <circle cx="12" cy="7" r="1.7" />
    <path d="M10.3 12v.1M13.7 12v.1M10.3 15v.1M13.7 15v.1M10.3 18v.1M13.7 18v.1" />
  </>,
);
export const SocketIcon = /* @__PURE__ */ icon(<path d="M2.5 7.5h19v5l-3 4h-13l-3-4v-5ZM7 11.5h10M8 20h8" />);
export const ChipIcon = /* @__PURE__ */ icon(
  <>
    <rect x="7" y="7" width="10" height="10" rx="1.5" />
    <path d="M10 7V3.5M14 7V3.5M10 20.5V17M14 20.5V17M7 10H3.5M7 14H3.5M20.5 10H17M20.5 14H17M10.5 12h3" />
  </>,
);
export const PriceTagIcon = /* @__PURE__ */ icon(
  <>
    <path d="M3.5 12.2V4.5a1 1 0 0 1 1-1h7.7l8.3 8.3-8.7 8.7-8.3-8.3Z" />
    <circle cx="8" cy="8" r="1.4" />
  </>,
);
export const TechnicianIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="10" cy="7.5" r="4" />
    <path d="M2.5 20.5c.8-4 3.6-6 7.5-6 1 0 1.9.1 2.7.4M15 18.5l2.3 2.3 4.2-4.8" />
  </>,
);
export const GoodPartIcon = /* @__PURE__ */ icon(
  <>
    <rect x="6" y="6" width="12" height="12" rx="2" />
    <path d="M9.5 6V3M14.5 6V3M9.5 21v-3M14.5 21v-3M6 9.5H3M6 14.5H3M21 9.5h-3M21 14.5h-3M9.2 12.2l2 2 3.7-4.2" />
  </>,
);
export const ScalesIcon = /* @__PURE__ */ icon(
  <path d="M12 3.5V20M7.5 20h9M4.5 7.5 12 6l7.5 1.5M2.5 13.5 5 7.5l2.5 6a2.5 2.5 0 0 1-5 0Zm14 0 2.5-6 2.5 6a2.5 2.5 0 0 1-5 0Z" />,
);
export const AtHomeIcon = /* @__PURE__ */ icon(
  <path d="M3.5 11 12 4l8.5 7M6 9.5V20h12V9.5M8.8 14.3l2.3 2.3 4.2-4.7" />,
);
export const CommunityIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="7.5" r="3" />
    <circle cx="5" cy="10" r="2" />
    <circle cx="19" cy="10" r="2" />
    <path d="M6.5 20.5c.5-4.5 2.5-6.5 5.5-6.5s5 2 5.5 6.5M2 17.7c.2-2.3 1.2-3.5 3-3.5M22 17.7c-.2-2.3-1.2-3.5-3-3.5" />
  </>,
);
