import type { Unmasked } from '@apollo/client';
import type { FullRepairQuery, RepairAbilitiesFragment, TrackedRepairViewFragment } from '../repairs.gen';

export const ID = '7K3M9QXT2BWD';

/** What a stranger may do with a record: nothing. */
const stranger: RepairAbilitiesFragment = {
  decideQuote: 'NONE',
  manage: false,
  readInFull: false,
  seeDetailsWithContactNumber: false,
  setVisibility: false,
  writeFeedback: false,
};

export const abilities = (able: Partial<RepairAbilitiesFragment> = {}) => ({
  __typename: 'RepairAbilities',
  ...stranger,
  ...able,
});

/** The owner's, of a record with or without a quote to decide. */
export const ownersAbilities = (able: Partial<RepairAbilitiesFragment> = {}) =>
  abilities({ readInFull: true, setVisibility: true, writeFeedback: true, ...able });

export const event = (id: string, status: string, note: string | null = null) => ({
  __typename: 'RepairStatusEvent',
  id,
  status,
  occurredAt: '2026-07-04T08:45:00Z',
  note,
});

type Shape = Omit<Unmasked<TrackedRepairViewFragment>, 'history' | 'abilities'> & {
  history: unknown[];
  abilities: unknown;
};

/** A set with a quote, as whoever holds its id sees it. */
export const tracked = (change: Partial<Shape> = {}) => ({
  __typename: 'TrackedRepair',
  id: ID,
  status: 'DIAGNOSED',
  tvType: 'OLED',
  brand: 'Sony',
  model: 'XR-55',
  userName: 'Sita S.',
  issueDescription: 'x'.repeat(100),
  submissionDate: '2026-07-04T08:45:00Z',
  lastUpdateDate: '2026-07-04T08:45:00Z',
  preferredPickupTime: '2026-07-05T08:45:00Z',
  deliveryOption: 'DELIVERY_REQUESTED',
  deliveryCharge: null,
  estimatedCost: 2500,
  actualCost: null,
  isPublic: false,
  history: [event('1', 'REQUESTED'), event('2', 'DIAGNOSED', 'Two strips are burnt out.')],
  abilities: abilities(),
  ...change,
});

/** The same set in full. */
export const fullRepair = (change: Partial<NonNullable<Unmasked<FullRepairQuery>['repair']>> = {}) => ({
  __typename: 'Repair',
  id: ID,
  userName: 'Sita Sharma',
  contactNumber: '९८४१-२३४५६७',
  pickupAddress: 'House 12, Baneshwor',
  issueDescription: 'It hums, and there are lines on the left.',
  issueImageUrls: [],
  customerFeedback: '',
  ...change,
});
