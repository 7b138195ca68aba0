import type { Repair } from '../repairs/entity.js';
import { RepairStatus } from '../repairs/enums.js';

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

export interface Words {
  title: string;
  message: string;
}

const deviceOf = ({ brand, model }: Repair) => (model ? `${brand} ${model}` : brand);

/** Grouped the local way: Rs. 1,25,000 (decisions §11). */
const rupees = (amount: number) => `Rs. ${amount.toLocaleString('en-IN')}`;

export const newRepair = (repair: Repair): Words => ({
  title: 'New repair request',
  message: `${deviceOf(repair)} from ${repair.userName}.`,
});

export const statusChanged = (repair: Repair, status: RepairStatus): Words => ({
  title: 'Repair update',
  message: `Your ${deviceOf(repair)} is now: ${STATUS_LABELS[status]}.`,
});

export const quoteReady = (repair: Repair, cost: number): Words => ({
  title: 'Your quote is ready',
  message: `Repairing your ${deviceOf(repair)} would cost ${rupees(cost)}. Please approve or reject the quote.`,
});

export const quoteDecided = (repair: Repair, decision: 'APPROVE' | 'REJECT', cost: number): Words => {
  const verb = decision === 'APPROVE' ? 'approved' : 'rejected';
  return { title: `Quote ${verb}`, message: `${deviceOf(repair)}: the customer ${verb} the quote of ${rupees(cost)}.` };
};

export const visibilityChanged = (repair: Repair, isPublic: boolean): Words =>
  isPublic
    ? {
        title: 'Repair made public',
        message: `Your ${deviceOf(repair)} now stands in the public records, with your name shortened. You can change this at any time.`,
      }
    : { title: 'Repair made private', message: `Your ${deviceOf(repair)} no longer stands in the public records.` };
