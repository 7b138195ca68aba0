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
export const SortIcon = /* @__PURE__ */ icon(<path d="m8 9 4-4 4 4M8 15l4 4 4-4" />);
export const SortUpIcon = /* @__PURE__ */ icon(<path d="m7 14 5-5 5 5" />);
export const SortDownIcon = /* @__PURE__ */ icon(<path d="m7 10 5 5 5-5" />);
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
export const TvIcon = /* @__PURE__ */ icon(
  <>
    <rect x="2.5" y="4" width="19" height="13" rx="2.5" />
    <path d="M8 20.5h8" />
  </>,
);
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
export const WrenchIcon = /* @__PURE__ */ icon(
  <path d="M14.5 6.5a4.5 4.5 0 0 1 5.7-1l-3 3 .3 2.5 2.5.3 1-1a4.5 4.5 0 0 1-6.2 3.7L8.5 20.3a2 2 0 0 1-2.8-2.8l6.3-6.3a4.5 4.5 0 0 1 2.5-4.7Z" />,
);
export const DashboardIcon = /* @__PURE__ */ icon(
  <path d="M4 4h7v9H4V4Zm0 13h7v3H4v-3Zm11-6h5v9h-5v-9Zm0-7h5v3h-5V4Z" />,
);
export const HomeIcon = /* @__PURE__ */ icon(<path d="M3.5 11 12 4l8.5 7M6 9.5V20h12V9.5M10 20v-5.5h4V20" />);
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
export const CopyIcon = /* @__PURE__ */ icon(<path d="M9 9h11v11H9V9Zm-3 6H4V4h11v2" />);
export const SurgeIcon = /* @__PURE__ */ icon(<path d="M13 2.5 5 13.5h6l-1 8 8-11h-6l1-8Z" />);
export const AirIcon = /* @__PURE__ */ icon(
  <path d="M3 9h11a2.8 2.8 0 1 0-2.7-3.5M3 13h15a2.8 2.8 0 1 1-2.7 3.5M3 17h7.5a2.2 2.2 0 1 1-2.1 2.8" />,
);
export const PersonIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5c.8-4 3.6-6 7.5-6s6.7 2 7.5 6" />
  </>,
);
export const ShareIcon = /* @__PURE__ */ icon(<path d="M12 15V3.5m-4.5 4L12 3.5l4.5 4M6 11.5H4.5v9h15v-9H18" />);
export const EyeIcon = /* @__PURE__ */ icon(
  <>
    <path d="M2.5 12c2-4.2 5.3-6.5 9.5-6.5s7.5 2.3 9.5 6.5c-2 4.2-5.3 6.5-9.5 6.5S4.5 16.2 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
  </>,
);
export const EyeOffIcon = /* @__PURE__ */ icon(
  <path d="M4 4l16 16M9.8 5.7A9.6 9.6 0 0 1 12 5.5c4.2 0 7.5 2.3 9.5 6.5a14 14 0 0 1-2.4 3.5M6.2 7.3A13 13 0 0 0 2.5 12c2 4.2 5.3 6.5 9.5 6.5a9.6 9.6 0 0 0 4.5-1.1M9.9 10a3 3 0 0 0 4.1 4.2" />,
);
export const MailIcon = /* @__PURE__ */ icon(<path d="M3 5.5h18v13H3v-13Zm.5.5L12 13l8.5-7" />);
export const KeyIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="8" cy="15.5" r="4.5" />
    <path d="M11.3 12.2 20 3.5m-4.5 4.5 3 3" />
  </>,
);
export const BellIcon = /* @__PURE__ */ icon(
  <path d="M12 3.5a6 6 0 0 0-6 6c0 5-2.2 6.7-2.2 7.5h16.4c0-.8-2.2-2.5-2.2-7.5a6 6 0 0 0-6-6ZM9.8 20.5a2.5 2.5 0 0 0 4.4 0" />,
);
export const PictureIcon = /* @__PURE__ */ icon(
  <>
    <rect x="3" y="4.5" width="18" height="15" rx="3" />
    <path d="m4 17 5-5.5 4 4 2.5-2.5 4.5 4.5" />
    <circle cx="15.5" cy="9" r="1.3" />
  </>,
);
export const CameraIcon = /* @__PURE__ */ icon(
  <>
    <path d="M3 8.5A1.5 1.5 0 0 1 4.5 7H8l1.5-2.5h5L16 7h3.5A1.5 1.5 0 0 1 21 8.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-9Z" />
    <circle cx="12" cy="13" r="3.5" />
  </>,
);
export const FilmIcon = /* @__PURE__ */ icon(
  <>
    <rect x="3" y="5" width="18" height="14" rx="3" />
    <path d="m10 9.2 5 2.8-5 2.8V9.2Z" />
  </>,
);
export const SoundIcon = /* @__PURE__ */ icon(
  <path d="M4 10v4h3.5L12 18V6L7.5 10H4Zm11.5-1.5a5 5 0 0 1 0 7M18 6a8.5 8.5 0 0 1 0 12" />,
);
export const FileIcon = /* @__PURE__ */ icon(<path d="M6 3h8l4.5 4.5V21H6V3Zm7.5.5V8h4.5M9 12.5h6M9 16h6" />);
export const UploadIcon = /* @__PURE__ */ icon(<path d="M12 15.5V4m-5 5 5-5 5 5M4 16v4h16v-4" />);
export const TrashIcon = /* @__PURE__ */ icon(
  <path d="M4 6.5h16M9.5 6.5V4h5v2.5M6 6.5 7 20h10l1-13.5M10 10.5v5.5M14 10.5v5.5" />,
);
export const UndoIcon = /* @__PURE__ */ icon(<path d="M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3" />);
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
export const PhoneIcon = /* @__PURE__ */ icon(
  <path d="M8.5 4H5a1.5 1.5 0 0 0-1.5 1.7C4.4 13.4 10.6 19.6 18.3 20.5A1.5 1.5 0 0 0 20 19v-3.5l-4.5-1.5-2 2a13 13 0 0 1-5.5-5.5l2-2L8.5 4Z" />,
);
export const PlayIcon = /* @__PURE__ */ icon(<path d="M7 4.5v15l12-7.5L7 4.5Z" />);
export const PauseIcon = /* @__PURE__ */ icon(<path d="M8 5v14M16 5v14" />);
export const ChatIcon = /* @__PURE__ */ icon(
  <path d="M4 5h16v11.5H11L6.5 20v-3.5H4V5Zm4.5 5.7v.1m3.5-.1v.1m3.5-.1v.1" />,
);
export const CalendarIcon = /* @__PURE__ */ icon(<path d="M4 6h16v14H4V6Zm0 4.5h16M8 3.5V6m8-2.5V6" />);
export const WhatsAppIcon = /* @__PURE__ */ icon(
  <path d="M3.5 20.5 5 16.3a8.5 8.5 0 1 1 3 2.9l-4.5 1.3ZM9 8.5c0 3.5 3 6.5 6.5 6.5l.5-2-2-1-1.2 1a5.5 5.5 0 0 1-1.8-1.8l1-1.2-1-2-2 .5Z" />,
);
export const MessengerIcon = /* @__PURE__ */ icon(
  <path d="M12 3.5c-5 0-8.5 3.5-8.5 8 0 2.5 1 4.6 3 6V21l3-1.7c.8.2 1.6.3 2.5.3 5 0 8.5-3.6 8.5-8.1s-3.5-8-8.5-8ZM7.5 13.5l3-3 3 2.2 3-2.7" />,
);
export const InstallIcon = /* @__PURE__ */ icon(<path d="M12 3.5V14m-4.5-4 4.5 4.5 4.5-4.5M4 16.5v4h16v-4" />);
export const OfflineIcon = /* @__PURE__ */ icon(
  <path d="m3 3 18 18M8.5 15.5a5 5 0 0 1 6-.7M5 12a10 10 0 0 1 4-2.4M2 8.5a15 15 0 0 1 4.5-2.8M12 19.5v.1M11 5a15 15 0 0 1 11 3.5M15.5 10.2A10 10 0 0 1 19 12" />,
);
