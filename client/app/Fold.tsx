import { type ReactNode, useId, useState } from 'react';
import { ChevronDownIcon, classes } from '../ui';
import styles from './Fold.module.css';

interface FoldProps {
  title: ReactNode;
  /** What is in it, in a few words: seen while it is folded. */
  hint?: ReactNode;
  /** Of the line with the title. */
  className?: string | undefined;
  children: ReactNode;
}

/** What stands around every page, below its title: folded on a phone until it is asked for, elsewhere always open. */
export function Fold({ title, hint, className, children }: FoldProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className={classes(styles.head, className)}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {hint && <span className={styles.hint}>{hint}</span>}
        <button
          type="button"
          className={styles.button}
          aria-labelledby={`${id}-title`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronDownIcon />
        </button>
      </div>
      <div id={id} className={styles.content} data-open={isOpen}>
        {children}
      </div>
    </>
  );
}
