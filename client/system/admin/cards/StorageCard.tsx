import { Trans, useLingui } from '@lingui/react/macro';
import { Fact } from '../../../admin/kit/Facts';
import { DiskFact } from '../DiskFact';
import { HealthCard } from '../HealthCard';
import type { HealthFragment } from '../system.gen';
import { useBytes } from '../useBytes';
import { useCount } from '../useCount';

/** Where uploaded files lie. */
export function StorageCard({ storage }: { storage: HealthFragment['storage'] }) {
  const { t } = useLingui();
  const bytes = useBytes();
  const count = useCount();
  return (
    <HealthCard name="storage" part={storage}>
      <Fact label={t`Kept in`}>{storage.kind === 'FOLDER' ? <Trans>A folder</Trans> : <Trans>A bucket</Trans>}</Fact>
      <Fact label={t`Uploads`}>{count(storage.files)}</Fact>
      <Fact label={t`Size`}>{bytes(storage.bytes)}</Fact>
      <DiskFact disk={storage.disk} />
    </HealthCard>
  );
}
