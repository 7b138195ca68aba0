import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OnlinePaymentProblem, OnlinePaymentState } from './paymentsAdmin.gen';

/** How far a payment on the site is. */
export const ATTEMPT_STATES: Readonly<Record<OnlinePaymentState, MessageDescriptor>> = {
  CREATED: msg`Begun`,
  PENDING: msg`On its way`,
  PAID: msg`Paid`,
  CANCELLED: msg`Not paid`,
  EXPIRED: msg`Time was up`,
  UNKNOWN: msg`Unknown`,
};

/** What somebody has to look at. */
export const ATTEMPT_PROBLEMS: Readonly<Record<OnlinePaymentProblem, MessageDescriptor>> = {
  WRONG_AMOUNT: msg`The payment service names another amount. Please compare with its dashboard.`,
  WRONG_ORDER: msg`The payment service names another order. Please compare with its dashboard.`,
  REFUSED: msg`The payment service refuses the question. Its settings may be wrong.`,
  SILENT: msg`The payment service does not answer.`,
  PARTLY_REFUNDED: msg`A part was given back there. Please enter the amount as a refund.`,
};
