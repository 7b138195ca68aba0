import type { CSSProperties } from 'react';
import type { Tone } from '../ui';

/** Hands the colours of a status to a drawing: `--tone-bg`, `--tone-fg` and `--tone-line`. */
export function toneStyle(tone: Tone): CSSProperties {
  return Object.fromEntries(['bg', 'fg', 'line'].map((part) => [`--tone-${part}`, `var(--${tone}-${part})`]));
}
