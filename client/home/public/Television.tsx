import styles from './Television.module.css';

/** Places of the seven bars on the glass. */
const bars = [44, 82, 120, 158, 196, 234, 272];

/** A set that has just come back to life: the test card with our प in its circle. */
export function Television() {
  return (
    <svg className={styles.television} viewBox="0 0 360 286" aria-hidden="true" focusable="false">
      <defs>
        <clipPath id="glass">
          <path d="M76 62h204c18 0 27 8 28 24 2 30 2 60 0 92-1 16-10 24-28 24H76c-18 0-27-8-28-24-2-32-2-62 0-92 1-16 10-24 28-24Z" />
        </clipPath>
        <linearGradient id="shine" x1="0" y1="0" x2="0.7" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.32" />
          <stop offset="0.45" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="halo">
          <stop offset="0" stopColor="#7fb0ff" stopOpacity="0.42" />
          <stop offset="1" stopColor="#7fb0ff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="178" cy="140" rx="178" ry="134" fill="url(#halo)" />
      <path className={styles.rod} d="m136 8 44 36 58-40" />
      <path className={styles.foot} d="m104 236-12 34M252 236l12 34" />
      <path
        className={styles.cabinet}
        d="M58 40h240c24 0 36 11 38 32 3 40 3 80 0 122-2 21-14 32-38 32H58c-24 0-36-11-38-32-3-42-3-82 0-122 2-21 14-32 38-32Z"
      />
      <g clipPath="url(#glass)">
        <rect x="40" y="56" width="276" height="152" fill="#0d1420" />
        <g className={styles.picture}>
          {bars.map((x, bar) => (
            <rect key={x} x={x} y="56" width="39" height="112" fill={`var(--bar-${bar + 1})`} />
          ))}
          <rect x="40" y="168" width="276" height="40" fill="#f3f4f6" />
          <path d="M40 168h276M112 168v40M178 168v40M244 168v40" stroke="#1f2937" strokeWidth="2" />
          <circle cx="178" cy="126" r="52" fill="#1f2937" stroke="#f3f4f6" strokeWidth="3" />
          <path
            d="M150 106h56M196 106v46M162 106v12c0 9 6 15 15 15h19"
            fill="none"
            stroke="#f3f4f6"
            strokeWidth="9"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
        <rect x="40" y="56" width="276" height="152" fill="url(#shine)" />
      </g>
      <circle cx="322" cy="96" r="5" fill="#8c9bb0" />
      <circle cx="322" cy="116" r="5" fill="#8c9bb0" />
    </svg>
  );
}
