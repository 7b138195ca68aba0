import { classes } from './classes';
import styles from './PicturePlaceholder.module.css';

interface PicturePlaceholderProps {
  kind: 'post' | 'product';
  /** Width by height of the box. */
  ratio: number;
  className?: string;
}

/** Seven bars between two edges, as units of the drawing. */
function Bars({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const bar = width / 7;
  return (
    <g className={styles.bars}>
      {Array.from({ length: 7 }, (_, number) => (
        <rect key={number} x={x + number * bar} y={y} width={bar + 0.3} height={height} />
      ))}
    </g>
  );
}

/** A set that waits for its picture: the test card on its screen. */
function Television() {
  return (
    <>
      <rect className={styles.body} x="30" y="22" width="140" height="86" rx="14" />
      <svg x="38" y="30" width="124" height="70" viewBox="0 0 124 70">
        <rect className={styles.glass} width="124" height="70" rx="9" />
        <Bars x={14} y={16} width={96} height={38} />
      </svg>
      <path className={styles.line} d="M74 122h52M84 108v14M116 108v14" />
    </>
  );
}

/** A page with the test card as its picture. */
function Article() {
  return (
    <>
      <rect className={styles.body} x="42" y="16" width="116" height="112" rx="14" />
      <svg x="54" y="28" width="92" height="42" viewBox="0 0 92 42">
        <rect className={styles.glass} width="92" height="42" rx="7" />
        <Bars x={12} y={12} width={68} height={18} />
      </svg>
      <path className={styles.line} d="M57 86h86M57 99h86M57 112h48" />
    </>
  );
}

/**
 * Stands where a post or a product has no picture (decisions §6: drawn by us). Ornament only: the name of the thing
 * is beside it.
 */
export function PicturePlaceholder({ kind, ratio, className }: PicturePlaceholderProps) {
  return (
    <span className={classes(styles.box, className)} style={{ aspectRatio: ratio }} aria-hidden="true">
      <svg className={styles.drawing} viewBox="0 0 200 144" focusable="false">
        {kind === 'product' ? <Television /> : <Article />}
      </svg>
    </span>
  );
}
