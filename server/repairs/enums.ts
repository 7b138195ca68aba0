import { registerEnumType } from 'type-graphql';

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

/** Where nothing is left to be done. */
export const CLOSED_STATUSES: readonly RepairStatus[] = [
  RepairStatus.DELIVERED,
  RepairStatus.CANCELLED,
  RepairStatus.QUOTE_REJECTED,
];

/** Where the workshop has kept its promise, or has none to keep. */
export const NEVER_OVERDUE: readonly RepairStatus[] = [RepairStatus.REPAIRED, ...CLOSED_STATUSES];

export enum TVType {
  LED = 'LED',
  LCD = 'LCD',
  OLED = 'OLED',
  QLED = 'QLED',
  PLASMA = 'PLASMA',
  CRT = 'CRT',
  OTHER = 'OTHER',
}

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

registerEnumType(RepairStatus, { name: 'RepairStatus', description: 'Where a repair stands.' });
registerEnumType(TVType, { name: 'TVType', description: 'The kind of screen.' });
registerEnumType(DeliveryOption, {
  name: 'DeliveryOption',
  description: 'Whether the customer fetches the set or has it delivered for a fee that the shop quotes.',
});
registerEnumType(QuoteDecision, { name: 'QuoteDecision', description: "A customer's answer to a quote." });
registerEnumType(QuoteAccess, {
  name: 'QuoteAccess',
  description: 'Who may decide a quote.',
  valuesConfig: {
    ALLOWED: { description: 'The caller.' },
    CONTACT_NUMBER: { description: 'Whoever also gives the contact number of the record.' },
    LOG_IN: { description: 'The owner of the record, who has to log in.' },
    NONE: { description: "Nobody: there is no quote to decide, or it is somebody else's." },
  },
});
