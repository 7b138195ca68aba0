import { useEffect, useRef } from 'react';
import { useReducedMotion } from '../../ui/useReducedMotion';

/** public-site §2, Home: a video plays five seconds, pauses, and one second later the next slide comes. */
export const VIDEO_PLAYS_MS = 5000;
export const VIDEO_RESTS_MS = 1000;

interface HeroVideoProps {
  src: string;
  /** Stands in until the video runs, and for those who want little motion. */
  poster: string;
  /** Whether its slide is the one that is shown. */
  active: boolean;
  className?: string | undefined;
}

/** A silent video that adorns a slide: from its beginning each time the slide comes, for five seconds. */
export function HeroVideo({ src, poster, active, className }: HeroVideoProps) {
  const ref = useRef<HTMLVideoElement>(null);
  const still = useReducedMotion();
  useEffect(() => {
    const video = ref.current;
    if (!video || !active || still) return undefined;
    video.currentTime = 0;
    // A browser that saves data refuses to play by itself: then the poster stays.
    video.play().catch(() => undefined);
    const end = setTimeout(() => video.pause(), VIDEO_PLAYS_MS);
    return () => {
      clearTimeout(end);
      video.pause();
    };
  }, [active, still]);
  return (
    <video
      ref={ref}
      src={src}
      poster={poster}
      className={className}
      preload="metadata"
      muted
      playsInline
      aria-hidden="true"
      tabIndex={-1}
    />
  );
}
