import { useEffect, useRef, useState } from 'react';
import { useDrawnByServer } from './useDrawnByServer';
import { isOwnOrigin } from '../lib/origin';
import { describePicture, placeholderOf } from '../lib/picture';
import { classes } from './classes';
import { NoSignal } from './drawings';
import styles from './Picture.module.css';

interface PictureProps {
  /** An address of our own store, of Cloudinary, or any other; also an object URL. */
  src: string;
  /** What is to be seen; empty for a picture that only adorns. */
  alt: string;
  /** How wide it is on the page, as in `<img sizes>`: the browser picks the width to fetch by it. */
  sizes: string;
  /** Width by height of the box. Without it, the picture's own where its address tells, else 4/3. */
  ratio?: number;
  fit?: 'cover' | 'contain';
  /** The one large picture at the top of a page: fetched first, shown without fading. */
  priority?: boolean;
  className?: string;
  onError?: () => void;
}

/** Of the screens that are sold, and of the text size that a person may choose. */
const DENSEST = 4;

/** How many px wide a picture of a fixed size gets at most: a tile needs no address of the width of a screen. */
function widestOf(sizes: string): number | undefined {
  const [, rem] = /^([\d.]+)rem$/.exec(sizes) ?? [];
  return rem === undefined ? undefined : Number(rem) * 16 * DENSEST;
}

/**
 * A picture in a box that has its final size before anything has arrived: blurred at first, then itself. One that does
 * not load leaves a drawing. Import it by its own path, so that pages without pictures do not fetch it.
 */
export function Picture({ src, alt, sizes, ratio, fit = 'cover', priority, className, onError }: PictureProps) {
  const drawn = useDrawnByServer(src);
  // Kept by address, so that another picture in the same box starts anew. One that came with the page is there before any script: it
  // may have loaded long ago, and a placeholder would be heavier than all the words around it.
  const [loaded, setLoaded] = useState(drawn);
  const [broken, setBroken] = useState<string | null>(null);
  const { width, height, ...sources } = describePicture(src, widestOf(sizes));
  const isLoaded = loaded === src;
  const placeholder = isLoaded ? undefined : placeholderOf(src);
  const image = useRef<HTMLImageElement>(null);
  // Whether it failed before there was a script to learn of it.
  useEffect(() => {
    const { complete, naturalWidth } = image.current ?? {};
    if (drawn !== null && complete && naturalWidth === 0) setBroken(drawn);
  }, [drawn]);
  const aspectRatio = ratio ?? (width && height ? width / height : 4 / 3);

  if (broken === src) {
    const spoken = alt ? ({ role: 'img', 'aria-label': alt } as const) : { 'aria-hidden': true };
    return (
      <span className={classes(styles.box, className)} style={{ aspectRatio }} {...spoken}>
        <NoSignal />
      </span>
    );
  }
  return (
    <span
      className={classes(styles.box, styles[fit], className)}
      style={{
        aspectRatio,
        ...(placeholder && { backgroundImage: `url("${placeholder.replace(/["\\]/g, encodeURIComponent)}")` }),
      }}
    >
      <img
        ref={image}
        // Before the address: the order here is the order of setting, and the address sets off the fetching.
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        referrerPolicy={isOwnOrigin(src) ? undefined : 'no-referrer'}
        {...(sources.srcSet && { sizes })}
        {...sources}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        className={classes(
          styles.picture,
          styles[fit],
          !priority && styles.fading,
          !priority && !isLoaded && styles.hidden,
        )}
        onLoad={() => setLoaded(src)}
        onError={() => {
          setBroken(src);
          onError?.();
        }}
      />
    </span>
  );
}
