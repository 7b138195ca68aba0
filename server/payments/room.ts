import type { Room } from '../room.js';
import { AskedDeposit, PaymentAttempt, PaymentEntry } from './entity.js';
import { askOn } from './online/service.js';
import { MoneyOfRepairResolver, MoneyOfTrackedRepairResolver, MoneyResolver, PaymentResolver } from './resolver.js';
import { paymentRoutes } from './rest.js';

/** What was paid for repairs and sets, at the counter and on the site. */
export const payments: Room = {
  entities: [PaymentAttempt, PaymentEntry, AskedDeposit],
  resolvers: [MoneyOfRepairResolver, MoneyOfTrackedRepairResolver, MoneyResolver, PaymentResolver],
  partTypes: ['PaymentFormField'],
  ownTypes: {
    Money: ['payments'],
    TrackedMoney: ['payments'],
    PaymentEntry: ['payments'],
    OnlinePayment: ['payments'],
    BegunPayment: ['payments'],
  },
  routes: paymentRoutes,
  tags: [{ name: 'Payments', description: 'The ledger, and payments on the site.' }],
  jobs: [askOn],
};
