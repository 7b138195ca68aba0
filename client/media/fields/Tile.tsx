import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { classes, CloseIcon, FieldError, RetryIcon } from '../../ui';
import { PictureIcon, TrashIcon } from '../../ui/icons/media';
import { Picture } from '../../ui/Picture';
import { translateMediaMessage } from '../messages';
import { isUnderWay, type Upload } from '../uploads';
import { UploadProgress } from './UploadProgress';
import styles from './Tile.module.css';

interface TileProps {
  upload: Upload;
  /** The file's own name, or 'Picture 2'. */
  name: string;
  onRemove: () => void;
  onRetry: () => void;
}

/** One picture on its way or there: it tunes in as it arrives, and says at its place when it could not. */
export function Tile({ upload, name, onRemove, onRetry }: TileProps) {
  const { t, i18n } = useLingui();
  const errorId = useId();
  const failed = upload.state === 'failed';
  const underWay = isUnderWay(upload);
  return (
    <li className={styles.tile}>
      <div className={classes(styles.screen, failed && styles.failed)}>
        {upload.preview ? (
          <Picture src={upload.preview} alt={name} sizes="11rem" ratio={4 / 3} />
        ) : (
          <span className={styles.blank}>
            <PictureIcon size={32} />
          </span>
        )}
        <UploadProgress upload={upload} name={name} look="card" />
        {failed && (
          <button
            type="button"
            className={styles.again}
            aria-label={t`Try again: ${name}`}
            aria-describedby={errorId}
            onClick={onRetry}
          >
            <RetryIcon />
            <Trans>Try again</Trans>
          </button>
        )}
        <button
          type="button"
          className={styles.remove}
          data-remove
          aria-label={underWay ? t`Cancel ${name}` : t`Remove ${name}`}
          onClick={onRemove}
        >
          {underWay ? <CloseIcon /> : <TrashIcon />}
        </button>
      </div>
      <FieldError id={errorId}>
        {failed ? translateMediaMessage(i18n, upload.error ?? 'Upload failed.') : undefined}
      </FieldError>
    </li>
  );
}
