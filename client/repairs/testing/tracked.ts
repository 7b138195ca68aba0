import type { Unmasked } from '@apollo/client';
import type {
  FullRepairQuery,
  QuotePartsFragment,
  RepairAbilitiesFragment,
  TrackedRepairViewFragment,
} from '../repairs.gen';

export const ID = '7K3M9QXT2BWD';

/** What a stranger may do with a record: nothing. */
const stranger: RepairAbilitiesFragment = {
  decideQuote: 'NONE',
  manage: false,
  readInFull: false,
  seeDetailsWithContactNumber: false,
  seeSet: false,
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

type Shape = Omit<Unmasked<TrackedRepairViewFragment>, 'history' | 'quotes' | 'abilities'> & {
  history: unknown[];
  quotes: unknown[];
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
  approvedCost: null,
  actualCost: null,
  costReason: null,
  quotes: [],
  coverage: [],
  money: null,
  isPublic: false,
  history: [event('1', 'REQUESTED'), event('2', 'DIAGNOSED', 'Two strips are burnt out.')],
  abilities: abilities(),
  ...change,
});

type Line = QuotePartsFragment['lines'][number];

export const quoteLine = (place: number, text: string, amount: number, change: Partial<Line> = {}) => ({
  __typename: 'QuoteLine',
  place,
  kind: 'PART',
  text,
  quantity: 1,
  unitPrice: amount,
  amount,
  isOptional: false,
  isLeftOut: false,
  warrantyMonths: 0,
  warrantyUntil: null,
  photoUrl: null,
  coveredUntil: null,
  coveredBy: null,
  startsWarrantyAgain: false,
  ...change,
});

/** A version of a quote that waits for an answer. */
export const offered = (
  version: number,
  lines: ReturnType<typeof quoteLine>[],
  change: Partial<Omit<QuotePartsFragment, 'lines'>> = {},
) => {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return {
    __typename: 'TrackedQuote',
    version,
    state: 'OFFERED',
    total,
    chosenTotal: total,
    note: null,
    validUntil: '2026-07-18T08:45:00Z',
    isExpired: false,
    decidedAt: null,
    decidedVia: null,
    lines,
    ...change,
  };
};

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
