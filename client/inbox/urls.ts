/** Where the shop reads its messages: all of them, or one, open over the list. */
export const newMessagesUrl = '/admin/inbox?status=NEW';
export const messageUrl = (id: string) => `/admin/inbox?view=${encodeURIComponent(id)}`;
