import { useRef, useState } from 'react';
import { useErrorText } from '../../graphql/useErrorText';
import { toast } from '../../ui';
import { painted } from '../../lib/afterPaint';

interface ActionOptions {
  /** What the green toast says. */
  done?: string;
  /** The sentence around why it failed, where the specification has one. */
  failed?: (reason: string) => string;
  /** Tells actions of one list apart, so that only the pressed button is busy: the row's id, say. */
  key?: string;
}

/**
 * Something that a press of a button does on the server, outside of a form: once at a time, with a toast for its end. The toast
 * of a failure carries the server's message (back-office §8).
 */
export function useAdminAction() {
  const errorText = useErrorText();
  const running = useRef(new Set<string>());
  const [busy, setBusy] = useState<readonly string[]>([]);

  async function act(work: () => Promise<unknown>, { done, failed, key = '' }: ActionOptions = {}): Promise<boolean> {
    if (running.current.has(key)) return false;
    running.current.add(key);
    setBusy([...running.current]);
    try {
      // That it is being done is seen before what it changes at once, wherever that shows.
      await painted();
      await work();
      if (done) toast.success(done);
      return true;
    } catch (error) {
      const reason = errorText(error);
      toast.error(failed ? failed(reason) : reason);
      return false;
    } finally {
      running.current.delete(key);
      setBusy([...running.current]);
    }
  }

  return {
    /** @returns whether it was done */
    act,
    isBusy: (key = '') => busy.includes(key),
  };
}
