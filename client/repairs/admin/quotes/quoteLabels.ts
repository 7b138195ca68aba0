import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DecisionWay, QuoteState } from '../detail/repairDetail.gen';

export const QUOTE_STATES: Readonly<Record<QuoteState, MessageDescriptor>> = {
  DRAFT: msg`Draft`,
  OFFERED: msg`Waiting for the customer`,
  APPROVED: msg`Approved`,
  REJECTED: msg`Rejected`,
  REPLACED: msg`Replaced by a later version`,
  WITHDRAWN: msg`Withdrawn`,
};

/** How the shop came to know what the customer has decided. */
export const DECISION_WAYS: Readonly<Record<DecisionWay, MessageDescriptor>> = {
  SITE: msg`on the site`,
  PHONE: msg`by the shop, on the phone`,
  COUNTER: msg`by the shop, in person`,
  LEGACY: msg`by the shop`,
  MIGRATED: msg`as the status said`,
};
