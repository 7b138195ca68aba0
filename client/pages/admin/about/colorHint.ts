import { contrast, isHexColor, READABLE } from '../../../lib/contrast';
import { sectionColors } from '../../public/about/sectionColors';
import type { Section } from './content';

export interface ColorHint {
  /** The poorer of what can be told: the chosen text on the chosen ground. */
  ratio: number;
  isReadable: boolean;
  /** What visitors get to see instead, where the chosen text could not be read; null where it stays. */
  instead: string | null;
}

/** How the colours that were chosen for a section read; null where neither was chosen. */
export function colorHint(
  section: Pick<Section, 'backgroundColor' | 'textColor' | 'backgroundImageUrl'>,
): ColorHint | null {
  const { backgroundColor, textColor } = section;
  const colors = sectionColors(section);
  if (!colors || (!isHexColor(backgroundColor) && !isHexColor(textColor))) return null;
  const text = isHexColor(textColor) ? textColor : colors.text;
  const ratio = contrast(text, colors.ground);
  const isKept = text.toLowerCase() === colors.text.toLowerCase();
  return { ratio, isReadable: ratio >= READABLE && isKept, instead: isKept ? null : colors.text };
}
