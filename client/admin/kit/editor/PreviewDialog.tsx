import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../ui';
import { Modal } from '../../../ui/Modal';
import { useDrawnLater } from '../useDrawnLater';
import { PreviewFrame, type Screen } from './PreviewFrame';
import styles from './PreviewDialog.module.css';

interface PreviewDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** What is not saved yet, as visitors will see it, on a phone or on a desk. */
export function PreviewDialog({ title, onClose, children }: PreviewDialogProps) {
  const { t } = useLingui();
  const [screen, setScreen] = useState<Screen>(() =>
    window.matchMedia('(min-width: 48rem)').matches ? 'desktop' : 'phone',
  );
  const isDrawn = useDrawnLater();
  // A page names the browser's tab; this one is only looked at.
  const [tabName] = useState(() => document.title);
  useEffect(
    () => () => {
      document.title = tabName;
    },
    [tabName],
  );
  const choices = [
    ['phone', t`Phone`],
    ['desktop', t`Desktop`],
  ] as const;
  return (
    <Modal label={t`Preview: ${title}`} look="stage" onClose={onClose}>
      <div className={styles.room}>
        <div className={styles.head}>
          <h2 className={styles.title}>
            <Trans>Preview</Trans>
          </h2>
          <div role="group" aria-label={t`Width of the preview`} className={styles.choices}>
            {choices.map(([choice, words]) => (
              <Button
                key={choice}
                size="sm"
                variant={screen === choice ? 'primary' : 'secondary'}
                aria-pressed={screen === choice}
                onClick={() => setScreen(choice)}
              >
                {words}
              </Button>
            ))}
          </div>
        </div>
        {isDrawn && (
          <PreviewFrame label={t`Preview of the page`} screen={screen}>
            {children}
          </PreviewFrame>
        )}
      </div>
    </Modal>
  );
}
