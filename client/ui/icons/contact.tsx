import { icon } from '../icons';

/* Ways to reach somebody. */

export const PhoneIcon = /* @__PURE__ */ icon(
  <path d="M8.5 4H5a1.5 1.5 0 0 0-1.5 1.7C4.4 13.4 10.6 19.6 18.3 20.5A1.5 1.5 0 0 0 20 19v-3.5l-4.5-1.5-2 2a13 13 0 0 1-5.5-5.5l2-2L8.5 4Z" />,
);
export const WhatsAppIcon = /* @__PURE__ */ icon(
  <path d="M3.5 20.5 5 16.3a8.5 8.5 0 1 1 3 2.9l-4.5 1.3ZM9 8.5c0 3.5 3 6.5 6.5 6.5l.5-2-2-1-1.2 1a5.5 5.5 0 0 1-1.8-1.8l1-1.2-1-2-2 .5Z" />,
);
export const MessengerIcon = /* @__PURE__ */ icon(
  <path d="M12 3.5c-5 0-8.5 3.5-8.5 8 0 2.5 1 4.6 3 6V21l3-1.7c.8.2 1.6.3 2.5.3 5 0 8.5-3.6 8.5-8.1s-3.5-8-8.5-8ZM7.5 13.5l3-3 3 2.2 3-2.7" />,
);
export const MailIcon = /* @__PURE__ */ icon(<path d="M3 5.5h18v13H3v-13Zm.5.5L12 13l8.5-7" />);
