import type { KeyboardEvent } from 'react';
import { isEnter } from '../lib/typedKey';

/** Whether a key sends what is typed: Enter does, Shift+Enter adds a line (public-site §5). */
export const sends = (event: KeyboardEvent): boolean => isEnter(event) && !event.shiftKey;
