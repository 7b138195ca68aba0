import type { ReactNode, SVGProps } from 'react';

export type IconProps = SVGProps<SVGSVGElement> & { size?: number };

/** Our icons are drawn on a 24-unit grid with one stroke weight; they say nothing aloud, the text beside them does. */
export function icon(drawing: ReactNode) {
  return function Icon({ size = 20, ...props }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        {...props}
      >
        {drawing}
      </svg>
    );
  };
}

export const MenuIcon = /* @__PURE__ */ icon(<path d="M4 7h16M4 12h16M4 17h10" />);
export const CloseIcon = /* @__PURE__ */ icon(<path d="m6 6 12 12M18 6 6 18" />);
export const ChevronDownIcon = /* @__PURE__ */ icon(<path d="m6 9 6 6 6-6" />);
export const ChevronLeftIcon = /* @__PURE__ */ icon(<path d="m15 6-6 6 6 6" />);
export const ChevronRightIcon = /* @__PURE__ */ icon(<path d="m9 6 6 6-6 6" />);
export const ArrowUpIcon = /* @__PURE__ */ icon(<path d="M12 20V5m-6 6 6-6 6 6" />);
export const ArrowRightIcon = /* @__PURE__ */ icon(<path d="M4 12h15m-6-6 6 6-6 6" />);
export const ArrowLeftIcon = /* @__PURE__ */ icon(<path d="M20 12H5m6-6-6 6 6 6" />);
export const SunIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
  </>,
);
export const MoonIcon = /* @__PURE__ */ icon(<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />);
export const SystemThemeIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 3.5v17a8.5 8.5 0 0 0 0-17Z" fill="currentColor" />
  </>,
);
export const SearchIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </>,
);
export const RetryIcon = /* @__PURE__ */ icon(<path d="M20 11a8 8 0 1 0-2.4 6.6M20 5v6h-6" />);
export const CheckIcon = /* @__PURE__ */ icon(<path d="m5 12.5 5 5 9-11" />);
export const InfoIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.5M12 7.5v.1" />
  </>,
);
export const WarningIcon = /* @__PURE__ */ icon(<path d="M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5m0 2.4v.1" />);
export const ErrorIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="m9 9 6 6m0-6-6 6" />
  </>,
);
export const SuccessIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="m8 12.5 3 3 5-6.5" />
  </>,
);
export const HomeIcon = /* @__PURE__ */ icon(<path d="M3.5 11 12 4l8.5 7M6 9.5V20h12V9.5M10 20v-5.5h4V20" />);
export const PersonIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5c.8-4 3.6-6 7.5-6s6.7 2 7.5 6" />
  </>,
);
export const ChatIcon = /* @__PURE__ */ icon(
  <path d="M4 5h16v11.5H11L6.5 20v-3.5H4V5Zm4.5 5.7v.1m3.5-.1v.1m3.5-.1v.1" />,
);
export const InstallIcon = /* @__PURE__ */ icon(<path d="M12 3.5V14m-4.5-4 4.5 4.5 4.5-4.5M4 16.5v4h16v-4" />);
export const OfflineIcon = /* @__PURE__ */ icon(
  <path d="m3 3 18 18M8.5 15.5a5 5 0 0 1 6-.7M5 12a10 10 0 0 1 4-2.4M2 8.5a15 15 0 0 1 4.5-2.8M12 19.5v.1M11 5a15 15 0 0 1 11 3.5M15.5 10.2A10 10 0 0 1 19 12" />,
);
