/** All that the roof needs of this room: what is told of money. */
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
