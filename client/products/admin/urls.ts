/** The certificate of warranty of a sold set: a page of its own, for the printer. */
export const productCertificatePath = '/admin/products/:id/warranty';
export const productCertificateUrl = (id: string) => `/admin/products/${encodeURIComponent(id)}/warranty`;
