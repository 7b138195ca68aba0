import type { CSSProperties } from 'react';
import styles from './ui.module.css';

interface SkeletonProps {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  round?: boolean;
}

/** Holds the place of what is loading, in its final size, so that nothing jumps when it arrives. */
export function Skeleton({ width = '100%', height = '1em', round }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      style={{ width, height, ...(round && { borderRadius: '999px' }) }}
      aria-hidden="true"
    />
  );
}

/** A paragraph that is still on its way: each line as tall as a line of text. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.skeletonText} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? '62%' : '100%'} height="0.8lh" />
      ))}
    </span>
  );
}
