import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../../graphql/useErrorText';
import { toast } from '../../../ui';
import { UndoBar } from './UndoBar';

interface LateRemovalOptions {
  /** Deletes it for good. */
  send: (id: string) => Promise<unknown>;
  /** What the bar says. */
  done: string;
}

/**
 * The deletion of what the server does not keep: it is out of sight at once and taken back with a press; it goes for good when the bar
 * with that press goes, when another is deleted, and when the tab of the admin is left. Whoever closes the browser before has deleted nothing.
 */
export function useLateRemoval({ send, done }: LateRemovalOptions): {
  begin: (id: string) => void;
  isLeaving: (row: { id: string }) => boolean;
  bar: ReactNode;
} {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [leaving, setLeaving] = useState<readonly string[]>([]);
  const [waiting, setWaiting] = useState<string | null>(null);
  /** The same for whoever leaves, whose state is gone. */
  const last = useRef<{ waiting: string | null; send: typeof send }>({ waiting: null, send });
  useEffect(() => {
    last.current.send = send;
  }, [send]);

  function wait(id: string | null): void {
    last.current.waiting = id;
    setWaiting(id);
  }

  const stay = (id: string) => setLeaving((now) => now.filter((each) => each !== id));

  async function commit(id: string): Promise<void> {
    try {
      await send(id);
    } catch (error) {
      stay(id);
      toast.error(errorText(error));
    }
  }

  useEffect(() => {
    const { current } = last;
    return () => {
      // nobody is there any more to be told
      if (current.waiting !== null) current.send(current.waiting).catch(() => undefined);
    };
  }, []);

  return {
    begin(id) {
      if (waiting !== null) void commit(waiting);
      setLeaving((now) => [...now, id]);
      wait(id);
    },
    isLeaving: ({ id }) => leaving.includes(id),
    bar: waiting !== null && (
      <UndoBar
        key={waiting}
        message={done}
        busy={false}
        onUndo={() => {
          stay(waiting);
          wait(null);
          toast.success(t`Nothing was deleted.`);
        }}
        onDismiss={() => {
          wait(null);
          void commit(waiting);
        }}
      />
    ),
  };
}
