import { Loading, Skeleton, Stack } from '../../../ui';
import styles from './ShowcaseSkeleton.module.css';

/** The top over the full width and some cards below it, as tall as real ones. */
export function ShowcaseSkeleton() {
  return (
    <Loading>
      <div data-page-top className={styles.top} />
      <Stack gap={3}>
        <Skeleton width="12rem" height="2.125rem" />
        <div className={styles.grid}>
          {Array.from({ length: 6 }, (_, item) => (
            <Skeleton key={item} height="13rem" />
          ))}
        </div>
      </Stack>
    </Loading>
  );
}
