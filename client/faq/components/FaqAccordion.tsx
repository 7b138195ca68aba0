import { lazy, Suspense } from 'react';
import { SkeletonText } from '../../ui';
import { Accordion } from '../../ui/Accordion';
import type { FaqEntryFragment } from '../faq.gen';

const loadRichText = () => import('../../ui/RichText');
const RichText = lazy(async () => ({ default: (await loadRichText()).RichText }));

/**
 * The list as it folds out. The server sorts by order; equal orders stay as they came (decisions §6). The sanitiser is
 * asked for when a hand or the keyboard comes near a question, so that it neither delays the page nor the answer.
 */
export function FaqAccordion({ items }: { items: readonly FaqEntryFragment[] }) {
  return (
    <Accordion
      onApproach={() => void loadRichText().catch(() => undefined)}
      items={items
        .toSorted((one, other) => one.order - other.order)
        .map(({ id, question, answer }) => ({
          id,
          title: question,
          content: (
            <Suspense fallback={<SkeletonText lines={2} />}>
              <RichText html={answer} />
            </Suspense>
          ),
        }))}
    />
  );
}
