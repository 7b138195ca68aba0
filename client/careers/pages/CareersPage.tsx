import { PageHeader } from '../../ui';

/** Stands in while the room is being built. */
export function CareersPage() {
  return <PageHeader title="CareersPage" />;
}
