import { icon } from '../icons';

/* Pictures and other files. */

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
export const UploadIcon = /* @__PURE__ */ icon(<path d="M12 15.5V4m-5 5 5-5 5 5M4 16v4h16v-4" />);
export const TrashIcon = /* @__PURE__ */ icon(
  <path d="M4 6.5h16M9.5 6.5V4h5v2.5M6 6.5 7 20h10l1-13.5M10 10.5v5.5M14 10.5v5.5" />,
);
export const UndoIcon = /* @__PURE__ */ icon(<path d="M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3" />);
export const PrintIcon = /* @__PURE__ */ icon(
  <path d="M7 8.5V3.5h10v5M7 17H4.5a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1V16a1 1 0 0 1-1 1H17M7 14h10v6.5H7V14Z" />,
);
