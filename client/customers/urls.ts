/** Who has been to the shop. */
export const customersUrl = '/admin/customers';

/** All that is known of somebody. @param who the id of their account, an email address, or a phone number however it is written */
export const customerUrl = (who: string) => `${customersUrl}?view=${encodeURIComponent(who)}`;
