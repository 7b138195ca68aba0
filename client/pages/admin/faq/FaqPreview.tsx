import { useRenderedMarkup } from '../../../admin/kit/editor/markup';
import { FaqView } from '../../../faq';
import type { FaqPageContent } from './content';

/** The page as visitors will see it, with the questions that are there already. */
export function FaqPreview({ content }: { content: FaqPageContent }) {
  const body = useRenderedMarkup(content.body);
  return <FaqView page={{ ...content, body }} loading={false} />;
}
