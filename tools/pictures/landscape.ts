import { BARS, type Canvas, chance, circle, ellipse, fade, path, rect, stroke, times } from './canvas.js';

const LIGHT = {
  dawn: { snow: '#ffe3cf', shade: '#a987b4', far: '#6d5f9c', near: '#3a4a72', front: '#22355a' },
  noon: { snow: '#ffffff', shade: '#a9c4e6', far: '#6d9cc4', near: '#4d8a6b', front: '#3a7a48' },
  haze: { snow: '#fdfdfd', shade: '#c3d4e6', far: '#a9bfd0', near: '#88ab93', front: '#6d9676' },
} as const;

/** A snow range over two rows of hills, from `top` down to the bottom edge. */
export function mountains(
  c: Canvas,
  w: number,
  h: number,
  top: number,
  seed: number,
  light: keyof typeof LIGHT,
): string {
  const roll = chance(seed);
  const { snow, shade, far, near, front } = LIGHT[light];
  const base = h * 0.78;
  const peak = (x: number, y: number, half: number) => {
    const rise = base - y;
    const foot = (share: number) => y + rise * share;
    const left = half * (0.8 + roll() * 0.4);
    const right = half * (0.8 + roll() * 0.4);
    const light = `M${x - left} ${base} L ${x - left * 0.62} ${foot(0.66)} L ${x - left * 0.5} ${foot(0.6)} L ${x - left * 0.24} ${foot(0.24)} L ${x - left * 0.14} ${foot(0.2)} L ${x} ${y} L ${x + right * 0.12} ${foot(0.16)} L ${x + right * 0.3} ${foot(0.26)} L ${x + right * 0.52} ${foot(0.58)} L ${x + right * 0.68} ${foot(0.64)} L ${x + right} ${base} Z`;
    const dark = `M${x} ${y} L ${x + right * 0.12} ${foot(0.16)} L ${x + right * 0.3} ${foot(0.26)} L ${x + right * 0.52} ${foot(0.58)} L ${x + right * 0.68} ${foot(0.64)} L ${x + right} ${base} H ${x + right * 0.1} L ${x + right * 0.22} ${foot(0.7)} L ${x - left * 0.04} ${foot(0.5)} L ${x + right * 0.1} ${foot(0.34)} L ${x - left * 0.03} ${foot(0.2)} Z`;
    const gully = `M${x - left * 0.3} ${foot(0.36)} L ${x - left * 0.2} ${foot(0.62)} L ${x - left * 0.34} ${foot(0.86)} L ${x - left * 0.4} ${foot(0.6)} Z`;
    return (
      path(light, c.down(snow, snow, far)) +
      path(dark, c.down(shade, shade, far), 'opacity="0.9"') +
      path(gully, shade, 'opacity="0.5"')
    );
  };
  // the further row first; the highest one stands off the middle
  const back = times(6, (n) =>
    peak(w * (0.02 + n * 0.2 + (roll() - 0.5) * 0.06), top + (base - top) * (0.34 + roll() * 0.2), w * 0.17),
  );
  const range = [0.1, 0.95, 0.78, 0.31, 0.56]
    .map((place, n) =>
      peak(
        w * (place + (roll() - 0.5) * 0.05),
        top + (base - top) * ([0.22, 0.3, 0.16, 0.1, 0][n]! + roll() * 0.06),
        w * [0.22, 0.2, 0.19, 0.2, 0.24][n]!,
      ),
    )
    .join('');
  const peaks = fade(0.75, back) + range;
  const ridge = (y: number, rise: number, fill: string) =>
    path(
      `M0 ${y} C ${w * 0.12} ${y - rise} ${w * 0.2} ${y - rise * 0.2} ${w * 0.34} ${y - rise * 0.7} S ${w * 0.56} ${y + rise * 0.1} ${w * 0.7} ${y - rise * 0.8} S ${w * 0.92} ${y - rise * 0.1} ${w} ${y - rise * 0.5} V ${h} H 0 Z`,
      fill,
    );
  return (
    peaks +
    ridge(h * 0.72, h * 0.1, c.down(far, near)) +
    ridge(h * 0.84, h * 0.09, c.down(near, front)) +
    ridge(h * 0.95, h * 0.06, front)
  );
}

/** Flags on a line that hangs between two points. @param drop how far it hangs, @param size of a flag */
export function prayerFlags(x: number, y: number, w: number, drop: number, size: number): string {
  const colours = ['#2f6fd6', '#f5f5f5', '#d93a3a', '#2f9e57', '#f2c12e'];
  const height = (t: number) => y + drop * (1 - (2 * t - 1) ** 2);
  return (
    stroke(`M${x} ${y} Q ${x + w / 2} ${y + drop * 2} ${x + w} ${y}`, '#efe6d6', 2, 'opacity="0.8"') +
    times(13, (n) => {
      const t = (n + 0.7) / 14;
      const [fx, fy, s] = [x + w * t, height(t), size * (0.85 + (n % 3) * 0.1)];
      return path(
        `M${fx} ${fy} h ${s * 0.62} q ${s * 0.05} ${s * 0.5} ${-s * 0.06} ${s} q ${-s * 0.3} ${-s * 0.12} ${-s * 0.6} ${s * 0.02} Z`,
        colours[n % 5]!,
        'opacity="0.92"',
      );
    })
  );
}

/** A stupa on a hill: dome, tower with a golden spire. @param y where it stands, @param s its height */
export const stupa = (c: Canvas, x: number, y: number, s: number): string =>
  ellipse(x, y, s * 0.62, s * 0.12, '#cdbfc8') +
  path(
    `M${x - s * 0.48} ${y} C ${x - s * 0.48} ${y - s * 0.52} ${x + s * 0.48} ${y - s * 0.52} ${x + s * 0.48} ${y} Z`,
    c.across('#ffffff', '#e6dbe2', '#9d8aa5'),
  ) +
  rect(x - s * 0.14, y - s * 0.56, s * 0.28, s * 0.19, c.across('#ffd766', '#c98b1f')) +
  circle(x - s * 0.06, y - s * 0.47, s * 0.02, '#3b2350') +
  circle(x + s * 0.06, y - s * 0.47, s * 0.02, '#3b2350') +
  times(9, (n) =>
    rect(
      x - s * (0.11 - n * 0.011),
      y - s * (0.6 + n * 0.036),
      s * (0.22 - n * 0.022),
      s * 0.03,
      n % 2 ? '#d99f2b' : '#ffd766',
    ),
  ) +
  path(`M${x - s * 0.07} ${y - s * 0.91} h ${s * 0.14} l ${-s * 0.07} ${-s * 0.12} Z`, '#ffe49a');

/** A temple of three roofs in silhouette. @param y where it stands, @param s its height */
export const pagoda = (x: number, y: number, s: number, fill: string): string =>
  times(3, (n) => {
    const [half, top] = [s * (0.46 - n * 0.12), y - s * (0.34 + n * 0.24)];
    return (
      path(
        `M${x - half} ${top + s * 0.12} Q ${x - half * 0.7} ${top + s * 0.06} ${x - half * 0.32} ${top} H ${x + half * 0.32} Q ${x + half * 0.7} ${top + s * 0.06} ${x + half} ${top + s * 0.12} Z`,
        fill,
      ) + rect(x - half * 0.55, top + s * 0.1, half * 1.1, s * 0.16, fill)
    );
  }) +
  rect(x - s * 0.02, y - s, s * 0.04, s * 0.2, fill) +
  rect(x - s * 0.3, y - s * 0.14, s * 0.6, s * 0.14, fill);

/** A wall of bricks, row upon row. */
export function bricks(c: Canvas, x: number, y: number, w: number, h: number, size: number, seed = 4): string {
  const roll = chance(seed);
  const tones = ['#b5613f', '#a85638', '#bf6d48', '#9d4f34', '#b96644'];
  const rows = Math.ceil(h / size);
  const columns = Math.ceil(w / (size * 2.4)) + 1;
  return c.within(
    rect(x, y, w, h, '#fff'),
    rect(x, y, w, h, '#d9b79a') +
      times(rows * columns, (n) => {
        const [row, column] = [Math.floor(n / columns), n % columns];
        const bx = x + column * size * 2.4 - (row % 2) * size * 1.2;
        return rect(bx, y + row * size, size * 2.4 - 3, size - 3, tones[Math.floor(roll() * 5)]!, 2);
      }),
  );
}

/** Drops of rain on a pane. */
export function rain(w: number, h: number, seed: number): string {
  const roll = chance(seed);
  return (
    times(70, () => {
      const [x, y, l] = [roll() * w, roll() * h, 18 + roll() * 40];
      return stroke(`M${x} ${y} l ${-l * 0.18} ${l}`, '#e7f2ff', 1.6, 'opacity="0.5"');
    }) +
    times(50, () => {
      const [x, y, r] = [roll() * w, roll() * h, 2 + roll() * 4];
      return ellipse(x, y, r, r * 1.3, '#f4faff', 'opacity="0.75"');
    })
  );
}

/** A window of carved wood with the valley behind it. */
export function valleyWindow(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  weather: 'fair' | 'rain' | 'storm',
): string {
  const sky = {
    fair: ['#6fb2ee', '#cfe8fb', '#fff3da'],
    rain: ['#7f93a8', '#a9bac7', '#cbd6da'],
    storm: ['#2f3850', '#4c5672', '#7d86a0'],
  }[weather];
  const roofs = times(9, (n) =>
    rect((w / 8) * n - 8, h * (0.78 + (n % 3) * 0.05), w / 8 + 4, h, ['#a65c40', '#c58a63', '#8f4f3b'][n % 3]!),
  );
  const wet =
    weather === 'fair'
      ? ''
      : rect(0, 0, w, h, weather === 'rain' ? '#8193a3' : '#232c45', 0, 'opacity="0.38"') + rain(w, h, 9);
  const bolt = path(
    `M${w * 0.63} 0 l ${-w * 0.1} ${h * 0.3} h ${w * 0.08} l ${-w * 0.14} ${h * 0.36} l ${w * 0.26} ${-h * 0.44} h ${-w * 0.09} l ${w * 0.1} ${-h * 0.22} Z`,
    '#fff6c4',
  );
  const lightning =
    weather === 'storm'
      ? ellipse(w * 0.58, h * 0.25, w * 0.45, h * 0.4, c.glow('#fff6c4/0.7', '#fff6c4/0')) + bolt
      : '';
  const view =
    rect(0, 0, w, h, c.down(...sky)) +
    mountains(c, w, h, h * 0.3, 17, 'haze') +
    pagoda(w * 0.24, h * 0.92, h * 0.3, '#7c4433') +
    roofs +
    wet +
    lightning;
  const frame = c.across('#5c3419', '#7d4a26', '#4b2912');
  return (
    rect(x - 34, y - 34, w + 68, h + 68, frame, 6, `stroke="#3a1f0c" stroke-width="3"`) +
    rect(x - 52, y + h + 26, w + 104, 26, c.down('#8a5630', '#4f2b13'), 4) +
    times(Math.floor((w + 40) / 22), (n) => circle(x - 12 + n * 22, y - 17, 6, '#a8713f', 'opacity="0.8"')) +
    c.within(rect(x, y, w, h, '#fff'), `<g transform="translate(${x} ${y})">${view}</g>`) +
    rect(x + w / 2 - 7, y, 14, h, frame) +
    rect(x, y + h * 0.36, w, 12, frame)
  );
}

/** Bunting of the seven colours along an edge. */
export const pennants = (x: number, y: number, w: number, size: number): string =>
  times(Math.floor(w / size), (n) =>
    path(`M${x + n * size} ${y} h ${size * 0.9} l ${-size * 0.45} ${size} Z`, BARS[n % 7]!, 'opacity="0.9"'),
  );
