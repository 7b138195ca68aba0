import { Loading, Skeleton, SkeletonText, Stack } from '../../../ui';

/** The date and paragraphs enough to fill a phone, so that what follows is out of sight and cannot be seen to move. */
export function PolicySkeleton() {
  return (
    <Loading>
      <Stack gap={4}>
        <Skeleton width="16rem" height="1lh" />
        <SkeletonText lines={8} />
        <SkeletonText lines={8} />
        <SkeletonText lines={8} />
      </Stack>
    </Loading>
  );
}
