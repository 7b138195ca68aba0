import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RepairStatus } from './repairs.gen';

/** Each status in one sentence, for whoever does not know the trade's words. */
export const statusMeanings: Record<RepairStatus, MessageDescriptor> = {
  REQUESTED: msg`We have the request. Next, we come and pick up the set.`,
  PICKED_UP: msg`The set is with us and waits for a technician.`,
  DIAGNOSING: msg`A technician is looking for the fault.`,
  DIAGNOSED: msg`We know what is wrong. Nothing is repaired before the price is agreed.`,
  QUOTE_APPROVED: msg`The price is agreed. The repair can begin.`,
  QUOTE_REJECTED: msg`The price was declined, so nothing will be repaired.`,
  REPAIRING: msg`The set is on the bench and being repaired.`,
  REPAIRED: msg`It works again. What is left is the way home.`,
  DELIVERED: msg`The set is back home.`,
  CANCELLED: msg`This request was cancelled.`,
};
