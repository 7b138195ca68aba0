import type { Room } from '../room.js';
import { CashUp } from './cashup/entity.js';
import { CashUpResolver } from './cashup/resolver.js';
import { cashUpRoutes } from './cashup/rest.js';
import { cashUpTable } from './cashup/table.js';
import { tableResolver } from '../http/graphql/table.resolver.js';
import { AskedDeposit, PaymentAttempt, PaymentEntry } from './entity.js';
import { askOn } from './online/service.js';
import { MoneyOfRepairResolver, MoneyOfTrackedRepairResolver, MoneyResolver, PaymentResolver } from './resolver.js';
import { paymentRoutes } from './rest.js';
import { paymentSubscribers } from './subscribers.js';
import { paymentTable } from './table.js';

/** What was paid for repairs and sets, at the counter and on the site. */
export const payments: Room = {
  entities: [PaymentAttempt, PaymentEntry, AskedDeposit, CashUp],
  resolvers: [
    MoneyOfRepairResolver,
    MoneyOfTrackedRepairResolver,
    MoneyResolver,
    PaymentResolver,
    CashUpResolver,
    tableResolver(paymentTable),
    tableResolver(cashUpTable),
  ],
  partTypes: ['PaymentFormField'],
  ownTypes: {
    Money: ['payments'],
    TrackedMoney: ['payments'],
    PaymentEntry: ['payments'],
    LedgerEntry: ['payments'],
    OnlinePayment: ['payments'],
    BegunPayment: ['payments'],
  },
  routes: [...paymentRoutes, ...cashUpRoutes],
  listeners: paymentSubscribers,
  tags: [{ name: 'Payments', description: 'The ledger, and payments on the site.' }],
  jobs: [askOn],
};
