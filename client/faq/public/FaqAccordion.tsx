import { useLocation } from 'react-router-dom';
import { Accordion } from '../../ui/Accordion';
import { LazyRichText, prepareRichText } from '../../ui/LazyRichText';
import type { FaqListQuery } from '../faq.gen';
import { FAQ_ITEM } from '../urls';

interface FaqAccordionProps {
  items: FaqListQuery['faqItems'];
  /** What a question is below the titles of its page. */
  heading: 'h2' | 'h3';
}

/**
 * The list as it folds out. The server sorts by order; equal orders stay as they came (decisions §6). The sanitiser is
 * asked for when a hand or the keyboard comes near a question, so that it neither delays the page nor the answer. The
 * address may name the question that is to be open.
 */
export function FaqAccordion({ items, heading }: FaqAccordionProps) {
  const arrival = useLocation();
  const id = new URLSearchParams(arrival.search).get(FAQ_ITEM);
  return (
    <Accordion
      heading={heading}
      wanted={id === null ? undefined : { id, arrival }}
      onApproach={prepareRichText}
      items={items
        .toSorted((one, other) => one.order - other.order)
        .map(({ id, question, answer }) => ({ id, title: question, content: () => <LazyRichText html={answer} /> }))}
    />
  );
}
