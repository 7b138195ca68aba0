import { forgetting } from '../../admin/kit/forgetting';

/** Whoever shows prices asks for them anew: the tables, a quote that is being written, and the page 'Services'. */
const forgetItems = forgetting('priceItemTable', 'priceItems', 'servicePrices');
const forgetTemplates = forgetting('priceTemplateTable', 'priceTemplates');

export const priceItemsChanged = { update: forgetItems, refetchQueries: ['PriceItemTable'] };
export const priceTemplatesChanged = { update: forgetTemplates, refetchQueries: ['PriceTemplateTable'] };
