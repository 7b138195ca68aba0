import styles from './drawings.module.css';

/**
 * The mark: a screen whose top edge is the headline of Devanagari writing, with प (the first letter of पर्दा, screen)
 * hanging from it, and the seven bars as its stand. Drawn as paths, so that the English pages need no Devanagari font.
 */
export function LogoMark({ size = 40 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path
        d="M8 3h24c3.3 0 5 1.7 5 5v17.5c0 3.3-1.7 5-5 5H8c-3.3 0-5-1.7-5-5V8c0-3.3 1.7-5 5-5Z"
        fill="var(--surface-off)"
      />
      <path
        d="M8.5 9.5h23M26.5 9.5V25M14 9.5v5.2a4.8 4.8 0 0 0 4.8 4.8h7.7"
        fill="none"
        stroke="#fff"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g className={styles.bars}>
        <path d="M9.5 34h3v3h-2a1.5 1.5 0 0 1-1-3Z" />
        <path d="M12.5 34h3v3h-3z" />
        <path d="M15.5 34h3v3h-3z" />
        <path d="M18.5 34h3v3h-3z" />
        <path d="M21.5 34h3v3h-3z" />
        <path d="M24.5 34h3v3h-3z" />
        <path d="M27.5 34h2a1.5 1.5 0 0 1 0 3h-2z" />
      </g>
    </svg>
  );
}

/** 'नेपाली' as drawn letters, for the language switch of an English page. The button names it for ears. */
export function NepaliWord({ height = 18 }: { height?: number }) {
  return (
    <svg
      width={(height * 520) / 195}
      height={height}
      viewBox="-8 -185 520 195"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M104 -115H79V0H104ZM72 -109H124L122 -128H70ZM114 -109 112 -128H-5L-3 -109ZM89 -79H32V-59H89ZM20 -24H41V-79H20L8 -71Q8 -62 10 -54Q12 -46 14 -38Q17 -31 20 -24ZM16 -178V-175L38 -155Q43 -150 48 -147Q52 -143 57 -140Q62 -137 67 -134Q72 -131 79 -128V-124H102V-127Q98 -129 93 -135Q88 -140 81 -146Q75 -152 69 -158Q62 -164 57 -169Q51 -175 48 -178ZM226 -115H201V0H226ZM193 -109H245L244 -128H192ZM116 -109H242L241 -128H115ZM169 -28Q183 -28 190 -33Q197 -38 200 -47H202L201 -64Q200 -57 194 -53Q188 -48 178 -48Q168 -48 162 -54Q157 -59 157 -72V-115H132V-69Q132 -48 142 -38Q152 -28 169 -28ZM281 0V-115H256V0ZM300 -109 299 -128H236L238 -109ZM432 -115H407V0H432ZM400 -109H452L450 -128H398ZM292 -109H441L440 -128H291ZM342 -89Q324 -89 315 -79Q305 -69 305 -51Q305 -37 310 -25Q314 -12 323 0H352V0Q342 -14 336 -26Q331 -37 331 -50Q331 -59 334 -63Q338 -68 345 -68Q352 -68 355 -64Q358 -60 358 -51L359 -27H382L383 -51Q383 -60 386 -64Q390 -68 396 -68Q401 -68 404 -66Q407 -63 408 -59L409 -82Q407 -85 403 -87Q399 -89 393 -89Q384 -89 378 -84Q372 -80 370 -72H370Q367 -80 361 -84Q354 -89 342 -89ZM487 0V-115H462V0ZM506 -109 505 -128H443L444 -109ZM446 -179Q427 -179 417 -171Q408 -162 408 -149Q408 -146 408 -143Q408 -140 409 -137L431 -135V-142Q431 -151 435 -155Q439 -159 447 -159Q455 -159 458 -154Q462 -150 462 -138V-125H486V-138Q486 -159 476 -169Q466 -179 446 -179Z" />
    </svg>
  );
}

/** A set that receives nothing: for lists that are truly empty and for pages that are not there. */
export function NoSignal() {
  return (
    <svg className={styles.scene} viewBox="0 0 240 150" aria-hidden="true" focusable="false">
      <path className={styles.line} d="M92 10l24 22M152 6l-30 26" />
      <rect className={styles.body} x="36" y="32" width="168" height="100" rx="20" />
      <path
        className={styles.glass}
        d="M66 44h92c8 0 14 5 14 13v49c0 8-6 13-14 13H66c-8 0-14-5-14-13V57c0-8 6-13 14-13Z"
      />
      <path className={styles.wave} d="M62 82c8 0 8-12 16-12s8 24 16 24 8-24 16-24 8 24 16 24 8-12 16-12h20" />
      <circle className={styles.knob} cx="188" cy="60" r="6" />
      <circle className={styles.knob} cx="188" cy="80" r="6" />
      <path className={styles.line} d="M183 102h10M183 110h10M72 132v9M168 132v9" />
    </svg>
  );
}

/** A pulled plug: something went wrong between us and the answer. */
export function Unplugged() {
  return (
    <svg className={styles.scene} viewBox="0 0 240 150" aria-hidden="true" focusable="false">
      <path className={styles.line} d="M8 118c30 0 34-36 62-36" />
      <rect className={styles.body} x="70" y="62" width="40" height="40" rx="10" />
      <path className={styles.line} d="M110 74h14M110 90h14" />
      <path className={styles.spark} d="m140 56 6-12M146 82h14M140 108l6 12" />
      <path className={styles.body} d="M176 54h22c10 0 16 6 16 16v24c0 10-6 16-16 16h-22Z" />
      <path className={styles.line} d="M184 74h10M184 90h10M214 82h20" />
    </svg>
  );
}
