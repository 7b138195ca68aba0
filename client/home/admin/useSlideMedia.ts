import { useRef, useState } from 'react';
import { settleUploads, type UploadsHandle } from '../../media';

/** What has become of the still of the video that was chosen last. */
export type Still =
  | { state: 'making' }
  /** The browser could not make one. */
  | { state: 'failed' }
  /** It is the slide's picture now, or it waits: the slide has a picture of its own. */
  | { state: 'used' | 'offered'; picture: File };

/**
 * Picture and video of a slide. A slide always has a picture (decisions §6), so one is made of its video where there is none
 * (decisions §12 'Slides').
 */
export function useSlideMedia() {
  const image = useRef<UploadsHandle>(null);
  const video = useRef<UploadsHandle>(null);
  const [still, setStill] = useState<Still | null>(null);
  /** Of the last video, until it is there. */
  const making = useRef<Promise<File | null> | null>(null);
  const placing = useRef<Promise<void>>(undefined);
  /** The name of the still that was put into the picture's place last. */
  const placed = useRef<string | null>(null);

  function use(picture: File): void {
    placed.current = picture.name;
    image.current?.add([picture]);
    setStill({ state: 'used', picture });
  }

  /** An earlier video's still gives way to that of a later one, any other picture stays. */
  async function place(still: Promise<File | null>): Promise<void> {
    const picture = await still;
    if (making.current !== still) return;
    making.current = null;
    const [now] = image.current?.items ?? [];
    if (!picture) setStill({ state: 'failed' });
    else if (!now || now.name === placed.current) use(picture);
    else setStill({ state: 'offered', picture });
  }

  return {
    image,
    video,
    still,
    use,
    /** A video was chosen. */
    takeStill(coming: Promise<File | null>): void {
      making.current = coming;
      setStill({ state: 'making' });
      placing.current = place(coming);
    },
    /** The video is gone, and so is what could be made of it. */
    dropStill() {
      making.current = null;
      setStill(null);
    },
    /** Whether there will be a picture once everything has arrived. */
    isPictureComing: () => making.current !== null || (image.current?.items.length ?? 0) > 0,
    /**
     * Waits for all of it, after one more try for what had failed.
     * @returns whether all of it is there; what is not was said by its field ('Media upload failed: {message}.')
     */
    async settle(): Promise<boolean> {
      await placing.current;
      const files = await Promise.all([settleUploads(image.current), settleUploads(video.current)]);
      return files.every(({ failed }) => failed.length === 0);
    },
  };
}

export type SlideMedia = ReturnType<typeof useSlideMedia>;
