import { skipToken } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '../../ui';
import { repairStatuses } from '../components/RepairStatusBadge';
import { type RepairStatus, useTrackRepairQuery } from '../repairs.gen';

/**
 * The repair behind an address (public-site §2, 'Track'). The content poll refetches it like every active query, so a
 * change shows within 30 s; this hook puts the change into words for those who cannot see it happen.
 * @param id in its one form (writtenRepairId); undefined while none is asked for
 */
export function useTrackedRepair(id: string | undefined) {
  const { t, i18n } = useLingui();
  const { data, error, loading, refetch } = useTrackRepairQuery(id ? { variables: { id } } : skipToken);
  const repair = data?.trackRepair ?? null;
  const missing = data !== undefined && repair === null;

  const missingId = missing ? id : undefined;
  const sayMissing = useEffectEvent(() => {
    toast.error(t`Repair ID ''${id}'' not found. Please check the ID and try again.`);
  });
  useEffect(() => {
    if (missingId !== undefined) sayMissing();
  }, [missingId]);

  return {
    repair,
    missing,
    error,
    loading,
    retry: () => void refetch().catch(() => undefined),
    news: useStatusNews(repair, (changed) => {
      const status = i18n._(repairStatuses[changed].label);
      return t`New status: ${status}`;
    }),
  };
}

/** What to announce: nothing when a repair appears, its new status when that changes while it is on screen. */
function useStatusNews(
  repair: { id: string; status: RepairStatus } | null,
  say: (status: RepairStatus) => string,
): string {
  const [seen, setSeen] = useState(repair);
  const [changed, setChanged] = useState<RepairStatus | null>(null);
  if (repair && (seen?.id !== repair.id || seen.status !== repair.status)) {
    setSeen(repair);
    setChanged(seen?.id === repair.id ? repair.status : null);
  }
  return changed && repair ? say(changed) : '';
}
