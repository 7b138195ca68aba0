import type { ReactNode } from 'react';
import { Link } from '../../lib/router/Link';
import { classes } from '../../ui';
import styles from './Tile.module.css';

interface TileProps {
  label: ReactNode;
  value: ReactNode;
  /** What the figure is made of, or how it was before. */
  detail: ReactNode;
  to: string;
  /** `bad` asks for attention, `good` is a change that pleases. */
  mood?: 'good' | 'bad' | undefined;
}

/** A figure, which opens the list behind it. */
export function Tile({ label, value, detail, to, mood }: TileProps) {
  return (
    <li>
      <Link to={to} className={classes(styles.tile, mood && styles[mood])}>
        <span className={styles.label}>{label}</span> <strong className={styles.value}>{value}</strong>{' '}
        <span className={styles.detail}>{detail}</span>
      </Link>
    </li>
  );
}
