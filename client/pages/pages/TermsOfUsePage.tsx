import { PageHeader } from '../../ui';

/** Stands in while the room is being built. */
export function TermsOfUsePage() {
  return <PageHeader title="TermsOfUsePage" />;
}
