import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BillKind } from './bills.gen';

/** What a bill is, as it is above it. */
export const BILL_KINDS: Readonly<Record<BillKind, MessageDescriptor>> = {
  ESTIMATE: msg`Estimate`,
  RECEIPT: msg`Receipt`,
  TAX_INVOICE: msg`Tax invoice`,
  PAN_BILL: msg`Bill`,
  CREDIT_NOTE: msg`Credit note`,
};
