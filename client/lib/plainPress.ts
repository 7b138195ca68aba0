interface Press {
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** Whether a press on a link is meant for here: with one of these keys a browser opens it in another tab, or keeps it. */
export const isPlainPress = ({ metaKey, ctrlKey, shiftKey, altKey }: Press): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;
