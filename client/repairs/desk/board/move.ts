import type { RepairRowFragment, RepairStatus } from '../repairsDesk.gen';

/** A card on its way into another column, not yet saved. */
export interface Move {
  repair: RepairRowFragment;
  to: RepairStatus;
}
