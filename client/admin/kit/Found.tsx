import type { ComponentProps, ReactNode } from 'react';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui';

interface FoundProps<Thing> {
  /** Undefined while it is on its way, null where it is gone. */
  thing: Thing | null | undefined;
  failure: ComponentProps<typeof ErrorState> | null;
  /** What is said where it is gone; left out for what is always there. */
  gone?: ReactNode;
  /** Of what keeps its place: '24rem'. */
  height: string;
  children: (thing: Thing) => ReactNode;
}

/** One thing in the four states of its question: there, gone, failed, on its way. */
export function Found<Thing>({ thing, failure, gone, height, children }: FoundProps<Thing>) {
  if (thing !== null && thing !== undefined) return children(thing);
  if (thing === null) return <EmptyState title={gone} />;
  if (failure) return <ErrorState {...failure} />;
  return (
    <Loading>
      <Skeleton height={height} />
    </Loading>
  );
}
