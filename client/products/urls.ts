/** Where this room lives (public-site §2). */
export const productsUrl = '/products';
export const productUrl = (id: string) => `/products/${encodeURIComponent(id)}`;
