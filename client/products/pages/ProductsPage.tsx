import { PageHeader } from '../../ui';

/** Stands in while the room is being built. */
export function ProductsPage() {
  return <PageHeader title="ProductsPage" />;
}
