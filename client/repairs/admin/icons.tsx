import { icon } from '../../ui/icons';

export const PrintIcon = /* @__PURE__ */ icon(
  <path d="M7 8.5V3.5h10v5M7 17H4.5a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1V16a1 1 0 0 1-1 1H17M7 14h10v6.5H7V14Z" />,
);
