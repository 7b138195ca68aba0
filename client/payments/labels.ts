import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Method = 'CASH' | 'BANK' | 'CARD' | 'ESEWA' | 'KHALTI' | 'FONEPAY' | 'OTHER';
type Kind = 'DEPOSIT' | 'PAYMENT' | 'REFUND' | 'CORRECTION';

/** How money came or went. */
export const PAYMENT_METHODS: Readonly<Record<Method, MessageDescriptor>> = {
  CASH: msg`Cash`,
  BANK: msg`Bank transfer`,
  CARD: msg`Card`,
  ESEWA: msg`eSewa`,
  KHALTI: msg`Khalti`,
  FONEPAY: msg`Fonepay QR`,
  OTHER: msg`Another way`,
};

/** What an entry is. */
export const ENTRY_KINDS: Readonly<Record<Kind, MessageDescriptor>> = {
  PAYMENT: msg`Payment`,
  DEPOSIT: msg`Deposit`,
  REFUND: msg`Refund`,
  CORRECTION: msg`Correction`,
};
