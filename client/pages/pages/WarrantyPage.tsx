import { PageHeader } from '../../ui';

/** Stands in while the room is being built. */
export function WarrantyPage() {
  return <PageHeader title="WarrantyPage" />;
}
