import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useId, useState } from 'react';
import { sharedAddress } from '../../lib/pathLinks';
import { Button } from '../../ui';
import { ShareIcon } from '../../ui/icons/share';
import styles from './ShareButton.module.css';

const ShareWays = lazy(() => import('./ShareWays'));

interface ShareButtonProps {
  /** The path of the page, without its language: an address that shows its picture and title wherever it is sent. */
  path: string;
  /** What the page is about. */
  title: string;
}

/** Gives the page on to others: the device's own way where it has one, else the link itself and the usual places for it. */
export function ShareButton({ path, title }: ShareButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();

  async function share(): Promise<void> {
    if (typeof navigator.share !== 'function') return setIsOpen(!isOpen);
    // Rejected when the person changes their mind, which is nothing to speak of.
    return navigator.share({ title, url: sharedAddress(path) }).catch(() => undefined);
  }

  return (
    <div className={styles.share}>
      <Button
        variant="secondary"
        icon={<ShareIcon />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => void share()}
      >
        <Trans>Share</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <ShareWays id={id} url={sharedAddress(path)} title={title} />
        </Suspense>
      )}
    </div>
  );
}
