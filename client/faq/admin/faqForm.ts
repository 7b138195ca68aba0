import type { FaqItemInput, FaqItemRowFragment } from './faqAdmin.gen';

/** The fields of a question as its form has them; a number is a text until it is sent. */
export interface FaqValues {
  question: string;
  answer: string;
  category: string;
  order: string;
}

/** back-office §3: shown where a question has no category of its own. */
export const GENERAL = 'General';

export const valuesOf = ({ question, answer, category, order }: FaqItemRowFragment): FaqValues => ({
  question,
  answer,
  category,
  order: String(order),
});

/** @param order where it is to stand: behind the others */
export const newFaqItem = (order: number): FaqValues => ({
  question: '',
  answer: '',
  category: GENERAL,
  order: String(order),
});

/** @param version of the item that was edited, null for a new one */
export const toInput = ({ order, ...texts }: FaqValues, version: number | null): FaqItemInput => ({
  ...texts,
  // left empty, the server puts it behind the others
  order: order === '' ? null : Number(order),
  version,
});
