import { Trans, useLingui } from '@lingui/react/macro';
import { Fact } from '../../admin/kit/Facts';
import { useBytes } from './useBytes';

/** What is left of the disk that something lies on; nothing where that is not ours to know. */
export function DiskFact({ disk }: { disk: { freeBytes: number; totalBytes: number } | null }) {
  const { t } = useLingui();
  const bytes = useBytes();
  if (!disk) return null;
  const [free, total] = [bytes(disk.freeBytes), bytes(disk.totalBytes)];
  return (
    <Fact label={t`Free on its disk`}>
      <Trans>
        {free} of {total}
      </Trans>
    </Fact>
  );
}
