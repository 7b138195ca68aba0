import type { CSSProperties, ElementType, ReactNode } from 'react';
import { classes } from './classes';
import styles from './ui.module.css';

/** Steps of the 8-point grid; `0` is the half step of 4 px. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8;

interface LayoutProps {
  as?: ElementType;
  gap?: Space;
  className?: string;
  children: ReactNode;
  [attribute: `aria-${string}`]: string | boolean | undefined;
}

function layout(kind: string | undefined) {
  return function Layout({ as: Element = 'div', gap = 2, className, children, ...rest }: LayoutProps) {
    const style = { '--gap': `var(--space-${gap})` } as CSSProperties;
    return (
      <Element className={classes(kind, className)} style={style} {...rest}>
        {children}
      </Element>
    );
  };
}

/** Things one under the other. */
export const Stack = layout(styles.stack);
/** Things side by side that wrap when the screen is narrow. */
export const Row = layout(styles.row);
/** As many equal columns as fit, at least 16rem each. */
export const Grid = layout(styles.grid);
