import { PageHeader } from '../../ui';

/** Stands in while the room is being built. */
export function ServicesPage() {
  return <PageHeader title="ServicesPage" />;
}
