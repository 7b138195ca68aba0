import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { formatNumber } from '../../lib/digits';
import { isUnderWay, type Upload } from '../uploads';
import styles from './UploadProgress.module.css';

interface UploadProgressProps {
  upload: Upload;
  /** What it is called aloud: the file's name. */
  name: string;
  /** `card`: the test card over a picture, which gives way as the picture comes in. `line`: the same, thin. */
  look: 'card' | 'line';
}

/** How far an upload is, drawn with the seven bars of the test card. Nothing once it is done or has failed. */
export function UploadProgress({ upload, name, look }: UploadProgressProps) {
  const { t, i18n } = useLingui();
  if (!isUnderWay(upload)) return null;
  const percent = Math.round(upload.progress * 100);
  const number = formatNumber(percent, i18n.locale);
  const word = upload.state === 'waiting' ? t`Waiting…` : upload.state === 'preparing' ? t`Preparing…` : t`${number}%`;
  return (
    <span
      className={styles[look]}
      role="progressbar"
      aria-label={t`Uploading ${name}`}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={word}
      style={{ '--done': upload.progress } as CSSProperties}
    >
      <span className={styles.track}>
        <span className={styles.bars} />
      </span>
      <span className={styles.word}>{word}</span>
    </span>
  );
}
