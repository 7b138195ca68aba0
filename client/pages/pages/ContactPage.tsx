import { PageHeader } from '../../ui';

/** Stands in while the room is being built. */
export function ContactPage() {
  return <PageHeader title="ContactPage" />;
}
