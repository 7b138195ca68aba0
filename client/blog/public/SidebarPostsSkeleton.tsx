import type { ReactNode } from 'react';
import { Skeleton } from '../../ui';
import styles from './SidebarPosts.module.css';

/** The places of the newest posts and of the categories, around what is between them. */
export function SidebarPostsSkeleton({ children }: { children: ReactNode }) {
  return (
    <>
      <div aria-hidden="true">
        <div className={styles.title}>
          <Skeleton width="7rem" height="1lh" />
        </div>
        <div className={styles.posts}>
          {[1, 2, 3].map((post) => (
            <div key={post} className={styles.post}>
              <Skeleton height="3.75rem" />
              <div>
                <Skeleton height="1.25rem" />
                <Skeleton width="45%" height="1.25rem" />
              </div>
            </div>
          ))}
        </div>
      </div>
      {children}
      <div aria-hidden="true">
        <div className={styles.title}>
          <Skeleton width="6rem" height="1lh" />
        </div>
        {[1, 2, 3, 4].map((category) => (
          <div key={category} className={styles.category}>
            <Skeleton width="55%" height="1.25rem" />
          </div>
        ))}
      </div>
    </>
  );
}
