import { classes } from '../../../ui';
import styles from './ContentIcon.module.css';
import type { IconSet } from './iconSets';
import { initialsFor } from './initials';

interface ContentIconProps {
  set: IconSet;
  /** As the owner's content has it. */
  identifier: string;
  /** What it stands for: gives the letters where there is not even an identifier. */
  title: string;
  size?: 'md' | 'lg';
}

/** The icon of a service, a benefit or a strength on a small screen of its own; letters where nobody knows it. */
export function ContentIcon({ set, identifier, title, size = 'md' }: ContentIconProps) {
  return (
    <span className={classes(styles.tile, styles[size])} aria-hidden="true">
      {set.icons.get(identifier) ?? initialsFor(identifier || title, set.initials)}
    </span>
  );
}
