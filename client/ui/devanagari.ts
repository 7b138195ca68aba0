import { afterPaint } from '../lib/afterPaint';
import letters from './fonts/anek-devanagari-plain.woff2';

/** Letters of unlike widths, and what no font has: a device without Devanagari draws the same for all of them. */
const KA = 'क';
const A = 'अ';
const NOTHING = '\u{10FFFE}';

/** As in fonts.css. */
const LIKE_THE_OTHERS = { ascentOverride: '117%', descentOverride: '53%' };

/**
 * Whether the device has letters of its own for Nepali; where that cannot be told, it is taken to have them. It looks through all of its
 * fonts, for tens of milliseconds on a cheap phone.
 */
function hasDevanagari(): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return true;
  context.font = '24px sans-serif';
  const [nothing, ...widths] = [NOTHING, KA, A].map((text) => context.measureText(text).width);
  return widths.some((width) => width !== nothing);
}

/** Whether there are such letters in it, on the screen; a drawing of some is none. */
function isToBeRead(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && /\p{Script=Devanagari}/u.test(element.textContent);
}

const toBeRead = (): HTMLElement[] =>
  Array.from(document.querySelectorAll<HTMLElement>('[lang=ne]')).filter(isToBeRead);

/**
 * What was drawn in boxes takes more lines than the letters will: it keeps its place, so that nothing moves when they come. But for the
 * whole page in Nepali, which would stay as long as that for all that come after it.
 */
function keepHeights(): void {
  const texts = toBeRead().filter((text) => text !== document.documentElement);
  const heights = texts.map((text) => [text, text.getBoundingClientRect().height] as const);
  for (const [text, height] of heights) text.style.minHeight = `${height}px`;
}

async function addOurs(): Promise<void> {
  const ours = new FontFace('Anek Devanagari supplied', `url(${letters})`, LIKE_THE_OTHERS);
  document.fonts.add(await ours.load());
  keepHeights();
  document.documentElement.dataset.devanagari = 'supplied';
}

/** What shows that somebody is about to see more than the first screen. */
const MOVES = ['scroll', 'pointerdown', 'keydown'] as const;

/**
 * Gives a device that cannot write Devanagari ours, once there is any to be read: in an English page the owner's Nepali is in the
 * device's letters (fonts.css), and here it would not be seen at all. Those of one weight will do, and however late they come: those of
 * the style sheet, which may come too late to be shown, have another name.
 */
export function supplyDevanagari(): void {
  const supply = () => {
    for (const move of MOVES) removeEventListener(move, supply);
    // a press is answered first
    afterPaint(() => {
      if (!hasDevanagari()) addOurs().catch(() => undefined);
    });
  };
  if (toBeRead().length > 0) return supply();
  for (const move of MOVES) addEventListener(move, supply, { passive: true });
}
