import { Loading, Skeleton, Stack } from '../../ui';

/** Six closed questions, as tall as real ones. */
export function FaqSkeleton() {
  return (
    <Loading>
      <Stack gap={1}>
        {Array.from({ length: 6 }, (_, item) => (
          <Skeleton key={item} height="4.125rem" />
        ))}
      </Stack>
    </Loading>
  );
}
