import { PageHeader } from '../../ui';

/** Stands in while the room is being built. */
export function AboutPage() {
  return <PageHeader title="AboutPage" />;
}
