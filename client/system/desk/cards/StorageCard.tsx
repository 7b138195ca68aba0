import { Trans, useLingui } from '@lingui/react/macro';
import { Fact } from '../../../desk/Facts';
import { formatNumber } from '../../../lib/digits';
import { DiskFact } from '../DiskFact';
import { HealthCard } from '../HealthCard';
import type { HealthFragment } from '../system.gen';
import { useBytes } from '../useBytes';

/** Where uploaded files lie. */
export function StorageCard({ storage }: { storage: HealthFragment['storage'] }) {
  const { t, i18n } = useLingui();
  const bytes = useBytes();
  return (
    <HealthCard name="storage" part={storage}>
      <Fact label={t`Kept in`}>{storage.kind === 'FOLDER' ? <Trans>A folder</Trans> : <Trans>A bucket</Trans>}</Fact>
      <Fact label={t`Uploads`}>{storage.files === null ? '–' : formatNumber(storage.files, i18n.locale)}</Fact>
      <Fact label={t`Size`}>{storage.bytes === null ? '–' : bytes(storage.bytes)}</Fact>
      <DiskFact disk={storage.disk} />
    </HealthCard>
  );
}
