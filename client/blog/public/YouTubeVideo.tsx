import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { TestBars } from '../../ui';
import { PlayIcon } from '../../ui/icons/play';
import styles from './PostVideo.module.css';

/**
 * A video at YouTube. Until somebody wants to see it a poster of our own is there, and no request leaves for a third
 * party (decisions §6); then it plays in the same place, from YouTube's address without cookies.
 */
export function YouTubeVideo({ id, title }: { id: string; title: string }) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that had the focus is gone; the player takes its place.
  useEffect(() => {
    if (wanted) frame.current?.focus();
  }, [wanted]);

  if (wanted) {
    return (
      // The player needs scripts and its own origin, and a sandbox that allows both is none; the policy names its host.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      <iframe
        ref={frame}
        className={styles.video}
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`}
        title={t`Video: ${title}`}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        // YouTube plays nothing for a site that does not say who it is.
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <button type="button" className={styles.poster} onClick={() => setWanted(true)}>
      <TestBars className={styles.bars} />
      <span className={styles.play}>
        <PlayIcon size={34} />
      </span>
      <span className={styles.caption}>
        <Trans>Play the video</Trans>
        <span className={styles.note}>
          <Trans>It is loaded from YouTube when you press play.</Trans>
        </span>
      </span>
    </button>
  );
}
