import type { FragmentType } from '@apollo/client';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, DateTime, VisuallyHidden } from '../../../ui';
import { type RepairTimelineFragment, useRepairTimelineFragment } from '../../repairs.gen';
import { timelineSteps, type TimelineStep } from '../../timeline';
import { repairStatuses } from '../RepairStatusBadge';
import { toneStyle } from '../../tone';
import { Signal } from './Signal';
import styles from './Timeline.module.css';

/**
 * The way of a repair as a cable from screen to screen: as far as it has come the signal runs through it in the colours
 * of the test card, the present screen glows, and the rest of the line is still quiet (decisions §4).
 */
export function Timeline({ repair }: { repair: FragmentType<RepairTimelineFragment> }) {
  const steps = timelineSteps(useRepairTimelineFragment(repair));
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.heading}>
        <Trans>Progress</Trans>
      </h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <Step key={step.key} step={step} next={steps[index + 1]} />
        ))}
      </ol>
    </Card>
  );
}

function Step({
  step: { status, state, events, orElse },
  next,
}: {
  step: TimelineStep;
  next: TimelineStep | undefined;
}) {
  const { i18n } = useLingui();
  const { label, tone, Icon } = repairStatuses[status];
  const otherWay = orElse && i18n._(repairStatuses[orElse].label);
  return (
    <li
      className={styles.step}
      data-state={state}
      style={toneStyle(tone)}
      aria-current={state === 'present' ? 'step' : undefined}
    >
      <span className={styles.screen}>{state !== 'skipped' && <Icon />}</span>
      {next && <Signal className={styles.cable} live={next.state !== 'future'} />}
      <div className={styles.words}>
        <p className={styles.label}>
          {i18n._(label)} <StateLabel state={state} />
        </p>
        {otherWay && (
          <p className={styles.orElse}>
            <Trans>or: {otherWay}</Trans>
          </p>
        )}
        {events.map(({ id, occurredAt, note }) => (
          <div key={id} className={styles.event}>
            <p className={styles.time}>
              <DateTime value={occurredAt} />
            </p>
            {note && <p className={styles.note}>{note}</p>}
          </div>
        ))}
      </div>
    </li>
  );
}

/** What the drawing shows by light, said in words; only the unusual is said aloud to everyone. */
function StateLabel({ state }: { state: TimelineStep['state'] }) {
  if (state === 'skipped') {
    return (
      <span className={styles.skippedWord}>
        <Trans>skipped</Trans>
      </span>
    );
  }
  return (
    <VisuallyHidden>
      {state === 'past' ? (
        <Trans>(done)</Trans>
      ) : state === 'present' ? (
        <Trans>(now)</Trans>
      ) : (
        <Trans>(still to come)</Trans>
      )}
    </VisuallyHidden>
  );
}
