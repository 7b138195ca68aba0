import type { ReactNode } from 'react';
import { textLanguage } from '../../../lib/textLanguage';
import { Card } from '../../../ui';
import { ContentIcon } from '../icons/ContentIcon';
import type { IconSet } from '../icons/iconSets';
import styles from './IconCard.module.css';

interface IconCardProps {
  icons: IconSet;
  item: { iconIdentifier: string; title: string; description: string };
  /** What is below its words. */
  children?: ReactNode;
}

/** An icon, its name and what it means; an item of a grid. */
export function IconCard({ icons, item: { iconIdentifier, title, description }, children }: IconCardProps) {
  return (
    <Card as="li" className={styles.card}>
      <ContentIcon set={icons} identifier={iconIdentifier} title={title} />
      <h3 className={styles.title} lang={textLanguage(title)}>
        {title}
      </h3>
      {description && (
        <p className={styles.description} lang={textLanguage(description)}>
          {description}
        </p>
      )}
      {children && <div>{children}</div>}
    </Card>
  );
}
