import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import { Button, CloseIcon, RetryIcon } from '../../ui';
import { PictureIcon, TrashIcon, UndoIcon } from '../../ui/icons/media';
import { Picture } from '../../ui/Picture';
import type { Uploads } from '../useUploads';
import { translateMediaMessage } from '../messages';
import type { Purpose } from '../purposes';
import { CameraPick, FilePick } from './FilePick';
import { MediaFrame } from './MediaFrame';
import styles from './PictureField.module.css';
import { UploadProgress } from './UploadProgress';
import { useUploadNews } from './useUploadNews';

export interface PictureFieldProps {
  uploads: Uploads;
  purpose: Purpose;
  label: ReactNode;
  hint?: ReactNode;
  /** The picture that is there already. */
  stored?: string | null;
  /** Whether the stored one is to go; without `onRemovedChange` it cannot be taken away. */
  isRemoved?: boolean;
  onRemovedChange?: (isRemoved: boolean) => void;
  /** What is where there is no picture: a person's initials, say. */
  fallback?: ReactNode;
  /** The control that files are chosen with. */
  pick: RefObject<HTMLInputElement | null>;
}

/** One picture with its preview (public-site §2, 'Profile Picture'): a new choice can be cleared, the stored one removed. */
export function PictureField({
  uploads,
  purpose,
  label,
  hint,
  stored,
  isRemoved = false,
  onRemovedChange,
  fallback,
  pick,
}: PictureFieldProps) {
  const { t, i18n } = useLingui();
  const news = useUploadNews(uploads.items);
  const chosen = uploads.items[0];
  const shown = chosen ? chosen.preview : isRemoved ? null : stored;
  const failure = chosen?.state === 'failed' ? (chosen.error ?? 'Upload failed.') : undefined;

  const take = (files: File[]) => {
    onRemovedChange?.(false);
    uploads.add(files.slice(0, 1));
  };

  // The button that was pressed goes away; the keyboard goes on at the one that is always there.
  const thenBack = (change: () => void) => () => {
    change();
    pick.current?.focus({ preventScroll: true });
  };

  return (
    <MediaFrame
      label={label}
      hint={hint}
      error={failure && translateMediaMessage(i18n, failure)}
      news={news}
      onFiles={take}
      className={styles.profile}
    >
      {(describedBy) => (
        <>
          <span className={styles.screen} data-failed={failure ? true : undefined}>
            {shown ? (
              <Picture
                className={styles.picture}
                src={shown}
                alt={chosen ? t`The new picture` : t`The current picture`}
                sizes="6rem"
                ratio={8 / 7}
              />
            ) : (
              <span className={styles.blank}>{(!chosen && fallback) || <PictureIcon size={32} />}</span>
            )}
            {chosen && <UploadProgress upload={chosen} name={chosen.name} look="card" />}
          </span>
          <div className={styles.ways}>
            <FilePick
              ref={pick}
              accept={purpose.accept}
              onFiles={take}
              describedBy={describedBy}
              invalid={failure !== undefined}
            >
              <PictureIcon />
              <Trans>Choose picture</Trans>
            </FilePick>
            <CameraPick accept={purpose.accept} onFiles={take} />
            {chosen && failure && (
              <Button variant="secondary" icon={<RetryIcon />} onClick={thenBack(() => uploads.retry(chosen.id))}>
                <Trans>Try again</Trans>
              </Button>
            )}
            {chosen ? (
              <Button variant="ghost" icon={<CloseIcon />} onClick={thenBack(() => uploads.reset([]))}>
                <Trans>Clear selection</Trans>
              </Button>
            ) : isRemoved ? (
              <Button variant="ghost" icon={<UndoIcon />} onClick={thenBack(() => onRemovedChange?.(false))}>
                <Trans>Undo</Trans>
              </Button>
            ) : (
              stored &&
              onRemovedChange && (
                <Button variant="ghost" icon={<TrashIcon />} onClick={thenBack(() => onRemovedChange(true))}>
                  <Trans>Remove picture</Trans>
                </Button>
              )
            )}
          </div>
        </>
      )}
    </MediaFrame>
  );
}
