import { Loading, Skeleton, Stack } from '../../ui';

/** Six closed tips, as tall as real ones. */
export function TipSkeleton() {
  return (
    <Loading>
      <Stack gap={1}>
        {Array.from({ length: 6 }, (_, tip) => (
          <Skeleton key={tip} height="4.125rem" />
        ))}
      </Stack>
    </Loading>
  );
}
