import type { RepairDetailViewFragment } from '../detail/repairDetail.gen';

const typename = (type: string) => ({ __typename: type });

/** A record as the workshop reads it: diagnosed, of a customer with an account. */
export const adminRepair = (change: Partial<RepairDetailViewFragment> = {}) => ({
  ...typename('Repair'),
  id: '7K3M9QXT2BWD',
  version: 3,
  status: 'REQUESTED' as const,
  userName: 'Sita Sharma',
  contactNumber: '984-1234567',
  owner: { ...typename('RepairOwner'), id: 'u7', name: 'Sita Sharma', username: 'sita', email: 'sita@example.com' },
  tvType: 'OLED' as const,
  brand: 'Sony',
  model: 'XR-55',
  issueDescription: 'No picture,\nonly sound',
  issueImageUrls: [],
  pickupAddress: 'Baneshwor 10',
  pickupCoordinates: null,
  preferredPickupTime: '2026-07-05T08:45:30.000Z',
  promisedDate: '2026-07-08T10:15:00.000Z',
  isOverdue: true,
  deliveryOption: 'DELIVERY_REQUESTED' as const,
  deliveryCharge: null,
  estimatedCost: null,
  approvedCost: null,
  actualCost: null,
  costReason: null,
  warrantyFrom: null,
  quotes: [],
  isPublic: false,
  customerFeedback: '',
  adminNotes: 'Ask for the remote',
  submissionDate: '2026-07-04T08:45:00.000Z',
  lastUpdateDate: '2026-07-04T08:45:00.000Z',
  history: [
    {
      ...typename('RepairStatusEvent'),
      id: 'e1',
      status: 'REQUESTED' as const,
      occurredAt: '2026-07-04T08:45:00.000Z',
      note: 'Brought in by a friend',
      changedBy: 'Hari',
    },
  ],
  ...change,
});
