import { skipToken, useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { readError } from '../../../graphql/errors';
import { useLive } from '../../../graphql/live/useLive';
import { sessionToken } from '../../../lib/token';
import { toast } from '../../../ui';
import { repairStatuses } from '../RepairStatusBadge';
import { type RepairStatus, TrackRepairDocument, useTrackRepairQuery, WatchRepairDocument } from '../../repairs.gen';

/** What a page can do to see more of a repair than its id alone shows. */
export interface RepairAccess {
  /** The contact number that the server has accepted for this repair. */
  contactNumber: string | undefined;
  /** Shows costs and notes. Rejected with the server's refusal. */
  reveal: (contactNumber: string) => Promise<void>;
  /** For when the server accepts the number no longer. */
  forget: () => void;
  /** Asks for the repair as it stands now. */
  refresh: () => Promise<void>;
}

/**
 * The repair behind an address (public-site §2, 'Track'). It is watched; where that fails, the content poll refetches it like every
 * active query, so a change shows within 30 s. This hook puts the change into words for those who cannot see it happen.
 * @param id in its one form (writtenRepairId); undefined while none is asked for
 */
export function useTrackedRepair(id: string | undefined) {
  const { t, i18n } = useLingui();
  const client = useApolloClient();
  const { contactNumber, remember, forget } = useContactNumber(id);
  const asked = id ? { variables: { id, ...(contactNumber !== undefined && { contactNumber }) } } : skipToken;
  const { data, error, loading, refetch } = useTrackRepairQuery(asked);
  const repair = data?.trackRepair ?? null;
  const missing = data !== undefined && repair === null;
  // the same as long as nothing has changed: what shows the repair is not drawn anew with every word about the line
  const access = useMemo<RepairAccess>(
    () => ({
      contactNumber,
      async reveal(given) {
        if (!id) return;
        await client.query({
          query: TrackRepairDocument,
          variables: { id, contactNumber: given },
          fetchPolicy: 'network-only',
          // Wrong numbers are counted: one press is one try.
          context: { retriedByCaller: true },
        });
        remember(given);
      },
      forget,
      refresh: () => refetch().then(nothing, nothing),
    }),
    [client, id, contactNumber, remember, forget, refetch],
  );

  useLive(
    WatchRepairDocument,
    repair && asked !== skipToken
      ? {
          ...asked,
          onData: ({ trackedRepair }) => {
            // it is gone; what is there is in the cache already
            if (!trackedRepair) void access.refresh();
          },
        }
      : skipToken,
  );

  const missingId = missing ? id : undefined;
  const sayMissing = useEffectEvent(() => {
    toast.error(t`Repair ID ''${id}'' not found. Please check the ID and try again.`);
  });
  useEffect(() => {
    if (missingId !== undefined) sayMissing();
  }, [missingId]);

  // The shop has corrected the number meanwhile. To ask with the old one again and again would lock its owner out.
  const refused = error !== undefined && readError(error).fields.contactNumber !== undefined;
  useEffect(() => {
    if (refused) forget();
  }, [refused, forget]);

  return {
    repair,
    missing,
    error,
    loading,
    retry: () => void access.refresh(),
    access,
    news: useStatusNews(repair, (changed) => {
      const status = i18n._(repairStatuses[changed].label);
      return t`New status: ${status}`;
    }),
  };
}

const nothing = () => undefined;

/**
 * The contact number given for a repair, in memory only: polls ask with it, so that what it shows stays on screen, and
 * it is gone with the page, or when somebody else begins to look.
 */
function useContactNumber(id: string | undefined) {
  const [given, setGiven] = useState<{ id: string | undefined; contactNumber: string } | null>(null);
  const remember = useCallback((contactNumber: string) => setGiven({ id, contactNumber }), [id]);
  const forget = useCallback(() => setGiven(null), []);
  useEffect(() => sessionToken.subscribe(forget), [forget]);
  return {
    contactNumber: given?.id === id ? given?.contactNumber : undefined,
    remember,
    forget,
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
