import { Trans, useLingui } from '@lingui/react/macro';
import { Fact } from '../../../admin/kit/Facts';
import { HealthCard } from '../HealthCard';
import type { HealthFragment } from '../system.gen';
import { useCount } from '../useCount';

interface LiveCardProps {
  live: HealthFragment['live'];
  /** How many processes of the server learn of changes. */
  processes: number | null;
}

/** What open pages learn of changes by. */
export function LiveCard({ live, processes }: LiveCardProps) {
  const { t } = useLingui();
  const count = useCount();
  return (
    <HealthCard name="live" part={live}>
      <Fact label={t`Changes are shown`}>
        {live.state === 'OK' ? <Trans>At once</Trans> : <Trans>When a page asks</Trans>}
      </Fact>
      <Fact label={t`Server processes`}>{count(processes)}</Fact>
    </HealthCard>
  );
}
