import type { ReactNode } from 'react';
import { textLanguage } from '../../../lib/textLanguage';
import { classes, TestBars } from '../../../ui';
import { ContentLinkButton } from '../../../ui/ContentLink';
import styles from './ClosingCall.module.css';

interface Way {
  text: string | null | undefined;
  /** As the owner wrote it. */
  to: string | null | undefined;
}

interface ClosingCallProps {
  title: string | null;
  children?: ReactNode;
  primary: Way;
  secondary?: Way;
  /** `none` where something else is its ground already. */
  ground?: 'off' | 'none';
}

/** What to do next, on a switched-off screen with our signature line: one way, or two. */
export function ClosingCall({ title, children, primary, secondary, ground = 'off' }: ClosingCallProps) {
  const isOff = ground === 'off';
  const Element = isOff ? 'section' : 'div';
  return (
    <Element className={classes(styles.call, isOff && styles.off)}>
      <TestBars className={styles.bars} />
      {title && <h2 lang={textLanguage(title)}>{title}</h2>}
      {children && <div className={styles.text}>{children}</div>}
      <div className={styles.ways}>
        <ContentLinkButton {...primary} size="lg" className={styles.way} />
        {secondary && (
          <ContentLinkButton
            {...secondary}
            size="lg"
            variant="secondary"
            className={classes(styles.way, styles.other)}
          />
        )}
      </div>
    </Element>
  );
}
