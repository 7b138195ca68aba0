import { PageHeader } from '../../ui';

/** Stands in while the room is being built. */
export function PrivacyPolicyPage() {
  return <PageHeader title="PrivacyPolicyPage" />;
}
