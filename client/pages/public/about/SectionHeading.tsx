import { textLanguage } from '../../../lib/textLanguage';
import { classes } from '../../../ui';
import type { Alignment } from '../../showcase.gen';
import styles from './SectionHeading.module.css';

interface SectionHeadingProps {
  title: string | null;
  subtitle: string | null;
  /** As the words below it. */
  alignment?: Alignment;
}

/** What a section is called, as far as the owner called it anything. */
export function SectionHeading({ title, subtitle, alignment = 'LEFT' }: SectionHeadingProps) {
  if (!title && !subtitle) return null;
  return (
    <div className={classes(styles.heading, styles[alignment])}>
      {title && <h2 lang={textLanguage(title)}>{title}</h2>}
      {subtitle && (
        <p className={styles.subtitle} lang={textLanguage(subtitle)}>
          {subtitle}
        </p>
      )}
    </div>
  );
}
