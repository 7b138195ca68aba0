/** Where this room lives (public-site §2). */
export const productsUrl = '/products';
/** A product in the admin's list, its form open; found by its name. */
export const productFormUrl = (id: string, name: string) =>
  `/admin/products?${new URLSearchParams({ search: name, edit: id }).toString()}`;
export const productUrl = (id: string) => `/products/${encodeURIComponent(id)}`;
