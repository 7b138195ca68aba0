import { Loading, Skeleton, Stack } from '../../ui';

/** As tall as the form of somebody who is signed in, whom we wait for. */
export function ReviewFormSkeleton() {
  return (
    <Loading>
      <Stack gap={2}>
        <Skeleton width="17rem" height="4.875rem" />
        <Skeleton height="10rem" />
        <Skeleton width="11rem" height="3rem" />
      </Stack>
    </Loading>
  );
}
