import { icon } from '../../ui/icons';

export const AddIcon = /* @__PURE__ */ icon(<path d="M12 5v14M5 12h14" />);
export const EditIcon = /* @__PURE__ */ icon(<path d="M4 20h4L19.5 8.5l-4-4L4 16v4Zm9-13 4 4" />);
export const DownloadIcon = /* @__PURE__ */ icon(<path d="M12 4v11m-5-5 5 5 5-5M4 20h16" />);
