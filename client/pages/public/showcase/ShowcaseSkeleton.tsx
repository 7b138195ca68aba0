import { classes, Loading, Skeleton, Stack } from '../../../ui';
import styles from './ShowcaseSkeleton.module.css';

/**
 * The dark screen at the top and some cards below it, as tall as real ones.
 * @param titled whether the title is above the screen, instead of on it
 */
export function ShowcaseSkeleton({ titled }: { titled?: boolean }) {
  return (
    <Loading>
      <Stack gap={6}>
        <Stack gap={3}>
          {titled && <Skeleton width="16rem" height="3.25rem" />}
          <div className={classes(styles.banner, titled && styles.low)} />
        </Stack>
        <Stack gap={3}>
          <Skeleton width="12rem" height="2.125rem" />
          <div className={styles.grid}>
            {Array.from({ length: 6 }, (_, item) => (
              <Skeleton key={item} height="13rem" />
            ))}
          </div>
        </Stack>
      </Stack>
    </Loading>
  );
}
