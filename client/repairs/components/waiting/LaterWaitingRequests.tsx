import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../../../lib/whenIdle';
import { outbox } from '../../outbox/store';

const load = () => import('./WaitingRequests');

/** Fetches the code ahead of time: where a request is written, which may have to wait for want of a connection. */
export const prepareWaitingRequests = (): void => whenIdle(() => void load().catch(() => undefined));

/** The requests that wait on this device, whose code comes with the first of them: most visitors never have one. */
export function WaitingRequests() {
  const [Section, setSection] = useState<ComponentType | null>(null);
  useEffect(() => {
    async function look(): Promise<void> {
      const found = await outbox.all();
      if (found.length === 0) return;
      const { WaitingRequests: Loaded } = await load();
      setSection(() => Loaded);
    }
    // where nothing can be kept, nothing waits; code that did not arrive is asked for with the next change
    const begin = () => void look().catch(() => undefined);
    begin();
    return outbox.subscribe(begin);
  }, []);
  return Section && <Section />;
}
