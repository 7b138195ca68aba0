import type { ReactNode } from 'react';
import { classes, Loading, Skeleton } from '../../ui';
import { CARD_PICTURE_RATIO } from './PostCard';
import card from './PostCard.module.css';
import styles from './PostGrid.module.css';

/** Cards of posts: three columns where there is room for them, one on a phone (public-site §2, 'Blog'). */
export function PostGrid({ children }: { children: ReactNode }) {
  return (
    <div className={styles.room}>
      <ul className={styles.grid}>{children}</ul>
    </div>
  );
}

/** Cards on their way, of the size that most of them will have. */
export function PostGridSkeleton({ cards }: { cards: number }) {
  return (
    <Loading>
      <PostGrid>
        {Array.from({ length: cards }, (_, number) => (
          <li key={number} aria-hidden="true">
            <div className={classes(card.card, number > 0 && card.follows)}>
              <span className={classes(card.picture, styles.picture)} style={{ aspectRatio: CARD_PICTURE_RATIO }} />
              <div className={styles.words}>
                <Skeleton width="45%" height="1.3125rem" />
                <Skeleton width="92%" height="1.4375rem" />
                <Skeleton width="70%" height="1.4375rem" />
                <Skeleton height="1.375rem" />
                <Skeleton height="1.375rem" />
                <Skeleton width="80%" height="1.375rem" />
                <Skeleton width="35%" height="1.3125rem" />
              </div>
            </div>
          </li>
        ))}
      </PostGrid>
    </Loading>
  );
}
