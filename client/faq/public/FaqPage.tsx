import { FaqView } from './FaqView';
import { useFaqContentQuery } from '../faq.gen';

/** Questions and answers, sorted by order, one open at a time (public-site §2, FAQ), under the owner's own header. */
export function FaqPage() {
  const content = useFaqContentQuery();
  // The list does not need the words around it.
  const page = (content.data ?? content.previousData)?.faqPage;
  return <FaqView page={page} loading={page === undefined && !content.error} />;
}
