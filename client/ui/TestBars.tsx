import { classes } from './classes';
import styles from './ui.module.css';

/** Our signature: the seven bars of the test card as a thin line. Ornament only. */
export function TestBars({ className }: { className?: string }) {
  return <span className={classes(styles.bars, className)} aria-hidden="true" />;
}
