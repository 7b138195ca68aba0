import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { moved } from '../../admin/kit/editor/localItems';
import { formatNumber } from '../../lib/digits';
import { ImagesUpload } from '../../media';
import type { UploadsHandle } from '../../media';
import { ArrowLeftIcon, ArrowRightIcon, Button, toast } from '../../ui';
import { Picture } from '../../ui/Picture';
import styles from './PostPictures.module.css';

interface PostPicturesProps {
  urls: readonly string[];
  onChange: (urls: string[]) => void;
  handle: RefObject<UploadsHandle | null>;
}

/** The pictures of a post, at most five (back-office §5), and which of them comes first. What is there at first is read once. */
export function PostPictures({ urls, onChange, handle }: PostPicturesProps) {
  const { t } = useLingui();

  function arrange(next: readonly string[]): void {
    // What has not arrived yet has no place, and would be lost.
    if (handle.current?.items.some(({ state }) => state !== 'done')) {
      toast.info(t`The pictures can be moved once all of them are uploaded.`);
      return;
    }
    handle.current?.reset(next);
    onChange([...next]);
  }

  return (
    <div className={styles.pictures}>
      <ImagesUpload
        purpose="blogImage"
        handle={handle}
        initial={urls}
        onChange={(arrived) => onChange([...arrived])}
        label={<Trans>Pictures</Trans>}
        hint={
          <Trans>Up to five. The first one is shown above the post and in lists; blocks can show any of them.</Trans>
        }
      />
      {urls.length > 1 && <PictureOrder urls={urls} onChange={arrange} />}
    </div>
  );
}

interface PictureOrderProps {
  urls: readonly string[];
  onChange: (urls: readonly string[]) => void;
}

function PictureOrder({ urls, onChange }: PictureOrderProps) {
  const { t, i18n } = useLingui();
  return (
    <div>
      <p className={styles.label}>
        <Trans>Order</Trans>
      </p>
      <ol className={styles.order} aria-label={t`Order of the pictures`}>
        {urls.map((url, at) => {
          const number = formatNumber(at + 1, i18n.locale);
          return (
            // By place, so that a button stays where it is under the finger.
            <li key={at} className={styles.place}>
              <Picture src={url} alt={t`Picture ${number}`} sizes="6rem" ratio={4 / 3} />
              <span className={styles.moves}>
                <Button
                  size="sm"
                  variant="ghost"
                  icon={<ArrowLeftIcon />}
                  aria-label={t`Move picture ${number} forward`}
                  aria-disabled={at === 0}
                  onClick={() => onChange(moved(urls, at, -1))}
                />
                <Button
                  size="sm"
                  variant="ghost"
                  icon={<ArrowRightIcon />}
                  aria-label={t`Move picture ${number} back`}
                  aria-disabled={at === urls.length - 1}
                  onClick={() => onChange(moved(urls, at, 1))}
                />
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
