import { Loading, Skeleton, Stack } from '../../ui';

/** Eight closed questions, as tall as real ones. */
export function FaqSkeleton() {
  return (
    <Loading>
      <Stack gap={1}>
        {Array.from({ length: 8 }, (_, item) => (
          <Skeleton key={item} height="4.125rem" />
        ))}
      </Stack>
    </Loading>
  );
}
