import { Trans, useLingui } from '@lingui/react/macro';
import { Fact } from '../../../admin/kit/Facts';
import { DiskFact } from '../DiskFact';
import { HealthCard } from '../HealthCard';
import { Moment } from '../Moment';
import type { HealthFragment } from '../system.gen';
import { useBytes } from '../useBytes';

/** Whether yesterday could be brought back. */
export function BackupCard({ backup }: { backup: HealthFragment['backup'] }) {
  const { t } = useLingui();
  const bytes = useBytes();
  return (
    <HealthCard name="backup" part={backup}>
      <Fact label={t`Made daily`}>{backup.isConfigured ? <Trans>Yes</Trans> : <Trans>No</Trans>}</Fact>
      {backup.isConfigured && (
        <>
          <Fact label={t`Newest`}>
            <Moment value={backup.lastMadeAt} />
          </Fact>
          <Fact label={t`Size`}>{bytes(backup.lastBytes)}</Fact>
        </>
      )}
      <DiskFact disk={backup.disk} />
    </HealthCard>
  );
}
