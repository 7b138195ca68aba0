import { icon } from '../../../ui/icons';

/** A telephone that rings, in a bubble with corners: WhatsApp's is round. */
export const ViberIcon = /* @__PURE__ */ icon(
  <path d="M7.5 3h9A4.5 4.5 0 0 1 21 7.5v5a4.5 4.5 0 0 1-4.5 4.5H13l-4 4v-4H7.5A4.5 4.5 0 0 1 3 12.5v-5A4.5 4.5 0 0 1 7.5 3Zm1 4c0 3.6 2.9 6.5 6.5 6.5l.6-1.9-1.9-1-1 1a5 5 0 0 1-2.4-2.4l1-1-1-1.8L8.5 7Zm5.5-.5a3.5 3.5 0 0 1 2.5 2.5" />,
);
