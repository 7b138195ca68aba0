import { PageHeader } from '../../ui';

/** Stands in while the room is being built. */
export function WhyChooseUsPage() {
  return <PageHeader title="WhyChooseUsPage" />;
}
