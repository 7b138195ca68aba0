import { PageHeader } from '../../ui';

/** Stands in while the room is being built. */
export function BlogPostPage() {
  return <PageHeader title="BlogPostPage" />;
}
