import { PageHeader } from '../../ui';

/** Stands in while the room is being built. */
export function ProductPage() {
  return <PageHeader title="ProductPage" />;
}
