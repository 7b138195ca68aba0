import { PageHeader } from '../../ui';

/** Stands in while the room is being built. */
export function TipsPage() {
  return <PageHeader title="TipsPage" />;
}
