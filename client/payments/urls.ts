/** Where this room lives: the page that a provider's way back ends on. */
export const paymentUrl = (id: string) => `/pay/${encodeURIComponent(id)}`;
/** The cash-up of a day, `2026-11-22`; of today without one. For admins. */
export const cashUpUrl = (day?: string): string => (day ? `/admin/cashUp?day=${day}` : '/admin/cashUp');
