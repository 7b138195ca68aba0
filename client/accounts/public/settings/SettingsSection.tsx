import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui';
import styles from './Settings.module.css';

interface SettingsSectionProps {
  title: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
}

/** What belongs together in the settings, on a card of its own. */
export function SettingsSection({ title, intro, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Card as="section" className={styles.section} aria-labelledby={id}>
      <div>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {children}
    </Card>
  );
}
