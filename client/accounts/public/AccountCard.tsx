import { type ReactNode, useEffect, useRef } from 'react';
import { Card, TestBars, usePageTitle } from '../../ui';
import styles from './AccountCard.module.css';

interface AccountCardProps {
  /** The heading of the page. */
  title: string;
  /** Names the browser's tab where the heading would say too little there. */
  pageTitle?: string;
  icon?: ReactNode;
  intro?: ReactNode;
  /** Names what the card shows, where one thing takes the place of another. */
  step?: string;
  children: ReactNode;
}

/** The one card of a sign-in page: a screen of its own in the middle, with our signature line under its title. */
export function AccountCard({ title, pageTitle = title, icon, intro, step, children }: AccountCardProps) {
  usePageTitle(pageTitle);
  const heading = useFocusOnStep(step);
  return (
    <Card className={styles.card}>
      <header className={styles.head}>
        {icon && <span className={styles.icon}>{icon}</span>}
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <TestBars className={styles.bars} />
        {intro && <div className={styles.intro}>{intro}</div>}
      </header>
      {children}
    </Card>
  );
}

/** What was pressed is gone with the step it belonged to, so the focus goes on to the new heading. */
function useFocusOnStep(step: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
