import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../../../lib/whenIdle';
import { bookings } from '../../booking/bookings';

const load = () => import('./WaitingRequests');

/** Fetches the code ahead of time: where a request is written, which may have to wait for want of a connection. */
export const prepareWaitingRequests = (): void => whenIdle(() => void load().catch(() => undefined));

/** The requests that wait on this device, whose code comes with the first of them: most visitors never have one. */
export function WaitingRequests() {
  const [Section, setSection] = useState<ComponentType | null>(null);
  useEffect(() => {
    async function look(): Promise<void> {
      if (!bookings.all().some(({ state }) => state !== 'editing')) return;
      const { WaitingRequests: Loaded } = await load();
      setSection(() => Loaded);
    }
    // code that did not arrive is asked for with the next change
    const begin = () => void look().catch(() => undefined);
    void bookings.read().then(begin);
    return bookings.subscribe(begin);
  }, []);
  return Section && <Section />;
}
