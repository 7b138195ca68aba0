import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Skeleton } from '../../../ui';
import { PauseIcon, PlayIcon } from '../../../ui/icons/play';
import { PageTop } from '../../../ui/PageTop';
import { useReducedMotion } from '../../../ui/useReducedMotion';
import { Backdrop } from './Backdrop';
import backdrop from './Backdrop.module.css';
import styles from './Banner.module.css';

interface BannerProps {
  imageUrl?: string | null | undefined;
  videoUrl?: string | null | undefined;
  /** Nobody knows yet whether there is one: its place is kept. */
  waiting?: boolean | undefined;
  children: ReactNode;
}

/** The top of a page over the full width: words on the switched-off screen, and beside them a picture or a film of the owner's. */
export function Banner({ imageUrl, videoUrl, waiting, children }: BannerProps) {
  return (
    <PageTop
      picture={
        waiting ? (
          <Skeleton height="100%" />
        ) : videoUrl ? (
          <BackdropVideo key={videoUrl} src={videoUrl} poster={imageUrl} />
        ) : (
          imageUrl && <Backdrop src={imageUrl} priority />
        )
      }
    >
      {children}
    </PageTop>
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
