import type { MediaKind } from '../purposes';
import styles from './FileField.module.css';

interface FilePreviewProps {
  kind: MediaKind;
  /** An address or an object URL; without one there is nothing to play. */
  source: string | null;
  poster?: string | undefined;
  name: string;
}

/** A video to look at or a sound to listen to before it is published. Nothing for the other kinds. */
export function FilePreview({ kind, source, poster, name }: FilePreviewProps) {
  if (!source) return null;
  if (kind === 'video') {
    return (
      // What an owner has just chosen carries no captions.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        className={styles.video}
        src={source}
        poster={poster}
        controls
        preload="metadata"
        playsInline
        aria-label={name}
      />
    );
  }
  if (kind === 'audio') {
    return (
      // As above: a sound file comes alone.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <audio className={styles.audio} src={source} controls preload="metadata" aria-label={name} />
    );
  }
  return null;
}
