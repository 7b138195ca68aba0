import { Trans, useLingui } from '@lingui/react/macro';
import { Fact } from '../../../desk/Facts';
import { formatNumber } from '../../../lib/digits';
import { HealthCard } from '../HealthCard';
import type { HealthFragment } from '../system.gen';

interface LiveCardProps {
  live: HealthFragment['live'];
  /** How many processes of the server hear of changes. */
  processes: number | null;
}

/** What open pages hear of changes by. */
export function LiveCard({ live, processes }: LiveCardProps) {
  const { t, i18n } = useLingui();
  return (
    <HealthCard name="live" part={live}>
      <Fact label={t`Changes are shown`}>
        {live.state === 'OK' ? <Trans>At once</Trans> : <Trans>When a page asks</Trans>}
      </Fact>
      <Fact label={t`Server processes`}>{processes === null ? '–' : formatNumber(processes, i18n.locale)}</Fact>
    </HealthCard>
  );
}
