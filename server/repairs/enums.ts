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

registerEnumType(RepairStatus, { name: 'RepairStatus', description: 'Where a repair stands.' });
registerEnumType(TVType, { name: 'TVType', description: 'The kind of screen.' });
registerEnumType(DeliveryOption, {
  name: 'DeliveryOption',
  description: 'Whether the customer fetches the set or has it delivered for a fee that the shop quotes.',
});
