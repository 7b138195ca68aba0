import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatNumber } from '../../lib/digits';
import { PictureIcon } from '../../ui/icons/media';
import type { Uploads } from '../useUploads';
import type { Purpose } from '../purposes';
import { CameraPick, FilePick } from './FilePick';
import styles from './ImagesField.module.css';
import { MediaFrame } from './MediaFrame';
import { RecentImages } from './RecentImages';
import { Tile } from './Tile';
import { useUploadNews } from './useUploadNews';

export interface ImagesFieldProps {
  uploads: Uploads;
  purpose: Purpose;
  label: ReactNode;
  hint?: ReactNode;
}

/**
 * Several pictures: chosen, dropped, pasted, photographed or taken from the recent ones; each with its own progress,
 * and with a way to try again at the one that failed.
 */
export function ImagesField({ uploads, purpose, label, hint }: ImagesFieldProps) {
  const { t, i18n } = useLingui();
  const { items } = uploads;
  const list = useRef<HTMLUListElement>(null);
  const pick = useRef<HTMLInputElement>(null);
  const news = useUploadNews(items);
  const hasRoom = items.length < purpose.max;

  // A button that goes away with its picture must not take the keyboard's place on the page along.
  const nextPlace = useRef<number | null>(null);
  useEffect(() => {
    if (nextPlace.current === null) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = buttons[Math.min(nextPlace.current, buttons.length - 1)] ?? pick.current;
    nextPlace.current = null;
    if (document.activeElement === document.body) next?.focus({ preventScroll: true });
  });

  const take = (files: File[]) => {
    // With the last one the control itself goes away.
    if (document.activeElement !== document.body) nextPlace.current = items.length;
    uploads.add(files);
  };

  return (
    <MediaFrame label={label} hint={hint} news={news} onFiles={uploads.add} className={styles.pictures}>
      {(describedBy) => (
        <>
          <ul className={styles.tiles} ref={list}>
            {items.map((upload, index) => {
              const number = formatNumber(index + 1, i18n.locale);
              return (
                <Tile
                  key={upload.id}
                  upload={upload}
                  name={upload.name || t`Picture ${number}`}
                  onRetry={() => uploads.retry(upload.id)}
                  onRemove={() => {
                    nextPlace.current = index;
                    uploads.remove(upload.id);
                  }}
                />
              );
            })}
            {hasRoom && (
              <li>
                <FilePick
                  ref={pick}
                  look="tile"
                  accept={purpose.accept}
                  multiple={purpose.max > 1}
                  onFiles={take}
                  describedBy={describedBy}
                >
                  <PictureIcon size={28} />
                  {purpose.max > 1 ? <Trans>Add pictures</Trans> : <Trans>Choose picture</Trans>}
                  <span className={styles.ways} aria-hidden="true">
                    <Trans>or drop or paste</Trans>
                  </span>
                </FilePick>
              </li>
            )}
          </ul>
          {(hasRoom || purpose.max === 1) && (
            <div className={styles.more}>
              {!hasRoom && (
                <FilePick ref={pick} accept={purpose.accept} onFiles={take} describedBy={describedBy}>
                  <PictureIcon />
                  <Trans>Choose another</Trans>
                </FilePick>
              )}
              <CameraPick accept={purpose.accept} onFiles={take} />
              <RecentImages onPick={uploads.addUrl} />
            </div>
          )}
        </>
      )}
    </MediaFrame>
  );
}
