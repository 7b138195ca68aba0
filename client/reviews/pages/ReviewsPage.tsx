import { PageHeader } from '../../ui';

/** Stands in while the room is being built. */
export function ReviewsPage() {
  return <PageHeader title="ReviewsPage" />;
}
