import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PauseIcon, PlayIcon } from '../../../ui/icons/play';
import { useReducedMotion } from '../../../ui/useReducedMotion';
import { Backdrop } from './Backdrop';
import backdrop from './Backdrop.module.css';
import styles from './Banner.module.css';

interface BannerProps {
  imageUrl?: string | null | undefined;
  videoUrl?: string | null | undefined;
  children: ReactNode;
}

/**
 * The switched-off screen at the top of a page, in both themes. A picture or a film of the owner's glimmers through behind
 * the words, dark enough that they can be read on any of it.
 */
export function Banner({ imageUrl, videoUrl, children }: BannerProps) {
  return (
    <div className={styles.banner}>
      {videoUrl ? (
        <BackdropVideo key={videoUrl} src={videoUrl} poster={imageUrl} />
      ) : (
        imageUrl && <Backdrop src={imageUrl} priority />
      )}
      <div className={styles.content} data-theme="dark">
        {children}
      </div>
    </div>
  );
}

/** A browser that saves data refuses to play by itself: then the first picture stays. */
const play = (video: HTMLVideoElement | null) => video?.play().catch(() => undefined);

/** A silent film that goes round and round, until it is stopped or where little motion is wanted (WCAG 2.2.2). */
function BackdropVideo({ src, poster }: { src: string; poster: string | null | undefined }) {
  const { t } = useLingui();
  const still = useReducedMotion();
  /** What the person pressed last; before that, motion decides. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [running, setRunning] = useState(false);
  const [broken, setBroken] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const plays = wanted ?? !still;

  useEffect(() => {
    if (plays) void play(video.current);
    else video.current?.pause();
  }, [plays]);

  if (broken) return poster ? <Backdrop src={poster} priority /> : null;
  return (
    <>
      <video
        ref={video}
        className={backdrop.fill}
        src={src}
        poster={poster ?? undefined}
        muted
        loop
        playsInline
        preload="metadata"
        aria-hidden="true"
        tabIndex={-1}
        onPlay={() => setRunning(true)}
        onPause={() => setRunning(false)}
        onError={() => setBroken(true)}
      />
      <button
        type="button"
        className={styles.play}
        data-theme="dark"
        aria-label={running ? t`Pause the video` : t`Play the video`}
        onClick={() => {
          setWanted(!running);
          // The browser may have refused what was wanted already.
          if (!running) void play(video.current);
        }}
      >
        {running ? <PauseIcon /> : <PlayIcon />}
      </button>
    </>
  );
}
