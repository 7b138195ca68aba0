import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RepairStatus } from './repairs.gen';

/** Each status in one sentence, for whoever does not know the trade's words. */
export const statusMeanings: Record<RepairStatus, MessageDescriptor> = {
  REQUESTED: msg`We have the request. Next, we come and pick up the TV.`,
  PICKED_UP: msg`The TV is with us and waiting for a technician.`,
  DIAGNOSING: msg`A technician is looking for the fault.`,
  DIAGNOSED: msg`We know what is wrong. Nothing is repaired before the price is agreed.`,
  QUOTE_APPROVED: msg`The price is agreed. The repair can begin.`,
  QUOTE_REJECTED: msg`The price was declined, so nothing will be repaired.`,
  REPAIRING: msg`The TV is on the bench and being repaired.`,
  REPAIRED: msg`It works again. All that is left is to bring it home.`,
  DELIVERED: msg`The TV is back home.`,
  CANCELLED: msg`This request was cancelled.`,
};
