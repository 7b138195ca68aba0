import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { localDigits } from '../../lib/digits';
import { Button, CloseIcon, IconFrame, RetryIcon } from '../../ui';
import { FileIcon } from '../../ui/icons/pages';
import { FilmIcon, PictureIcon, SoundIcon, TrashIcon } from '../../ui/icons/media';
import type { Uploads } from '../useUploads';
import { translateMediaMessage } from '../messages';
import type { MediaKind, Purpose } from '../purposes';
import { isUnderWay } from '../uploads';
import styles from './FileField.module.css';
import { FilePick } from './FilePick';
import { FilePreview } from './FilePreview';
import { MediaFrame } from './MediaFrame';
import { UploadProgress } from './UploadProgress';

const icons: Record<MediaKind, typeof FileIcon> = {
  image: PictureIcon,
  private: PictureIcon,
  video: FilmIcon,
  audio: SoundIcon,
  cv: FileIcon,
};

const MB = 1024 * 1024;

export interface FileFieldProps {
  uploads: Uploads;
  purpose: Purpose;
  label: ReactNode;
  hint?: ReactNode;
  /** Already in the reader's language: 'Please upload your CV.', say. */
  error?: string | undefined;
  required?: boolean;
  /** The address of the picture that stands for a video until it plays. */
  poster?: string | undefined;
}

/** One video, audio file or CV: name, size and progress, and what can be seen or learnt of it. */
export function FileField({ uploads, purpose, label, hint, error, required, poster }: FileFieldProps) {
  const { t, i18n } = useLingui();
  const pick = useRef<HTMLInputElement>(null);
  // What is stored already does not tell its size.
  const [taken, setTaken] = useState<File | null>(null);
  const upload = uploads.items[0];
  const { kind } = purpose;
  const Icon = icons[kind];
  const choose = {
    image: t`Choose picture`,
    private: t`Choose picture`,
    video: t`Choose video`,
    audio: t`Choose audio`,
    cv: t`Choose file`,
  }[kind];
  const failure = upload?.state === 'failed' ? (upload.error ?? 'Upload failed.') : undefined;
  const problem = failure ? translateMediaMessage(i18n, failure) : error;

  const take = ([file]: File[]) => {
    if (!file) return;
    setTaken(file);
    uploads.add([file]);
  };

  const name = upload?.name || t`The current file`;
  const bytes = upload && taken?.name === upload.name ? taken.size : null;
  const megabytes = bytes !== null && localDigits(Math.max(bytes / MB, 0.1).toFixed(1), i18n.locale);
  return (
    <MediaFrame
      label={label}
      hint={hint}
      error={problem}
      required={required}
      news={upload?.state === 'done' && taken ? t`${name} uploaded.` : ''}
      onFiles={take}
      className={styles.place}
    >
      {(describedBy) => (
        <>
          {upload && (
            <div className={styles.file} data-failed={failure ? true : undefined}>
              <FilePreview kind={kind} source={upload.preview ?? upload.url} poster={poster} name={name} />
              <IconFrame>
                <Icon size={24} />
              </IconFrame>
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                {megabytes && <span className={styles.size}>{t`${megabytes} MB`}</span>}
              </span>
              <span className={styles.actions}>
                {failure && (
                  <Button
                    variant="ghost"
                    icon={<RetryIcon />}
                    aria-label={t`Try again: ${name}`}
                    onClick={() => uploads.retry(upload.id)}
                  />
                )}
                <Button
                  variant="ghost"
                  icon={isUnderWay(upload) ? <CloseIcon /> : <TrashIcon />}
                  aria-label={isUnderWay(upload) ? t`Cancel ${name}` : t`Remove ${name}`}
                  onClick={() => {
                    uploads.remove(upload.id);
                    pick.current?.focus({ preventScroll: true });
                  }}
                />
              </span>
              <span className={styles.progress}>
                <UploadProgress upload={upload} name={name} look="line" />
              </span>
            </div>
          )}
          <FilePick
            ref={pick}
            accept={purpose.accept}
            onFiles={take}
            describedBy={describedBy}
            invalid={problem !== undefined}
            required={required}
          >
            <Icon />
            {upload ? <Trans>Choose another</Trans> : choose}
          </FilePick>
        </>
      )}
    </MediaFrame>
  );
}
