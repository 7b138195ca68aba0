import { Dialog, Portal } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { listKeysAreOn, turnListKeys } from '../kit/listKeys';
import { CloseIcon } from '../../ui';
import { Switch } from '../../ui/Switch';
import { useLayer } from '../../ui/useLayer';
import styles from './KeysDialog.module.css';

/** Which keys there are, and whether those that act alone do. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const content = useRef<HTMLDivElement>(null);
  const [on, setOn] = useState(listKeysAreOn);
  useLayer(open, onClose);
  const keys = [
    { keys: ['J'], does: t`The next row` },
    { keys: ['K'], does: t`The row before` },
    { keys: ['Enter'], does: t`Open the row` },
    { keys: ['N'], does: t`Add a new one` },
    { keys: ['/'], does: t`Search this list` },
    { keys: ['?'], does: t`Show these keys` },
    { keys: ['Ctrl', 'K'], does: t`Search everything` },
  ];

  const state = on ? t`Single-key shortcuts are on` : t`Single-key shortcuts are off`;

  function toggle(): void {
    turnListKeys(!on);
    setOn(!on);
  }

  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      initialFocusEl={() => content.current}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content ref={content}>
            <Dialog.Header>
              <Dialog.Title>
                <Trans>Keyboard shortcuts</Trans>
              </Dialog.Title>
              <Dialog.CloseTrigger aria-label={t`Close`}>
                <CloseIcon size={24} />
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <dl className={styles.keys}>
              {keys.map(({ keys: pressed, does }) => (
                <div key={does}>
                  <dt>
                    {pressed.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
            <Switch checked={on} label={state} onToggle={toggle}>
              {state}
            </Switch>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
