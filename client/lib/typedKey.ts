import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/**
 * Whether a key belongs to the choice of a letter, as where Nepali is typed by sound, and is not meant for us. Safari ends that choice
 * before it tells of the key, and marks it by this number alone.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

/** Whether it is the Enter that ends what was typed. */
export const isEnter = ({ key, nativeEvent }: ReactKeyboardEvent): boolean =>
  key === 'Enter' && !isComposing(nativeEvent);
