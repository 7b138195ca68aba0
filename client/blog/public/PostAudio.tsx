import { useLingui } from '@lingui/react/macro';
import styles from './PostAudio.module.css';

/** The sound of a post, with the browser's own controls; what is no address of a sound is left out. */
export function PostAudio({ url, title }: { url: string | null; title: string }) {
  const { t } = useLingui();
  if (!url || !/^(https?:\/\/|\/(?![/\\])|data:audio\/)/i.test(url)) return null;
  return (
    // A recording has no captions; what it says is in the post.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <audio className={styles.audio} src={url} controls preload="none" aria-label={t`Audio: ${title}`} />
  );
}
