import { Trans, useLingui } from '@lingui/react/macro';
import { Fact, Facts } from '../../../admin/kit/Facts';
import { Card } from '../../../ui';
import { Moment } from '../Moment';
import type { HealthFragment } from '../system.gen';
import { useBytes } from '../useBytes';
import styles from '../System.module.css';

/** Which program answers; what a person who helps asks first. */
export function ProgramCard({ program }: { program: HealthFragment['program'] }) {
  const { t } = useLingui();
  const bytes = useBytes();
  return (
    <Card as="section" ground="sunken" className={styles.program} aria-labelledby="system-program">
      <h3 id="system-program">
        <Trans>Program</Trans>
      </h3>
      <Facts>
        <Fact label={t`Version`}>{program.version}</Fact>
        {program.commit && <Fact label={t`Built from`}>{program.commit}</Fact>}
        <Fact label="Node">{program.nodeVersion}</Fact>
        <Fact label={t`Memory`}>{bytes(program.memoryBytes)}</Fact>
        <Fact label={t`Process`}>{program.process}</Fact>
        <Fact label={t`Running since`}>
          <Moment value={program.startedAt} />
        </Fact>
      </Facts>
    </Card>
  );
}
