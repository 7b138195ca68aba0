import { mix } from '../../../lib/appearanceShades';
import { contrast, isHexColor, poorest, READABLE } from '../../../lib/contrast';

/** Where a section of the owner's stands, and what is written on it; all of it `#rrggbb`. */
export interface SectionColors {
  /** The theme whose borders, cards and buttons fit this ground. */
  theme: 'light' | 'dark';
  ground: string;
  text: string;
  /** How much of the ground lies over the picture behind the words, 0 to 1. */
  scrim: number;
}

const WHITE = '#ffffff';
const BLACK = '#000000';
/** The grounds and texts of tokens.css for words on a picture, or in a colour that asks for a ground. */
const ink = '#1f2937';
const paper = '#f3f4f6';
const SCRIMS = [0.7, 0.8, 0.9];

interface Wish {
  backgroundColor: string | null;
  textColor: string | null;
  backgroundImageUrl: string | null;
}

/**
 * The owner's colours, as near as can be read (WCAG AA): a text colour that would vanish gives way to ink or paper, and
 * over a picture lies so much of the ground that the words read on its lightest and on its darkest part.
 * @returns null where the owner asked for nothing: then the section has the page's own look
 */
export function sectionColors({ backgroundColor, textColor, backgroundImageUrl }: Wish): SectionColors | null {
  const wantedGround = isHexColor(backgroundColor) ? backgroundColor : null;
  const wantedText = isHexColor(textColor) ? textColor : null;
  if (!wantedGround && !wantedText && !backgroundImageUrl) return null;

  const ground = wantedGround ?? (wantedText ? bestOn(wantedText, [WHITE, ink]) : ink);
  const theme = bestOn(ground, [BLACK, WHITE]) === WHITE ? 'dark' : 'light';
  const shares = backgroundImageUrl ? SCRIMS : [1];
  const ours = bestOn(ground, [ink, paper]);
  for (const text of [wantedText ?? ours, ours]) {
    const scrim = shares.find((share) => poorest(text, extremes(ground, share)) >= READABLE);
    if (scrim !== undefined) return { theme, ground, text, scrim };
  }
  // A ground of middling light: only the extremes read there, and nothing may shine through.
  return { theme, ground, text: bestOn(ground, [BLACK, WHITE]), scrim: 1 };
}

/** What a picture can come to under so much of a colour. */
const extremes = (ground: string, share: number) => [mix(WHITE, ground, share), mix(BLACK, ground, share)];

/** The one that stands out most from a colour. */
const bestOn = (color: string, candidates: [string, string]): string =>
  contrast(candidates[0], color) >= contrast(candidates[1], color) ? candidates[0] : candidates[1];
