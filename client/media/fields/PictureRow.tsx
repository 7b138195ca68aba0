import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatNumber } from '../../lib/digits';
import { Picture } from '../../ui/Picture';
import { Lightbox } from './Lightbox';
import styles from './PictureRow.module.css';

/** Pictures as a row of small screens; each opens large. */
export function PictureRow({ urls }: { urls: readonly string[] }) {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState<number | null>(null);
  const count = formatNumber(urls.length, i18n.locale);
  return (
    <>
      <ul className={styles.row}>
        {urls.map((url, index) => {
          const number = formatNumber(index + 1, i18n.locale);
          return (
            <li key={url}>
              <button type="button" className={styles.small} aria-haspopup="dialog" onClick={() => setOpen(index)}>
                <Picture src={url} alt={t`Picture ${number} of ${count}`} sizes="7rem" ratio={4 / 3} />
              </button>
            </li>
          );
        })}
      </ul>
      {open !== null && <Lightbox urls={urls} index={open} onMove={setOpen} onClose={() => setOpen(null)} />}
    </>
  );
}
