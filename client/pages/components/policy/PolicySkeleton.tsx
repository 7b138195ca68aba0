import { Loading, Skeleton, SkeletonText, Stack } from '../../../ui';

/** The date and a screenful of paragraphs. */
export function PolicySkeleton() {
  return (
    <Loading>
      <Stack gap={4}>
        <Skeleton width="16rem" height="1lh" />
        <SkeletonText lines={6} />
        <SkeletonText lines={6} />
      </Stack>
    </Loading>
  );
}
