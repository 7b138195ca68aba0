import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../../../ui';
import { Backdrop } from '../showcase/Backdrop';
import type { SectionColors } from './sectionColors';
import styles from './SectionGround.module.css';

interface SectionGroundProps {
  /** Null: the page itself is the ground. */
  colors: SectionColors | null;
  imageUrl: string | null;
  children: ReactNode;
}

/**
 * What a section is on: the page, or a screen in the owner's colours. All that it holds follows those: quiet words,
 * links, icons and cards take the colour of the text, the only one known to be readable there.
 */
export function SectionGround({ colors, imageUrl, children }: SectionGroundProps) {
  if (!colors) return <section className={styles.section}>{children}</section>;
  const { theme, ground, text, scrim } = colors;
  const paint = { '--ground': ground, '--ink': text, '--scrim': `${scrim * 100}%` } as CSSProperties;
  return (
    <section
      className={classes(styles.section, styles.painted, imageUrl && styles.pictured)}
      data-theme={theme}
      style={paint}
    >
      {imageUrl && <Backdrop src={imageUrl} />}
      {/* oxlint-disable-next-line parda/translated-text -- elements alone */}
      {children}
    </section>
  );
}
