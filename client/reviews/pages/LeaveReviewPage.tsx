import { PageHeader } from '../../ui';

/** Stands in while the room is being built. */
export function LeaveReviewPage() {
  return <PageHeader title="LeaveReviewPage" />;
}
