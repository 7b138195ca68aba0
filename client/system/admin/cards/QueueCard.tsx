import { useLingui } from '@lingui/react/macro';
import { Fact } from '../../../admin/kit/Facts';
import { HealthCard } from '../HealthCard';
import { Moment } from '../Moment';
import type { HealthFragment } from '../system.gen';
import { useCount } from '../useCount';
import { JOBS } from '../systemLabels';

type Queue = HealthFragment['queue'];

/** What is done in the background, and what of it is left. */
export function QueueCard({ queue }: { queue: Queue }) {
  const { t, i18n } = useLingui();
  const count = useCount();

  function left({ waiting, running, planned, failed }: Queue['jobs'][number]): string {
    const [due, busy, later, lost] = [count(waiting), count(running), count(planned), count(failed)];
    const words = [
      waiting > 0 && t`${due} waiting`,
      running > 0 && t`${busy} in progress`,
      planned > 0 && t`${later} for later`,
      failed > 0 && t`${lost} failed for good`,
    ].filter((word) => word !== false);
    return words.length > 0 ? words.join(', ') : t`Nothing left`;
  }

  return (
    <HealthCard name="queue" part={queue}>
      {queue.jobs.map((job) => {
        const label = JOBS[job.name];
        return (
          <Fact key={job.name} label={label ? i18n._(label) : job.name}>
            {left(job)}
          </Fact>
        );
      })}
      {queue.waitingSince !== null && (
        <Fact label={t`Waiting since`}>
          <Moment value={queue.waitingSince} />
        </Fact>
      )}
    </HealthCard>
  );
}
