import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatNumber } from '../../lib/digits';
import { Button, EmptyState } from '../../ui';
import { ClockIcon } from '../../ui/icons/place';
import { Picture } from '../../ui/Picture';
import { useRecentImages } from '../history';
import { Modal } from '../../ui/Modal';
import styles from './RecentImages.module.css';

/**
 * The pictures that this person uploaded before, to be used once more (back-office §4). Guests have none, and so no
 * button; one that no longer loads is dropped from the history (decisions §7).
 */
export function RecentImages({ onPick }: { onPick: (url: string) => void }) {
  const { t, i18n } = useLingui();
  const { urls, drop } = useRecentImages();
  const [open, setOpen] = useState(false);
  if (!urls.length && !open) return null;
  return (
    <>
      <Button variant="secondary" icon={<ClockIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>Recent images</Trans>
      </Button>
      {open && (
        <Modal look="window" label={t`Recent images`} onClose={() => setOpen(false)}>
          <h2 className={styles.title}>
            <Trans>Recent images</Trans>
          </h2>
          {urls.length ? (
            <ul className={styles.grid}>
              {urls.map((url, index) => {
                const number = formatNumber(index + 1, i18n.locale);
                return (
                  <li key={url}>
                    <button
                      type="button"
                      className={styles.choice}
                      onClick={() => {
                        setOpen(false);
                        onPick(url);
                      }}
                    >
                      <Picture
                        src={url}
                        alt={t`Recent image ${number}`}
                        sizes="9rem"
                        ratio={4 / 3}
                        // Without a connection nothing loads, and nothing is gone.
                        onError={() => navigator.onLine && drop(url)}
                      />
                    </button>
                  </li>
                );
              })}
            </ul>
          ) : (
            <EmptyState title={t`No recent images found. Upload new images to see them here.`} />
          )}
        </Modal>
      )}
    </>
  );
}
