import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { shortRepairId } from '../../lib/repairId';
import { sessionToken } from '../../lib/token';
import { toast } from '../../ui';
import { readDraft } from '../draft';
import { forgetLists } from '../lists';
import { isVisibleTo, type WaitingRequest } from '../outbox/entry';
import { handedBack } from '../outbox/handedBack';
import { takeOut } from '../outbox/keep';
import { startSending } from '../outbox/sending';
import { outbox } from '../outbox/store';
import { requestRepairUrl } from '../urls';

/** The requests that wait on this device, as far as they are the reader's; they are sent for as long as the page is open. */
export function useWaitingRequests() {
  const { t } = useLingui();
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const userId = useSyncExternalStore(sessionToken.subscribe, sessionToken.userId);
  const [all, setAll] = useState<WaitingRequest[]>([]);
  const known = useRef(new Map<string, WaitingRequest>());
  // what stands in the form is shown there
  const waiting = all.filter(({ place }) => place === 'outbox');
  const requests = waiting.filter((request) => isVisibleTo(userId, request));

  const show = useEffectEvent((found: WaitingRequest[]) => {
    for (const request of found) {
      const { outcome } = request;
      const isNews = outcome?.kind === 'sent' && known.current.get(request.key)?.outcome === null;
      if (!isNews || !isVisibleTo(userId, request)) continue;
      const shortId = shortRepairId(outcome.repairId);
      toast.success(t`Repair request ${shortId} submitted!`);
      forgetLists(cache, 'repairs');
    }
    known.current = new Map(found.map((request) => [request.key, request]));
    setAll(found);
  });
  useEffect(() => {
    // where nothing can be kept, nothing waits
    const look = () => void outbox.all().then(show, () => undefined);
    const stops = [outbox.subscribe(look), startSending()];
    look();
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  return {
    requests,
    /** Somebody's wait until they are signed in again; of whom, and what, is nobody else's business. */
    waitsForOwner: userId === null && waiting.some(({ owner, outcome }) => owner !== null && outcome?.kind !== 'sent'),
    /** Opens the form with a request, as it was typed; what stands there now is asked about first. */
    async change(request: WaitingRequest): Promise<void> {
      const found = await takeOut(
        request,
        () =>
          readDraft(new Date()) === null ||
          window.confirm(t`Another request stands in the form. Put this one in its place?`),
      ).catch(() => undefined);
      if (!found) return;
      handedBack.give(found);
      void navigate(requestRepairUrl);
    },
    // where the device hangs it stays for now
    forget: (request: WaitingRequest) => void outbox.remove(request.key).catch(() => undefined),
  };
}
