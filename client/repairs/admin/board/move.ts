import type { RepairRowFragment, RepairStatus } from '../repairsAdmin.gen';

/** A card on its way into another column, not yet saved. */
export interface Move {
  repair: RepairRowFragment;
  to: RepairStatus;
}

/** The usual way through the workshop. Who answers a quote by phone approves it more often than not. */
const NEXT: Partial<Record<RepairStatus, RepairStatus>> = {
  REQUESTED: 'PICKED_UP',
  PICKED_UP: 'DIAGNOSING',
  DIAGNOSING: 'DIAGNOSED',
  DIAGNOSED: 'QUOTE_APPROVED',
  QUOTE_APPROVED: 'REPAIRING',
  REPAIRING: 'REPAIRED',
  REPAIRED: 'DELIVERED',
};

/** Where a repair most likely goes next; where it stands, if it has arrived or its way ends. */
export const nextStatus = (status: RepairStatus): RepairStatus => NEXT[status] ?? status;
