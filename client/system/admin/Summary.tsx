import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, DateTime, RetryIcon } from '../../ui';
import { StateIcon } from './StateIcon';
import type { HealthFragment, HealthState } from './system.gen';
import { PART_NAMES, PARTS } from './systemLabels';
import styles from './System.module.css';

interface SummaryProps {
  health: HealthFragment;
  /** Asks once more. */
  onLook: () => void;
  busy: boolean;
}

/** Whether all is well, or what is not, in a sentence; said aloud when it changes. */
export function Summary({ health, onLook, busy }: SummaryProps) {
  const { i18n } = useLingui();
  const namesOf = (state: HealthState) =>
    PART_NAMES.filter((part) => health[part].state === state)
      .map((part) => i18n._(PARTS[part]))
      .join(', ');
  const [failed, warned] = [namesOf('FAILED'), namesOf('WARNING')];
  return (
    <Card className={styles.summary} data-state={health.state}>
      <StateIcon state={health.state} size={32} />
      <div className={styles.words}>
        <output className={styles.sentence}>
          {health.state === 'OK' && (
            <span>
              <Trans>All is well.</Trans>
            </span>
          )}
          {failed && (
            <span>
              <Trans>Not working: {failed}.</Trans>{' '}
            </span>
          )}
          {warned && (
            <span>
              <Trans>Needs attention: {warned}.</Trans>
            </span>
          )}
        </output>
        <p className={styles.aside}>
          <Trans>
            Checked on <DateTime value={health.checkedAt} />
          </Trans>
        </p>
      </div>
      <Button variant="secondary" icon={<RetryIcon />} busy={busy} onClick={onLook}>
        <Trans>Check again</Trans>
      </Button>
    </Card>
  );
}
