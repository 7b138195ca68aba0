import type { Subscriber } from '../core/context.js';
import { on } from '../core/events.js';
import { ProductReleased } from '../products/index.js';
import { forgetDeposit } from './service.js';

export const paymentSubscribers: readonly Subscriber[] = [
  // whoever it is kept for next is asked anew
  on(ProductReleased, (ctx, { event }) => forgetDeposit(ctx, event.subjectId)),
];
