/** All that bills and the roof need of this room: the ledger, what is due, and what is told of money. */
export { PAISA, toPaisa, toRupees } from './amounts.js';
export { PaymentEntry } from './entity.js';
export { CashUpClosed, CashUpReopened } from './cashup/events.js';
export { AttemptProblem, EntryKind, OnlineMethod, PaymentMethod } from './enums.js';
export { sumOpen, sumReceived } from './report.statements.js';
export {
  DepositAsked,
  OnlinePaymentBegun,
  OnlinePaymentHeld,
  PaymentCorrected,
  PaymentReceived,
  PaymentRefunded,
} from './events.js';
export { dueOf, lockPayable, type Payable, type PayableId } from './payable.js';
export { seesPayments } from './policy.js';
export { paymentsOf } from './service.js';
