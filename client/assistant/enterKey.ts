import type { KeyboardEvent } from 'react';

/**
 * Whether a key sends what is typed: Enter does, Shift+Enter adds a line (public-site §5), and the Enter that ends the
 * choice of a letter, as where Nepali is typed by sound, is not meant for us.
 */
export const sends = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing;
