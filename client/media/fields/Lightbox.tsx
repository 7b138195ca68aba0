import { useLingui } from '@lingui/react/macro';
import type { CSSProperties, KeyboardEvent } from 'react';
import { formatNumber } from '../../lib/digits';
import { describePicture } from '../../lib/picture';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui';
import { Picture } from '../../ui/Picture';
import styles from './Lightbox.module.css';
import { Modal } from '../../ui/Modal';

interface LightboxProps {
  urls: readonly string[];
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** One picture as large as the window allows; arrow keys and buttons lead around through the others. */
export function Lightbox({ urls, index, onMove, onClose }: LightboxProps) {
  const { t, i18n } = useLingui();
  const url = urls[index];
  if (url === undefined) return null;
  const number = formatNumber(index + 1, i18n.locale);
  const count = formatNumber(urls.length, i18n.locale);
  const { width = 4, height = 3 } = describePicture(url);
  const move = (step: number) => onMove((index + step + urls.length) % urls.length);

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
  }

  return (
    <Modal look="stage" label={t`Pictures`} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={styles.room}>
        <div className={styles.picture} style={{ '--ratio': width / height } as CSSProperties}>
          <Picture
            key={url}
            src={url}
            alt={t`Picture ${number} of ${count}`}
            sizes="100vw"
            ratio={width / height}
            fit="contain"
            priority
          />
        </div>
        {urls.length > 1 && (
          <div className={styles.ways}>
            <button type="button" className={styles.way} aria-label={t`Previous picture`} onClick={() => move(-1)}>
              <ChevronLeftIcon size={28} />
            </button>
            <output className={styles.count}>{t`Picture ${number} of ${count}`}</output>
            <button type="button" className={styles.way} aria-label={t`Next picture`} onClick={() => move(1)}>
              <ChevronRightIcon size={28} />
            </button>
          </div>
        )}
      </div>
    </Modal>
  );
}
