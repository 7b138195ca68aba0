import { describedEnum } from '../core/entities/describedEnum.js';

/** In the order of the work (public-site §4); the database sorts by it, too. */
export enum RepairStatus {
  REQUESTED = 'REQUESTED',
  PICKED_UP = 'PICKED_UP',
  DIAGNOSING = 'DIAGNOSING',
  DIAGNOSED = 'DIAGNOSED',
  QUOTE_APPROVED = 'QUOTE_APPROVED',
  QUOTE_REJECTED = 'QUOTE_REJECTED',
  REPAIRING = 'REPAIRING',
  REPAIRED = 'REPAIRED',
  DELIVERED = 'DELIVERED',
  CANCELLED = 'CANCELLED',
}

/** What a status is called on screen (public-site §3). */
export const STATUS_LABELS: Record<RepairStatus, string> = {
  [RepairStatus.REQUESTED]: 'Requested',
  [RepairStatus.PICKED_UP]: 'Picked Up',
  [RepairStatus.DIAGNOSING]: 'Diagnosing',
  [RepairStatus.DIAGNOSED]: 'Diagnosed - Quote Pending',
  [RepairStatus.QUOTE_APPROVED]: 'Quote Approved - Repairing',
  [RepairStatus.QUOTE_REJECTED]: 'Quote Rejected',
  [RepairStatus.REPAIRING]: 'Repairing',
  [RepairStatus.REPAIRED]: 'Repaired - Pending Delivery/Pickup',
  [RepairStatus.DELIVERED]: 'Delivered',
  [RepairStatus.CANCELLED]: 'Cancelled',
};

/** Where the customer has agreed to the price, or the shop has said so for them by going on. */
export const AGREED_STATUSES: readonly RepairStatus[] = [
  RepairStatus.QUOTE_APPROVED,
  RepairStatus.REPAIRING,
  RepairStatus.REPAIRED,
  RepairStatus.DELIVERED,
];

/** Where a quote that waits can be decided: the set was diagnosed, and nothing is called off. */
export const DECIDABLE_STATUSES: readonly RepairStatus[] = [
  RepairStatus.DIAGNOSED,
  RepairStatus.QUOTE_REJECTED,
  ...AGREED_STATUSES,
];

/** Where nothing is left to be done. */
export const CLOSED_STATUSES: readonly RepairStatus[] = [
  RepairStatus.DELIVERED,
  RepairStatus.CANCELLED,
  RepairStatus.QUOTE_REJECTED,
];

/** Where the workshop has kept its promise, or has none to keep. */
export const NEVER_OVERDUE: readonly RepairStatus[] = [RepairStatus.REPAIRED, ...CLOSED_STATUSES];

/** The values are REST's spelling; GraphQL names have no hyphen. */
export enum DeliveryOption {
  PICKUP = 'pickup',
  DELIVERY_REQUESTED = 'delivery-requested',
}

/** A customer's answer to a quote (decisions §4). */
export enum QuoteDecision {
  APPROVE = 'APPROVE',
  REJECT = 'REJECT',
}

export enum QuoteAccess {
  ALLOWED = 'ALLOWED',
  CONTACT_NUMBER = 'CONTACT_NUMBER',
  LOG_IN = 'LOG_IN',
  NONE = 'NONE',
}

describedEnum(RepairStatus, 'RepairStatus', 'Where a repair stands.', {
  REQUESTED: 'Asked for; the set is still with the customer. Each repair begins here.',
  PICKED_UP: 'The shop has the set.',
  DIAGNOSING: 'The workshop is finding out what is wrong.',
  DIAGNOSED: 'The fault is known; with an estimated cost, it is for the customer to approve or reject.',
  QUOTE_APPROVED: 'The customer has agreed to the estimated cost.',
  QUOTE_REJECTED: 'The customer does not want it repaired at that cost.',
  REPAIRING: 'The workshop is at it.',
  REPAIRED: 'It works again, and waits to be fetched or delivered.',
  DELIVERED: 'The customer has it back.',
  CANCELLED: 'Called off; nothing more is done.',
});
describedEnum(
  DeliveryOption,
  'DeliveryOption',
  'Whether the customer fetches the set or has it delivered for a fee that the shop quotes.',
  {
    PICKUP: 'The customer fetches it from the shop.',
    DELIVERY_REQUESTED: 'The shop brings it, for the delivery charge that it quotes.',
  },
);
describedEnum(QuoteDecision, 'QuoteDecision', "A customer's answer to a quote.", {
  APPROVE: 'The shop may repair it at that cost.',
  REJECT: 'It is not to be repaired at that cost.',
});
describedEnum(QuoteAccess, 'QuoteAccess', 'Who may decide a quote.', {
  ALLOWED: 'The caller.',
  CONTACT_NUMBER: 'Whoever also gives the contact number of the record.',
  LOG_IN: 'The owner of the record, who has to log in.',
  NONE: "Nobody: there is no quote to decide, or it is somebody else's.",
});
