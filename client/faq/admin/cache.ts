import { forgetting } from '../../admin/kit/forgetting';

/** Whoever shows the questions asks for them anew: visitors' page, table and page editor. */
export const forgetFaqItems = forgetting('faqItems', 'faqItemTable');

export const faqItemsChanged = { update: forgetFaqItems, refetchQueries: ['FaqItemTable'] };
