import { BARS, type Canvas, chance, circle, ellipse, path, rect, sevenBars, stroke, times } from './canvas.js';
import { mountains, pagoda, prayerFlags, stupa } from './landscape.js';

/** What a television shows, on a ground of w by h pixels. */
export type Screen = (c: Canvas, w: number, h: number) => string;

/** Snow peaks at dawn. */
export const dawn: Screen = (c, w, h) =>
  rect(0, 0, w, h, c.down('#27427e', '#7b6fae', '#f29f7d', '#ffdca3')) +
  circle(w * 0.68, h * 0.56, h * 0.42, c.glow('#fff3c9/0.95', '#ffcf8a/0.5', '#ffb36b/0')) +
  mountains(c, w, h, h * 0.34, 3, 'dawn') +
  prayerFlags(w * -0.02, h * 0.1, w * 0.62, h * 0.3, h * 0.1);

/** Snow peaks at noon above terraces. */
export const noon: Screen = (c, w, h) =>
  rect(0, 0, w, h, c.down('#2f7fd6', '#8cc6f2', '#e8f6ff')) +
  mountains(c, w, h, h * 0.26, 11, 'noon') +
  times(6, (row) => {
    const y = h * (0.78 + row * 0.045);
    return path(
      `M0 ${y} Q ${w * 0.3} ${y - h * 0.06} ${w * 0.55} ${y} T ${w} ${y - h * 0.02} V ${h} H 0 Z`,
      ['#7fb648', '#98c455', '#6aa53f', '#b4cf5f', '#74ad43', '#5b9538'][row]!,
    );
  });

/** Swayambhu above the roofs in the evening. */
export const evening: Screen = (c, w, h) => {
  const roll = chance(5);
  const houses = times(16, (n) => {
    const x = (w / 15) * n - w * 0.02;
    const top = h * (0.68 + roll() * 0.14);
    const lights = times(6, (k) =>
      roll() > 0.45
        ? rect(
            x + w * (0.01 + 0.02 * (k % 3)),
            top + h * (0.05 + 0.1 * (k > 2 ? 1 : 0)),
            w * 0.011,
            h * 0.045,
            '#ffd27a',
          )
        : '',
    );
    return rect(x, top, w / 15, h - top, n % 2 ? '#241b3a' : '#2d2145') + lights;
  });
  return (
    rect(0, 0, w, h, c.down('#191a45', '#5b3a7c', '#d0637c', '#ffb27a')) +
    path(`M0 ${h * 0.8} Q ${w * 0.35} ${h * 0.42} ${w * 0.62} ${h * 0.62} T ${w} ${h * 0.6} V ${h} H 0 Z`, '#3a2751') +
    stupa(c, w * 0.4, h * 0.6, h * 0.34) +
    houses +
    pagoda(w * 0.82, h * 0.98, h * 0.42, '#1d1532')
  );
};

/** Rhododendrons, the national flower. */
export const flowers: Screen = (c, w, h) => {
  const roll = chance(21);
  const bokeh = times(26, () =>
    circle(
      roll() * w,
      roll() * h,
      h * (0.03 + roll() * 0.08),
      ['#5fa35a', '#8ccf6f', '#2f6d45'][Math.floor(roll() * 3)]!,
      'opacity="0.28"',
    ),
  );
  const bloom = (x: number, y: number, r: number) =>
    times(7, (n) => {
      const turn = n * 51.4;
      return `<g transform="translate(${x} ${y}) rotate(${turn})">${ellipse(0, -r * 0.55, r * 0.4, r * 0.58, c.down('#ff8fa0', '#e3243f', '#9a0f2a'))}${stroke(`M0 ${-r * 0.1} V ${-r * 0.8}`, '#ffb5c0', r * 0.025, 'opacity="0.7"')}</g>`;
    }) +
    times(8, (n) => {
      const angle = (n / 8) * Math.PI * 2;
      return circle(x + Math.cos(angle) * r * 0.2, y + Math.sin(angle) * r * 0.2, r * 0.045, '#ffe08a');
    }) +
    circle(x, y, r * 0.1, '#7d0c22');
  const leaf = (x: number, y: number, turn: number, s: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${path(`M0 0 Q ${s * 0.5} ${-s * 0.28} ${s} 0 Q ${s * 0.5} ${s * 0.28} 0 0`, c.down('#6fbf5b', '#246a3b'))}${stroke(`M${s * 0.08} 0 H ${s * 0.9}`, '#a7dd8c', 2, 'opacity="0.6"')}</g>`;
  return (
    rect(0, 0, w, h, c.slant('#0f3b2b', '#1f6a45', '#0b2c22')) +
    bokeh +
    leaf(w * 0.3, h * 0.75, 150, h * 0.6) +
    leaf(w * 0.38, h * 0.75, 70, h * 0.5) +
    leaf(w * 0.7, h * 0.5, -10, h * 0.62) +
    leaf(w * 0.62, h * 0.7, 40, h * 0.55) +
    bloom(w * 0.36, h * 0.5, h * 0.42) +
    bloom(w * 0.66, h * 0.4, h * 0.36) +
    bloom(w * 0.56, h * 0.8, h * 0.27)
  );
};

/** Ribbons of light on true black. */
export const ribbons: Screen = (c, w, h) =>
  rect(0, 0, w, h, '#030308') +
  times(7, (n) => {
    const y = h * (0.2 + n * 0.095);
    const wave = `M${-w * 0.05} ${y + h * 0.3} C ${w * 0.25} ${y - h * 0.5} ${w * 0.45} ${y + h * 0.55} ${w * 0.7} ${y} S ${w} ${y - h * 0.2} ${w * 1.1} ${y + h * 0.1}`;
    return (
      stroke(wave, BARS[n]!, h * 0.05, `opacity="0.55" ${c.blur(h * 0.03)}`) +
      stroke(wave, c.across(BARS[n]!, '#ffffff', BARS[(n + 2) % 7]!), h * 0.014)
    );
  });

/** A match in the evening. */
export const football: Screen = (_c, w, h) => {
  const roll = chance(8);
  const players = times(14, (n) => {
    const x = w * (0.1 + roll() * 0.8);
    const y = h * (0.48 + roll() * 0.42);
    const s = (y / h) * h * 0.07;
    return (
      ellipse(x + s * 0.5, y + s * 0.1, s * 0.7, s * 0.14, '#0b3d17', 'opacity="0.6"') +
      rect(x - s * 0.22, y - s * 1.05, s * 0.44, s * 0.6, n % 2 ? '#e23b3b' : '#f5f5f5', s * 0.12) +
      rect(x - s * 0.18, y - s * 0.5, s * 0.36, s * 0.5, n % 2 ? '#ffffff' : '#20346e', s * 0.06) +
      circle(x, y - s * 1.22, s * 0.17, '#8a5a3c')
    );
  });
  const crowd = times(420, () =>
    circle(
      roll() * w,
      h * (0.06 + roll() * 0.24),
      h * 0.009,
      ['#d9534f', '#f2d16b', '#f5f5f5', '#4a76d4', '#9aa5b8'][Math.floor(roll() * 5)]!,
      'opacity="0.75"',
    ),
  );
  return (
    rect(0, 0, w, h, '#1a2238') +
    crowd +
    rect(0, h * 0.3, w, h * 0.06, '#26345c') +
    sevenBars(w * 0.1, h * 0.315, w * 0.34, h * 0.03) +
    times(9, (n) =>
      path(
        `M${w * (-0.3 + n * 0.18)} ${h} L ${w * (0.14 + n * 0.082)} ${h * 0.36} H ${w * (0.222 + n * 0.082)} L ${w * (-0.12 + n * 0.18)} ${h} Z`,
        n % 2 ? '#3f9d43' : '#35883a',
      ),
    ) +
    rect(0, h * 0.36, w * 0.16, h * 0.64, '#35883a', 0, 'opacity="0.6"') +
    stroke(`M0 ${h * 0.42} H ${w}`, '#e9ffe9', h * 0.007) +
    `<ellipse cx="${w / 2}" cy="${h * 0.68}" rx="${w * 0.17}" ry="${h * 0.11}" fill="none" stroke="#e9ffe9" stroke-width="${h * 0.007}"/>` +
    stroke(`M${w / 2} ${h * 0.42} V ${h}`, '#e9ffe9', h * 0.007) +
    players +
    circle(w * 0.53, h * 0.74, h * 0.014, '#ffffff')
  );
};

/** The test card, as it came before the programme. */
export const testCard: Screen = (c, w, h) =>
  rect(0, 0, w, h, '#39424f') +
  times(9, (n) => stroke(`M${(w / 8) * n} 0 V ${h}`, '#ffffff', 1.5, 'opacity="0.35"')) +
  times(6, (n) => stroke(`M0 ${(h / 5) * n} H ${w}`, '#ffffff', 1.5, 'opacity="0.35"')) +
  c.within(
    circle(w / 2, h / 2, h * 0.44, '#fff'),
    sevenBars(w / 2 - h * 0.46, 0, h * 0.92, h * 0.58) +
      times(6, (n) =>
        rect(
          w / 2 - h * 0.46 + ((h * 0.92) / 6) * n,
          h * 0.58,
          (h * 0.92) / 6 + 1,
          h * 0.16,
          `hsl(220 8% ${8 + n * 18}%)`,
        ),
      ) +
      rect(0, h * 0.74, w, h * 0.26, '#dfe5ee') +
      times(22, (n) => rect(w / 2 - h * 0.3 + n * h * 0.028, h * 0.78, h * (0.004 + n * 0.0005), h * 0.1, '#10151f')),
  ) +
  `<circle cx="${w / 2}" cy="${h / 2}" r="${h * 0.44}" fill="none" stroke="#fff" stroke-width="${h * 0.012}"/>`;

/** The home screen of a smart television. */
export const menu: Screen = (c, w, h) =>
  rect(0, 0, w, h, c.slant('#101a33', '#1d2c52', '#121a30')) +
  c.within(
    rect(w * 0.05, h * 0.1, w * 0.9, h * 0.46, '#fff', h * 0.03),
    `<g transform="translate(${w * 0.05} ${h * 0.1})">${noon(c, w * 0.9, h * 0.62)}</g>`,
  ) +
  rect(w * 0.05, h * 0.3, w * 0.5, h * 0.26, c.across('#0b1226/0.85', '#0b1226/0'), h * 0.03) +
  rect(w * 0.085, h * 0.4, w * 0.2, h * 0.035, '#ffffff', h * 0.017) +
  rect(w * 0.085, h * 0.46, w * 0.28, h * 0.02, '#c9d6ee', h * 0.01) +
  times(6, (n) =>
    rect(w * (0.05 + n * 0.153), h * 0.63, w * 0.135, h * 0.14, c.slant(BARS[n]!, '#182243'), h * 0.025),
  ) +
  times(5, (n) =>
    rect(w * (0.05 + n * 0.183), h * 0.82, w * 0.165, h * 0.22, c.slant('#3a4a73', BARS[(n + 3) % 7]!), h * 0.025),
  ) +
  rect(w * 0.05, h * 0.63, w * 0.135, h * 0.14, 'none', h * 0.025, `stroke="#fff" stroke-width="${h * 0.012}"`);

/** Switched off: the glass shows the room. */
export const off: Screen = (c, w, h) =>
  rect(0, 0, w, h, c.slant('#2a313c', '#12161d', '#0b0e13')) +
  path(`M${w * 0.62} 0 L ${w} 0 V ${h * 0.75} Z`, '#7f93ad', 'opacity="0.1"') +
  ellipse(w * 0.2, h * 0.16, w * 0.2, h * 0.22, c.glow('#cfe0f5/0.28', '#cfe0f5/0'));
