import { isOwnOrigin } from '../../../lib/origin';
import { describePicture } from '../../../lib/picture';
import styles from './Backdrop.module.css';

/**
 * A picture that fills what it is in, behind the words: it adorns, so it has none of its own, and one that does not load
 * leaves the ground. The box around it is a stacking context (`isolation`) and lays its own scrim over it.
 */
export function Backdrop({ src, priority }: { src: string; priority?: boolean }) {
  const { src: address, srcSet, width, height } = describePicture(src);
  return (
    <img
      // Another picture starts anew, also after one that did not load.
      key={src}
      className={styles.fill}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      referrerPolicy={isOwnOrigin(src) ? undefined : 'no-referrer'}
      {...(srcSet && { srcSet, sizes: '(min-width: 48rem) 50vw, 100vw' })}
      src={address}
      width={width}
      height={height}
      alt=""
      decoding="async"
      onError={({ currentTarget }) => {
        currentTarget.hidden = true;
      }}
    />
  );
}
