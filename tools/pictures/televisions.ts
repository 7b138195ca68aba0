import { at, type Canvas, chance, circle, ellipse, path, rect, sevenBars, shadow, stroke, times } from './canvas.js';
import { type Screen } from './screens.js';

const GLASS = ['#ffffff/0.2', '#ffffff/0.05', '#ffffff/0'] as const;

/** What is on the table under a set. */
export type Stand = 'feet' | 'pedestal' | 'bar' | 'none';

interface Set {
  /** Left, bottom edge of the frame, and the frame's width. */
  x: number;
  y: number;
  w: number;
  screen: Screen;
  stand?: Stand;
  /** How wide the frame is around the glass. */
  bezel?: number;
  frame?: 'black' | 'silver';
}

/** What a lit screen throws on the table in front of it. */
const spill = (c: Canvas, x: number, y: number, w: number): string =>
  ellipse(x + w / 2, y, w * 0.42, 46, '#bcd7ff', `opacity="0.28" ${c.blur(22)}`);

/** The glass with its picture and the light of the room on it. */
export function glass(c: Canvas, x: number, y: number, w: number, h: number, screen: Screen): string {
  const shine =
    path(`M0 0 H ${w * 0.4} L ${w * 0.16} ${h} H 0 Z`, c.slant(...GLASS)) +
    path(`M${w * 0.46} 0 H ${w * 0.53} L ${w * 0.29} ${h} H ${w * 0.22} Z`, c.slant(...GLASS), 'opacity="0.7"');
  return at(x, y, c.within(rect(0, 0, w, h, '#fff', 3), screen(c, w, h) + shine));
}

/** A flat set, seen from the front. */
export function television(c: Canvas, { x, y, w, screen, stand = 'feet', bezel = 9, frame = 'black' }: Set): string {
  const h = (w * 9) / 16 + bezel * 0.6;
  const top = y - h;
  const body = frame === 'black' ? c.down('#3a3f47', '#15181c', '#0a0b0d') : c.down('#e5e9ee', '#9aa3ae', '#6c7580');
  return (
    standOf(c, x, y, w, stand) +
    rect(x - 2, top - 2, w + 4, h + 4, '#000', 9, `opacity="0.35" ${c.blur(9)}`) +
    rect(x, top, w, h, body, 7) +
    rect(x + 2, top + 1.5, w - 4, 2, '#ffffff', 1, 'opacity="0.35"') +
    glass(c, x + bezel, top + bezel, w - bezel * 2, h - bezel * 2.6, screen) +
    rect(x + w / 2 - 21, y - bezel * 1.05, 42, 3, '#c9d0d8', 1.5, 'opacity="0.65"') +
    circle(x + w - bezel * 2.4, y - bezel * 0.9, 2.4, '#ff4b4b')
  );
}

function standOf(c: Canvas, x: number, y: number, w: number, stand: Stand): string {
  const drop = w * 0.085;
  const metal = c.across('#596069', '#22262b', '#3b4148');
  if (stand === 'none') return '';
  if (stand === 'feet') {
    const foot = (fx: number) =>
      path(
        `M${fx - 7} ${y - 6} h 14 l ${w * 0.05} ${drop} h -14 L ${fx} ${y + drop * 0.35} L ${fx - w * 0.05} ${y + drop - 6} h -14 Z`,
        metal,
      );
    return (
      shadow(c, x + w / 2, y + drop, w * 0.44, 20) + spill(c, x, y + drop, w) + foot(x + w * 0.17) + foot(x + w * 0.83)
    );
  }
  const half = stand === 'bar' ? w * 0.26 : w * 0.19;
  return (
    shadow(c, x + w / 2, y + drop + 4, w * 0.34, 22) +
    spill(c, x, y + drop, w) +
    path(
      `M${x + w / 2 - w * 0.05} ${y - 4} h ${w * 0.1} l ${w * 0.012} ${drop} h ${-w * 0.124} Z`,
      c.down('#15181c', '#40464e'),
    ) +
    path(
      `M${x + w / 2 - half} ${y + drop} q ${half} ${-w * 0.035} ${half * 2} 0 q ${-half} ${w * 0.04} ${-half * 2} 0 Z`,
      c.down('#5b626b', '#1c1f24'),
    )
  );
}

/** A set whose glass is bent towards the viewer. */
export function curvedTelevision(c: Canvas, x: number, y: number, w: number, screen: Screen): string {
  const h = (w * 9) / 16;
  const bend = w * 0.05;
  const outline = (inset: number) =>
    `M${x + inset} ${y - h + inset} Q ${x + w / 2} ${y - h + bend * 2 + inset} ${x + w - inset} ${y - h + inset} L ${x + w - inset} ${y - inset} Q ${x + w / 2} ${y - bend * 1.2 - inset} ${x + inset} ${y - inset} Z`;
  return (
    shadow(c, x + w / 2, y + 58, w * 0.4, 22) +
    path(
      `M${x + w * 0.44} ${y - bend} h ${w * 0.12} l ${w * 0.03} 62 h ${-w * 0.18} Z`,
      c.across('#50565e', '#1b1e22', '#3e444b'),
    ) +
    path(
      `M${x + w * 0.2} ${y + 52} Q ${x + w / 2} ${y - 4} ${x + w * 0.8} ${y + 52} l 14 12 Q ${x + w / 2} ${y + 18} ${x + w * 0.2 - 14} ${y + 64} Z`,
      c.down('#8b929b', '#2b3037'),
    ) +
    path(outline(0), c.across('#4a5058', '#15171a', '#0a0b0c', '#15171a', '#4a5058')) +
    c.within(path(outline(9), '#fff'), at(x, y - h, screen(c, w, h * 1.02))) +
    path(outline(9), c.across('#ffffff/0.26', '#ffffff/0.02', '#000000/0.16', '#ffffff/0', '#ffffff/0.2'))
  );
}

/** An old picture tube in its cabinet, with an aerial. */
export function tube(c: Canvas, x: number, y: number, w: number, screen: Screen, aerial = true): string {
  const h = w * 0.8;
  const [sx, sy, sw, sh] = [x + w * 0.07, y - h * 0.92, w * 0.68, h * 0.76];
  const bulge = `M${sx + sw * 0.05} ${sy + sh * 0.05} Q ${sx + sw / 2} ${sy - sh * 0.03} ${sx + sw * 0.95} ${sy + sh * 0.05} Q ${sx + sw * 1.03} ${sy + sh / 2} ${sx + sw * 0.95} ${sy + sh * 0.95} Q ${sx + sw / 2} ${sy + sh * 1.03} ${sx + sw * 0.05} ${sy + sh * 0.95} Q ${sx - sw * 0.03} ${sy + sh / 2} ${sx + sw * 0.05} ${sy + sh * 0.05} Z`;
  const knob = (ky: number, r: number) =>
    circle(x + w * 0.87, ky, r, c.slant('#d9dee4', '#6b737d')) +
    stroke(`M${x + w * 0.87} ${ky} v ${-r * 0.8}`, '#2a2e34', 4);
  const rods = aerial
    ? stroke(`M${x + w * 0.46} ${y - h} L ${x + w * 0.22} ${y - h * 1.4}`, '#aeb6bf', 6) +
      stroke(`M${x + w * 0.54} ${y - h} L ${x + w * 0.84} ${y - h * 1.36}`, '#aeb6bf', 6) +
      ellipse(x + w / 2, y - h, w * 0.09, h * 0.04, '#2d3036')
    : '';
  return (
    shadow(c, x + w / 2, y + 14, w * 0.52, 30, 0.5) +
    rods +
    rect(x + w * 0.1, y - 8, w * 0.12, 22, '#1b1d21', 4) +
    rect(x + w * 0.78, y - 8, w * 0.12, 22, '#1b1d21', 4) +
    rect(x, y - h, w, h, c.slant('#6a6f78', '#3d424a', '#23262b'), w * 0.05) +
    rect(x + 6, y - h + 4, w - 12, 5, '#ffffff', 3, 'opacity="0.35"') +
    rect(x + w * 0.04, y - h * 0.96, w * 0.74, h * 0.84, c.slant('#17191c', '#33373d'), w * 0.05) +
    c.within(
      path(bulge, '#fff'),
      at(sx - sw * 0.03, sy - sh * 0.03, screen(c, sw * 1.06, sh * 1.06)) +
        times(46, (n) => rect(sx - 20, sy + (sh / 44) * n, sw + 40, 2, '#000', 0, 'opacity="0.16"')),
    ) +
    path(bulge, c.glow('#ffffff/0', '#ffffff/0', '#000000/0.55')) +
    path(
      `M${sx + sw * 0.1} ${sy + sh * 0.12} Q ${sx + sw * 0.3} ${sy + sh * 0.04} ${sx + sw * 0.48} ${sy + sh * 0.06} Q ${sx + sw * 0.16} ${sy + sh * 0.18} ${sx + sw * 0.1} ${sy + sh * 0.5} Z`,
      '#ffffff',
      'opacity="0.28"',
    ) +
    knob(y - h * 0.82, w * 0.055) +
    knob(y - h * 0.64, w * 0.04) +
    times(9, (n) => rect(x + w * 0.81, y - h * 0.5 + n * h * 0.036, w * 0.13, h * 0.016, '#14161a', 2)) +
    sevenBars(x + w * 0.81, y - h * 0.1, w * 0.13, h * 0.018)
  );
}

/** What a blow leaves on a panel: cracks from one point, and liquid that has run. */
export function cracked(c: Canvas, w: number, h: number): string {
  const roll = chance(33);
  const [x, y] = [w * 0.62, h * 0.42];
  return (
    path(
      `M${w * 0.55} 0 C ${w * 0.5} ${h * 0.3} ${w * 0.75} ${h * 0.4} ${w * 0.6} ${h} H ${w * 0.86} C ${w * 0.8} ${h * 0.5} ${w * 0.9} ${h * 0.3} ${w * 0.8} 0 Z`,
      '#05060a',
      'opacity="0.82"',
    ) +
    times(9, (n) =>
      rect(w * (0.2 + n * 0.032), 0, 3 + (n % 3) * 2, h, ['#7df0ff', '#ff66d8', '#fff47a'][n % 3]!, 0, 'opacity="0.7"'),
    ) +
    times(17, (n) => {
      const angle = (n / 17) * Math.PI * 2 + roll() * 0.3;
      const reach = h * (0.25 + roll() * 0.6);
      const bend = angle + (roll() - 0.5) * 0.5;
      const [mx, my] = [x + Math.cos(angle) * reach * 0.5, y + Math.sin(angle) * reach * 0.5];
      return stroke(
        `M${x} ${y} L ${mx} ${my} L ${x + Math.cos(bend) * reach} ${y + Math.sin(bend) * reach}`,
        '#f2f7ff',
        1.5 + roll() * 2,
        'opacity="0.85"',
      );
    }) +
    times(
      4,
      (n) =>
        `<circle cx="${x}" cy="${y}" r="${h * (0.05 + n * 0.055)}" fill="none" stroke="#e8f1ff" stroke-width="1.6" stroke-dasharray="${18 + n * 9} ${9 + n * 5}" opacity="0.75"/>`,
    ) +
    circle(x, y, h * 0.022, c.glow('#ffffff', '#b7c6dd/0.4'))
  );
}

/** The back of a flat set: vents, label, sockets. */
export const backOfTelevision = (c: Canvas, x: number, y: number, w: number): string => {
  const h = (w * 9) / 16;
  const vents = (vx: number, vy: number, n: number) =>
    times(n, (k) => rect(vx + k * w * 0.0134, vy, w * 0.006, h * 0.1, '#101215', 2.5));
  return (
    standOf(c, x, y, w, 'feet') +
    rect(x, y - h, w, h, c.slant('#3b4048', '#24272d', '#16181c'), 8) +
    rect(x + w * 0.12, y - h * 0.7, w * 0.76, h * 0.66, c.slant('#454b54', '#2a2e34', '#1b1e22'), 26) +
    vents(x + w * 0.2, y - h * 0.64, 12) +
    vents(x + w * 0.62, y - h * 0.64, 16) +
    times(4, (n) =>
      circle(
        x + w * (0.43 + (n % 2) * 0.14),
        y - h * (0.36 + (n > 1 ? 0.2 : 0)),
        w * 0.0085,
        '#0b0c0e',
        'stroke="#646b75" stroke-width="3"',
      ),
    ) +
    rect(x + w * 0.18, y - h * 0.42, w * 0.16, h * 0.2, '#e9ebee', 3) +
    times(5, (n) => rect(x + w * 0.19, y - h * 0.39 + n * h * 0.034, w * (0.13 - (n % 3) * 0.03), 4, '#8c939d')) +
    rect(x + w * 0.66, y - h * 0.42, w * 0.16, h * 0.32, '#0e1013', 8) +
    times(3, (n) =>
      rect(
        x + w * 0.68,
        y - h * 0.385 + n * h * 0.075,
        w * 0.07,
        h * 0.04,
        '#9da5af',
        3,
        'stroke="#50565e" stroke-width="2"',
      ),
    ) +
    times(3, (n) =>
      circle(
        x + w * 0.79,
        y - h * 0.365 + n * h * 0.075,
        w * 0.011,
        ['#f2c12e', '#e8e8e8', '#d93a3a'][n]!,
        'stroke="#33383f" stroke-width="4"',
      ),
    )
  );
};
