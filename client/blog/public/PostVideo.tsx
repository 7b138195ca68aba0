import { Trans } from '@lingui/react/macro';
import { ownOrigin } from '../../lib/origin';
import { PlayIcon } from '../../ui/icons/play';
import { readVideo } from '../video';
import styles from './PostVideo.module.css';
import { YouTubeVideo } from './YouTubeVideo';

/** The video of a post, in the way that its address allows (public-site §2, 'Rendering rules'); nothing without one. */
export function PostVideo({ url, title }: { url: string | null; title: string }) {
  const video = readVideo(url);
  if (!video) return null;
  if (video.kind === 'youtube') return <YouTubeVideo key={video.id} id={video.id} title={title} />;
  if (video.kind === 'file') {
    return (
      // Captions are not part of what the shop uploads.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video className={styles.video} src={video.src} controls playsInline preload="metadata" aria-label={title} />
    );
  }
  return (
    <a className={styles.outside} href={video.url} target="_blank" rel="noopener noreferrer">
      <PlayIcon />
      <span>
        <Trans>Watch the video</Trans>
        <span className={styles.host}>{new URL(video.url, ownOrigin()).hostname}</span>
      </span>
    </a>
  );
}
