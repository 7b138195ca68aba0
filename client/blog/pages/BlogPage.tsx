import { PageHeader } from '../../ui';

/** Stands in while the room is being built. */
export function BlogPage() {
  return <PageHeader title="BlogPage" />;
}
