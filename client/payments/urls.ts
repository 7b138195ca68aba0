/** Where this room lives: the page that a provider's way back ends on. */
export const paymentUrl = (id: string) => `/pay/${encodeURIComponent(id)}`;
