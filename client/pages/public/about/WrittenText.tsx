import { classes } from '../../../ui';
import { LazyRichText } from '../../../ui/LazyRichText';
import type { Alignment } from '../../showcase.gen';
import styles from './WrittenText.module.css';

interface WrittenTextProps {
  /** HTML of the owner's, a paragraph each. */
  parts: readonly string[];
  alignment?: Alignment;
}

/** Paragraphs, one under the other. They are what the page is made of, so the sanitiser comes with it and nothing jumps. */
export function WrittenText({ parts, alignment = 'LEFT' }: WrittenTextProps) {
  return (
    <div className={classes(styles.text, styles[alignment])}>
      {parts.map((html, place) => (
        // A paragraph has nothing but its place to be told by.
        // oxlint-disable-next-line react/no-array-index-key
        <LazyRichText key={place} html={html} />
      ))}
    </div>
  );
}
