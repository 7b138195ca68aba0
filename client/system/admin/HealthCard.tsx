import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Card, StatusBadge } from '../../ui';
import { StateIcon } from './StateIcon';
import type { HealthProblem, HealthState } from './system.gen';
import { type PartName, PARTS, PROBLEMS, STATES } from './systemLabels';
import styles from './System.module.css';

interface HealthCardProps {
  name: PartName;
  part: { state: HealthState; problems: readonly HealthProblem[] };
  /** The way to what can be done about it. */
  action?: ReactNode;
  /** What is known of it, as `Fact`s. */
  children: ReactNode;
}

/** A part of the installation: how it is, why, and what is known of it. */
export function HealthCard({ name, part, action, children }: HealthCardProps) {
  const { i18n } = useLingui();
  const title = useId();
  const { label, tone } = STATES[part.state];
  return (
    <Card as="section" className={styles.card} aria-labelledby={title}>
      <div className={styles.head}>
        <h3 id={title}>{i18n._(PARTS[name])}</h3>
        <StatusBadge tone={tone} icon={<StateIcon state={part.state} />}>
          {i18n._(label)}
        </StatusBadge>
      </div>
      {part.problems.length > 0 && (
        <div className={styles.trouble} data-state={part.state}>
          {part.problems.map((problem) => (
            <p key={problem}>{i18n._(PROBLEMS[problem])}</p>
          ))}
          {action}
        </div>
      )}
      <dl className={styles.facts}>{children}</dl>
    </Card>
  );
}
