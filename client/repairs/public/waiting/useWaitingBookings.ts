import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { startSending } from '../../../graphql/startSending';
import { shortRepairId } from '../../../lib/repairId';
import { sessionToken } from '../../../lib/token';
import { toast } from '../../../ui';
import { type Booking, isVisibleTo } from '../../booking/booking';
import { bookings } from '../../booking/bookings';
import { bookingOutbox, reader, takeBack } from '../../booking/sender';
import { requestRepairUrl } from '../../urls';

/** The bookings that wait on this device, as far as they are the reader's; they are sent for as long as the page is open. */
export function useWaitingBookings() {
  const { t } = useLingui();
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const userId = useSyncExternalStore(sessionToken.subscribe, sessionToken.userId);
  const all = useSyncExternalStore(bookings.subscribe, bookings.all);
  // what is in the form, or is on its way from there, is shown there
  const waiting = all.filter(({ state }) => state !== 'editing' && state !== 'sending');
  const isTheirs = (booking: Booking) => isVisibleTo(userId, booking);

  const wasWaiting = useRef<ReadonlySet<string>>(new Set());
  const announceNews = useEffectEvent(() => {
    const found = bookings.all();
    for (const { id, repairId } of found.filter(isTheirs)) {
      if (!repairId || !wasWaiting.current.has(id)) continue;
      const shortId = shortRepairId(repairId);
      toast.success(t`Repair request ${shortId} submitted!`);
    }
    wasWaiting.current = new Set(found.filter(({ state }) => state !== 'sent').map(({ id }) => id));
  });
  useEffect(() => {
    const tell = () => announceNews();
    tell();
    return bookings.subscribe(tell);
  }, []);
  useEffect(() => startSending(bookingOutbox, () => reader(cache)), [cache]);

  const mayBeTaken = (found: Booking) =>
    isVisibleTo(sessionToken.userId(), found) &&
    (bookings.inForm() === null ||
      window.confirm(t`The form already holds another request. Replace it with this one?`));

  return {
    requests: waiting.filter(isTheirs),
    /** Somebody's wait until they are signed in again; of whom, and what, is nobody else's business. */
    waitsForOwner: userId === null && waiting.some(({ owner, state }) => owner !== null && state !== 'sent'),
    /** Opens the form with a booking, as it was typed; what is there now is asked about first. */
    async change(booking: Booking): Promise<void> {
      // where the device hangs it stays for now
      const isTaken = await takeBack(booking, mayBeTaken).catch(() => false);
      if (isTaken) void navigate(requestRepairUrl, { state: { booking: booking.id } });
    },
    forget: ({ id }: Booking) => void bookings.remove(id),
  };
}
