import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BillLineLabel } from '../bills.gen';

/** What a line is where the shop has not written it itself. */
export const LINE_LABELS: Readonly<Record<BillLineLabel, MessageDescriptor>> = {
  REPAIR: msg`Repair`,
  DELIVERY: msg`Delivery charge`,
  CHANGE: msg`Difference from the quote`,
  DEPOSIT: msg`Deposit`,
  PAYMENT: msg`Payment`,
  REFUND: msg`Refund`,
  CORRECTION: msg`Correction`,
};
