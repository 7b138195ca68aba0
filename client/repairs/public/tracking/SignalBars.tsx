import type { Tone } from '../../../ui';
import { litBars, type TimelineStep } from '../../timeline';
import { toneStyle } from '../../tone';
import styles from './TrackedRepairCard.module.css';

/** The colours of a repair that goes well, in their order (public-site §4). */
const tones: Tone[] = ['blue', 'indigo', 'yellow', 'purple', 'green', 'teal'];

/** The test card as a gauge: bars light up with the repair. The timeline says the same in words. */
export function SignalBars({ steps }: { steps: TimelineStep[] }) {
  const { lit, stopped } = litBars(steps);
  return (
    <div className={styles.bars} aria-hidden="true">
      {tones.map((tone, bar) => {
        const isStop = stopped && bar === lit;
        const isLast = isStop || (!stopped && bar === lit - 1);
        return (
          <span
            key={tone}
            className={styles.bar}
            data-lit={bar < lit || isStop}
            data-present={isLast}
            style={toneStyle(isStop ? 'red' : tone)}
          />
        );
      })}
    </div>
  );
}
