import { lazy } from 'react';

export { PAYMENT_METHODS } from './labels';

/** All that another room may import; it comes once there is something to pay or paid. */
export const PaymentCard = lazy(async () => ({ default: (await import('./public/PaymentCard')).PaymentCard }));

/** The same for a set that is kept for somebody. */
export const ProductPaymentCard = lazy(async () => ({
  default: (await import('./public/ProductPaymentCard')).ProductPaymentCard,
}));
