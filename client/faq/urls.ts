/** Where this room lives (public-site §2). */
export const faqUrl = '/faq';
/** `/faq?item={id}` opens that question. */
export const FAQ_ITEM = 'item';
