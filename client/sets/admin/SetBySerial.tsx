import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useErrorText } from '../../graphql/useErrorText';
import { Button, Field, TextInput, toast } from '../../ui';
import styles from './SetBySerial.module.css';
import { canScan, repairIdIn, scan } from './scanner';
import { FindSetDocument, SetOfRepairDocument, type SetViewFragment } from './setsAdmin.gen';

interface SetBySerialProps {
  /** @param serial as it was typed or scanned; @param set null where no set has it */
  onFound: (serial: string, set: SetViewFragment | null) => void;
}

/** Finds a set by its serial number: typed, or read by the camera where the browser can. One of our own codes finds the set of its repair. */
export function SetBySerial({ onFound }: SetBySerialProps) {
  const { t } = useLingui();
  const client = useApolloClient();
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const [isScanning, setScanning] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function ask(serial: string): Promise<SetViewFragment | null> {
    const repairId = repairIdIn(serial);
    if (repairId) {
      const { data } = await client.query({
        query: SetOfRepairDocument,
        variables: { id: repairId },
        fetchPolicy: 'network-only',
      });
      return data?.repair?.set ?? null;
    }
    const { data } = await client.query({ query: FindSetDocument, variables: { serial }, fetchPolicy: 'network-only' });
    return data?.tvSetBySerial ?? null;
  }

  async function find(written: string): Promise<void> {
    const serial = written.trim();
    if (!serial || isBusy) return;
    setBusy(true);
    try {
      const set = await ask(serial);
      onFound(repairIdIn(serial) ? '' : serial, set);
    } catch (error) {
      toast.error(errorText(error));
    } finally {
      setBusy(false);
    }
  }

  function scanned(text: string): void {
    setScanning(false);
    if (!repairIdIn(text)) setTyped(text);
    void find(text);
  }

  return (
    <div className={styles.find}>
      <Field label={t`Serial number`} hint={t`On the back of the set; spaces and hyphens do not matter.`}>
        {(control) => (
          <TextInput
            {...control}
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // it is in other forms, too, which are not to be sent by it
              event.preventDefault();
              void find(typed);
            }}
          />
        )}
      </Field>
      <Button size="sm" variant="secondary" busy={isBusy} onClick={() => void find(typed)}>
        <Trans>Find</Trans>
      </Button>
      {canScan() && (
        <Button size="sm" variant="secondary" aria-pressed={isScanning} onClick={() => setScanning(!isScanning)}>
          <Trans>Scan</Trans>
        </Button>
      )}
      {isScanning && <Camera onRead={scanned} onFailed={() => setScanning(false)} />}
    </div>
  );
}

function Camera({ onRead, onFailed }: { onRead: (text: string) => void; onFailed: () => void }) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const read = useEffectEvent(onRead);
  const fail = useEffectEvent(() => {
    toast.error(t`The camera cannot be used. Please type the number.`);
    onFailed();
  });
  useEffect(() => {
    const ending = new AbortController();
    scan(video.current!, ending.signal)
      .then((text) => text !== null && !ending.signal.aborted && read(text))
      .catch(() => !ending.signal.aborted && fail());
    return () => ending.abort();
  }, []);
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- what the camera sees has nothing to say
  return <video ref={video} muted playsInline className={styles.camera} aria-label={t`What the camera sees`} />;
}
