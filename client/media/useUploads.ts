import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useViewer } from '../session/useViewer';
import { toast } from '../ui';
import { sortOut } from './checks';
import { pictureHistory } from './history';
import { translateMediaMessage } from './messages';
import type { Purpose } from './purposes';
import { shrink } from './shrink';
import { askStore, sendToStore } from './store';
import { NOT_THROUGH } from './transport';
import { UploadQueue } from './uploadQueue';
import type { Upload, UploadsNow } from './uploads';

export type { Upload, UploadState } from './uploads';

export interface Uploads extends UploadsNow {
  /**
   * Checks type, number and size (wrong ones are said in a toast and dropped, the others taken), then uploads, two at a
   * time. Where there is room for one only, a new one takes its place as soon as it has arrived.
   */
  add: (files: Iterable<File>) => void;
  /** An address that is stored already (recent pictures); 'Image already added.' when it is there. */
  addUrl: (url: string) => void;
  /** One that failed, or all that failed. */
  retry: (id?: string) => void;
  /** Cancels what is under way. */
  remove: (id: string) => void;
  /** Starts over with these addresses; `onChange` is not called. */
  reset: (urls: readonly string[]) => void;
  /** When nothing is under way any more: what is done and what failed, in order. */
  settled: () => Promise<{ urls: string[]; failed: Upload[] }>;
  /** The files that are not stored yet, for a form that keeps them until there is a connection. */
  unsent: () => File[];
}

interface UploadsOptions {
  /** Addresses that are there already; read once. */
  initial?: readonly string[];
  /** Whenever the addresses of what is done have changed. */
  onChange?: (urls: readonly string[]) => void;
}

/**
 * The files of one field, checked, shrunk and on their way to the store. What fails is said in the purpose's own words,
 * and stays to be tried again.
 * @param purpose the same one for as long as the field stands
 */
export function useUploads(purpose: Purpose, { initial, onChange }: UploadsOptions = {}): Uploads {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const { viewer } = useViewer();
  const { kind, max, maxEdge, targetBytes, messages } = purpose;

  const [queue] = useState(
    () =>
      new UploadQueue(
        {
          isSingle: max === 1,
          isVisible: kind === 'image' || kind === 'video',
          prepare: async (file) =>
            maxEdge && targetBytes ? shrink(file, { maxEdge, targetBytes }) : { file, isReadable: true },
          send: (file, passage) => sendToStore(client, kind, file, passage),
        },
        initial,
      ),
  );
  const now = useSyncExternalStore(queue.subscribe, queue.now);

  const onUrls = useEffectEvent((urls: readonly string[]) => onChange?.(urls));
  const onDone = useEffectEvent((url: string) => {
    if (kind === 'image' && viewer) pictureHistory.add(viewer.id, url);
    if (messages.done) toast.success(translateMediaMessage(i18n, messages.done));
  });
  const onFailed = useEffectEvent(({ name, error }: Upload) => {
    const message = translateMediaMessage(i18n, error ?? NOT_THROUGH);
    toast.error(i18n._(messages.failed(message, name)));
  });
  useEffect(
    () =>
      queue.connect({
        onUrls: (urls) => onUrls(urls),
        onDone: (url) => onDone(url),
        onFailed: (upload) => onFailed(upload),
      }),
    [queue],
  );

  const say = (text: string) => toast.error(translateMediaMessage(i18n, text));

  return {
    ...now,
    add(files) {
      const room = max === 1 ? 1 : max - queue.now().items.length;
      const { taken, said } = sortOut(files, purpose, room);
      for (const text of said) say(text);
      if (taken.length === 0) return;
      // While the first one is made ready, the server says where it goes; a failure shows when it is sent.
      askStore(client).catch(() => undefined);
      queue.add(taken);
    },
    addUrl(url) {
      const { items } = queue.now();
      if (items.some((item) => item.url === url)) {
        toast.info(translateMediaMessage(i18n, 'Image already added.'));
      } else if (max > 1 && items.length >= max) {
        if (messages.tooMany) say(messages.tooMany);
      } else {
        queue.addUrl(url);
      }
    },
    retry: queue.retry,
    remove: queue.remove,
    reset: queue.reset,
    settled: queue.settled,
    unsent: queue.unsent,
  };
}
