/**
 * What all drawings are made with: a sheet that collects gradients, clips and blurs, and the few shapes of SVG that they
 * need. Every length is in pixels of the finished picture.
 */
export class Canvas {
  readonly #defs = new Map<string, string>();

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  /** A gradient in the box of the shape, from one of its points to another (0 to 1). @param stops as `#rrggbb` or `#rrggbb/0.5` */
  linear([x1, y1, x2, y2]: readonly [number, number, number, number], ...stops: string[]): string {
    return this.#define(
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${colourStops(stops)}</linearGradient>`,
    );
  }

  down = (...stops: string[]): string => this.linear([0, 0, 0, 1], ...stops);
  across = (...stops: string[]): string => this.linear([0, 0, 1, 0], ...stops);
  slant = (...stops: string[]): string => this.linear([0, 0, 1, 1], ...stops);

  /** From the middle outwards. */
  glow = (...stops: string[]): string =>
    this.#define((id) => `<radialGradient id="${id}">${colourStops(stops)}</radialGradient>`);

  /** An attribute that makes a shape soft. */
  blur(deviation: number): string {
    const filter = this.#define(
      (id) =>
        `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
    return `filter="${filter}"`;
  }

  /** What of `content` lies within a shape. */
  within(shape: string, content: string): string {
    const clip = this.#define((id) => `<clipPath id="${id}">${shape}</clipPath>`);
    return `<g clip-path="${clip}">${content}</g>`;
  }

  /** The whole sheet. */
  toSvg(content: string): string {
    const { width, height } = this;
    const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${[...this.#defs.values()].join('')}</defs>${content}</svg>`;
  }

  #define(write: (id: string) => string): string {
    const key = write('');
    const id = `d${this.#defs.has(key) ? [...this.#defs.keys()].indexOf(key) : this.#defs.size}`;
    this.#defs.set(key, write(id));
    return `url(#${id})`;
  }
}

/** Draws a whole picture on a sheet. */
export type Picture = (c: Canvas) => string;

function colourStops(stops: readonly string[]): string {
  return stops
    .map((stop, place) => {
      const [colour, opacity = '1'] = stop.split('/');
      return `<stop offset="${place / (stops.length - 1)}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
    })
    .join('');
}

/** @param more further attributes, such as `opacity="0.5"` */
export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}" ${more}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

/** A line that is drawn, not filled, with round ends. */
export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** Moves a drawing. @param turn degrees, clockwise around its own origin */
export const at = (x: number, y: number, content: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${content}</g>`;

export const fade = (opacity: number, content: string): string => `<g opacity="${opacity}">${content}</g>`;

/** Plain lettering, as on a label. */
export const letters = (x: number, y: number, size: number, text: string, fill: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-family="Liberation Sans, Arial, Helvetica, sans-serif" font-size="${size}" fill="${fill}" ${more}>${text}</text>`;

/** The soft dark spot under a thing. */
export const shadow = (c: Canvas, cx: number, cy: number, rx: number, ry: number, opacity = 0.4): string =>
  ellipse(cx, cy, rx, ry, '#1a0f06', `opacity="${opacity}" ${c.blur(Math.max(4, ry * 0.45))}`);

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Chance that falls alike every time, so that a picture drawn again is the same picture. @returns numbers from 0 to 1 */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The test card's bars, as in the site's own design tokens. */
export const BARS = ['#3b6fe0', '#6a5be0', '#e9b90c', '#a654d6', '#2fa463', '#17a2a2', '#dc4444'] as const;

export const sevenBars = (x: number, y: number, w: number, h: number): string =>
  times(BARS.length, (bar) => rect(x + (w / 7) * bar, y, w / 7 + 0.5, h, BARS[bar]!));
